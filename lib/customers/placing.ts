import { isUuid } from '@/lib/staff/row';

/** What staff say of the company of a customer. */
export type Placing =
  /** `company`: where the page showed the colleague; somebody who has left it since brings nobody elsewhere. */
  | { kind: 'join'; customer: string; colleague: string; company?: string }
  | { kind: 'leave'; customer: string; company: string }
  | ({ kind: 'undo' } & Placed);

/** Where a customer was put, and what was said of them before. */
export interface Placed {
  customer: string;
  company: string;
  before: string | null;
}

type Fields = Record<string, unknown>;

const emptyOrUuid = (value: unknown) => (value === '' || value === undefined ? null : value);

/** Where somebody was put by what stands in an address or a form; null for anything else. */
export function readPlaced({ customer, company, before }: Fields): Placed | null {
  const given = emptyOrUuid(before);
  return isUuid(customer) && isUuid(company) && (given === null || isUuid(given))
    ? { customer, company, before: given }
    : null;
}

/** The same as parameters of an address, so that the way back works without script. */
export const placedQuery = ({ customer, company, before }: Placed): Record<string, string> => ({
  customer,
  company,
  ...(before === null ? {} : { before }),
});

/** Reads what a button sends; null for anything that makes no sense. */
export function readPlacing(fields: Fields): Placing | null {
  const { kind, customer, colleague, company } = fields;
  if (!isUuid(customer)) return null;
  if (kind === 'join') {
    if (!isUuid(colleague)) return null;
    if (company === undefined) return { kind, customer, colleague };
    return isUuid(company) ? { kind, customer, colleague, company } : null;
  }
  if (kind === 'leave') return isUuid(company) ? { kind, customer, company } : null;
  const placed = kind === 'undo' ? readPlaced(fields) : null;
  return placed && { kind: 'undo', ...placed };
}
