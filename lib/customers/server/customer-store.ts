import 'server-only';
import { cache } from 'react';
import { z } from 'zod';
import type { Staff } from '@/lib/staff/staff';
import { ask } from '@/lib/supabase/ask';
import {
  type Customer,
  type CustomerList,
  customerListShape,
  customerShape,
  type KnownVatNumber,
  knownVatNumberShape,
} from '../customer';
import { type CustomerFilter, customerPageSize, searchedFor } from '../customer-filter';
import type { CustomerInput } from '../customer-schema';

const timeoutMilliseconds = 10_000;

/**
 * A page of the customers, the latest contact first.
 *
 * @throws DatabaseAwayError
 */
export async function listCustomers(
  _staff: Staff,
  { text, page }: CustomerFilter,
  take = customerPageSize,
): Promise<CustomerList> {
  const filter = { ...searchedFor(text), take, skip: (page - 1) * take };
  return ask('list_customers', { filter }, customerListShape, timeoutMilliseconds);
}

/**
 * All of a customer, also by the id of somebody who was merged into them; null when there is none.
 *
 * @throws DatabaseAwayError
 */
export async function findCustomer(_staff: Staff, id: string): Promise<Customer | null> {
  return ask('find_customer', { wanted: id }, customerShape.nullable(), timeoutMilliseconds);
}

/**
 * Whose request it is; null for spam. Asked once for each page.
 *
 * @throws DatabaseAwayError
 */
export const findRequestCustomer = cache(async (_staff: Staff, reference: string): Promise<string | null> => {
  const args = { wanted_reference: reference };
  return ask('find_request_customer', args, z.string().nullable(), timeoutMilliseconds);
});

/**
 * The VAT number of whoever asked, else the only one of their colleagues; null while none is known.
 *
 * @throws DatabaseAwayError
 */
export async function findRequestVatNumber(_staff: Staff, reference: string): Promise<KnownVatNumber | null> {
  const args = { wanted_reference: reference };
  return ask('find_request_vat_number', args, knownVatNumberShape.nullable(), timeoutMilliseconds);
}

const changed = z.object({
  status: z.enum(['ok', 'conflict', 'phoneTaken', 'unknown', 'invalid', 'forbidden']),
});

/**
 * Saves the details of a customer over the version that was on the screen.
 *
 * @throws DatabaseAwayError
 */
export async function changeCustomer(
  staff: Staff,
  id: string,
  version: number,
  { language, ...details }: CustomerInput,
): Promise<z.output<typeof changed>['status']> {
  const args = { actor: staff.viewer.id, change: { id, version, locale: language, ...details } };
  return (await ask('change_customer', args, changed, timeoutMilliseconds)).status;
}

const done = z.object({ status: z.enum(['ok', 'unknown', 'invalid', 'forbidden']) });

type Done = z.output<typeof done>['status'];

/**
 * Adds a note about a customer, once however often its form is sent.
 *
 * @throws DatabaseAwayError
 */
export async function addCustomerNote(
  staff: Staff,
  note: { customer: string; key: string; body: string },
): Promise<Done> {
  const args = { actor: staff.viewer.id, note };
  return (await ask('add_customer_note', args, done, timeoutMilliseconds)).status;
}

/**
 * Deletes a note of one's own.
 *
 * @throws DatabaseAwayError
 */
export async function deleteCustomerNote(staff: Staff, note: string): Promise<Done> {
  return (await ask('delete_customer_note', { actor: staff.viewer.id, note }, done, timeoutMilliseconds))
    .status;
}

/**
 * Lets one customer stand for another, or takes that back. Their requests stay with the address they came from, so that
 * nothing is moved either way.
 *
 * @throws DatabaseAwayError
 */
export async function mergeCustomers(
  staff: Staff,
  wanted: { kept: string; other: string; undo: boolean },
): Promise<Done> {
  const { status } = await ask(
    'merge_customers',
    { actor: staff.viewer.id, wanted },
    done,
    timeoutMilliseconds,
  );
  if (status !== 'unknown' || !wanted.undo) return status;
  // A colleague has parted them meanwhile: it is as it was wanted.
  const [kept, other] = await Promise.all([
    findCustomer(staff, wanted.kept),
    findCustomer(staff, wanted.other),
  ]);
  return kept && other?.id === wanted.other && kept.id !== other.id ? 'ok' : status;
}
