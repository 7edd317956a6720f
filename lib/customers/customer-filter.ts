/** The list of customers by its address. */
export interface CustomerFilter {
  text: string;
  /** Counts from 1. */
  page: number;
}

export const customerPageSize = 50;

/** Reads the filter of an address; what makes no sense is left out. */
export function readCustomerFilter(query: Record<string, unknown>): CustomerFilter {
  const text = typeof query.q === 'string' ? query.q.trim().slice(0, 100) : '';
  const page = Number(query.page);
  return { text, page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1 };
}

/** The same filter as parameters of an address. */
export function customerQuery({ text, page }: CustomerFilter): Record<string, string> {
  return { ...(text === '' ? {} : { q: text }), ...(page > 1 ? { page: String(page) } : {}) };
}
