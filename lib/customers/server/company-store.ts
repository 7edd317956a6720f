import 'server-only';
import { z } from 'zod';
import type { Staff } from '@/lib/staff/staff';
import { ask } from '@/lib/supabase/ask';
import { type Company, type CompanyList, companyListShape, companyPageSize, companyShape } from '../company';
import { type CustomerFilter, customerPageSize, searchedFor } from '../customer-filter';
import type { Placed, Placing } from '../placing';

const timeoutMilliseconds = 10_000;

/**
 * A page of the companies that there is more to see of than of one customer, the latest contact first.
 *
 * @throws DatabaseAwayError
 */
export function listCompanies(_staff: Staff, { text, page }: CustomerFilter): Promise<CompanyList> {
  const take = customerPageSize;
  const filter = { ...searchedFor(text), take, skip: (page - 1) * take };
  return ask('list_companies', { filter }, companyListShape, timeoutMilliseconds);
}

/**
 * All of a company with a page of what its people asked for; null when nobody is of it.
 *
 * @throws DatabaseAwayError
 */
export async function findCompany(
  _staff: Staff,
  id: string,
  page: number,
  take = companyPageSize,
): Promise<Company | null> {
  const wanted = { id, take, skip: (page - 1) * take };
  return ask('find_company', { wanted }, companyShape.nullable(), timeoutMilliseconds);
}

const placed = z.discriminatedUnion('status', [
  z.object({ status: z.literal('ok'), company: z.string().nullable(), before: z.string().nullable() }),
  z.object({ status: z.enum(['unknown', 'invalid', 'forbidden']) }),
]);

/**
 * Puts a customer into the company of a colleague, takes them out of theirs, or takes either back.
 *
 * @returns what takes it back; null where nothing is left to say
 * @throws DatabaseAwayError
 */
export async function placeCustomer(
  staff: Staff,
  wanted: Placing,
): Promise<{ status: 'ok'; placed: Placed | null } | { status: 'unknown' | 'invalid' | 'forbidden' }> {
  const answer = await ask('place_customer', { actor: staff.viewer.id, wanted }, placed, timeoutMilliseconds);
  if (answer.status !== 'ok') return answer;
  const { company, before } = answer;
  return { status: 'ok', placed: company === null ? null : { customer: wanted.customer, company, before } };
}
