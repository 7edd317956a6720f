import { z } from 'zod';
import type { StaffArea } from './areas';
import { readPageNumber } from './page-number';

/** Lines of a register on a page. */
export const registerPageSize = 50;

// As many as the database gives at once.
const longestExport = 50_000;

/** A list of the back office that is only read and filtered: its area, the function that reads it, and what that answers. */
export interface Register {
  area: StaffArea;
  list: 'list_cookie_consents' | 'list_newsletter_subscriptions' | 'list_job_applications';
  /** By the name of each filter: whether a value is one of its own. */
  filters: Record<string, (value: string) => boolean>;
  shape: z.ZodType<{ total: number; rows: readonly { id: string }[] }>;
}

/** What a register holds of what was asked for. */
export type Found<Kind extends Register> = z.output<Kind['shape']>;

/** What an address asks of a register: its filters as text, those without a value left out, and the page from 1 on. */
export interface RegisterQuery {
  filters: Record<string, string>;
  page: number;
}

const value = z.string().trim().min(1).max(100);

/** The filters and the page of an address; filters that the register does not know are as if they were not there. */
export function readRegisterQuery(
  query: Record<string, unknown>,
  { filters: known }: Pick<Register, 'filters'>,
): RegisterQuery {
  const filters = Object.entries(known).flatMap(([name, isKnown]) => {
    const read = value.safeParse(query[name]);
    // A NUL may stand in no text of the database.
    return read.success && !read.data.includes('\0') && isKnown(read.data) ? [[name, read.data]] : [];
  });
  return { filters: Object.fromEntries(filters), page: readPageNumber(query.page) };
}

/** The parameters that lead to a page of the same list again. */
export function registerAddress(filters: Record<string, string>, page = 1): Record<string, string> {
  return page === 1 ? filters : { ...filters, page: String(page) };
}

/** What the database function of a register takes for one page of it. */
export function pageFilter({ filters, page }: RegisterQuery): Record<string, string | number> {
  return { ...filters, limit: registerPageSize, offset: (page - 1) * registerPageSize };
}

/** What it takes for an export of everything found. */
export function exportFilter({ filters }: RegisterQuery): Record<string, string | number> {
  return { ...filters, limit: longestExport };
}
