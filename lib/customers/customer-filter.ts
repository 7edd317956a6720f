import { phoneDigitsOf } from '@/lib/forms/phone-search';
import { readVatNumber } from '@/lib/offers/vat-number';
import { readPageNumber } from '@/lib/staff/page-number';

/** The list of customers by its address. */
export interface CustomerFilter {
  text: string;
  /** Counts from 1. */
  page: number;
}

export const customerPageSize = 50;

/** What was typed into a search, as an address holds it; empty when it makes no sense. */
export const readSearch = (raw: unknown): string => (typeof raw === 'string' ? raw.trim().slice(0, 100) : '');

/** What was typed, as the database looks for it. */
export const searchedFor = (text: string): { text: string; vatNumber: string | null } => ({
  // A number is looked for as it is stored, however it was read from the display of a telephone.
  text: phoneDigitsOf(text) ?? text,
  // So is a VAT number, which documents print with points.
  vatNumber: readVatNumber(text),
});

/** Reads the filter of an address; what makes no sense is left out. */
export function readCustomerFilter(query: Record<string, unknown>): CustomerFilter {
  return { text: readSearch(query.q), page: readPageNumber(query.page) };
}

/** The same filter as parameters of an address. */
export function customerQuery({ text, page }: CustomerFilter): Record<string, string> {
  return { ...(text === '' ? {} : { q: text }), ...(page > 1 ? { page: String(page) } : {}) };
}
