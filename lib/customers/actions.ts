'use server';

import { randomUUID } from 'node:crypto';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { entriesOf } from '@/lib/actions/server/form-action';
import { readTextEntry } from '@/lib/forms/read-entry';
import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { isUuid } from '@/lib/staff/row';
import { staffActions, staffButtons } from '@/lib/staff/server/staff-action';
import { companyPath } from './company';
import { customerFields, parseCustomer, parseCustomerNote } from './customer-schema';
import type { CustomerOutcome, CustomerResult } from './outcomes';
import { type Placed, placedQuery, readPlacing } from './placing';
import * as companies from './server/company-store';
import * as store from './server/customer-store';

const pathOf = (locale: Locale, id: string, query: Record<string, string>) =>
  pathWithin('admin-customers', locale, { ...(isUuid(id) ? { rest: id } : {}), query });

const customerAction = staffActions('customers');
const customerButton = staffButtons('customers');

/** Saves the details of the customer it is bound to. */
export const saveCustomer = customerAction(
  'customers.save',
  (form) => parseCustomer(entriesOf(form, ...customerFields)),
  async ({ input, staff, form, locale, invalid, refused }, id: string): Promise<CustomerResult> => {
    const version = Number(readTextEntry(form, 'version'));
    if (!isUuid(id) || !Number.isSafeInteger(version)) return refused('invalid');
    const status = await store.changeCustomer(staff, id, version, input);
    if (status === 'ok') return redirect(pathOf(locale, id, { outcome: 'saved' }));
    return status === 'phoneTaken' ? invalid({ phone: ['phoneTaken'] }) : refused(status);
  },
);

/** Adds a note about the customer it is bound to. */
export const addNote = customerAction(
  'customers.addNote',
  (form) => parseCustomerNote(entriesOf(form, 'note')),
  async ({ input, staff, form, locale, refused }, id: string): Promise<CustomerResult> => {
    const typedKey = readTextEntry(form, 'key');
    if (!isUuid(id)) return refused('invalid');
    const key = isUuid(typedKey) ? typedKey : randomUUID();
    const status = await store.addCustomerNote(staff, { customer: id, key, body: input.note });
    if (status === 'ok') return redirect(pathOf(locale, id, { outcome: 'noted' }));
    return refused(status);
  },
);

const outcomeOf = (
  status: 'ok' | 'unknown' | 'invalid' | 'forbidden',
  done: CustomerOutcome,
): CustomerOutcome => (status === 'ok' ? done : status);

/** Deletes a note of one's own from the page of the customer it is bound to. */
export const deleteNote = customerButton(
  'customers.deleteNote',
  async ({ staff, form }, _id: string): Promise<CustomerOutcome> => {
    const note = form.get('id');
    return isUuid(note) ? outcomeOf(await store.deleteCustomerNote(staff, note), 'noteDeleted') : 'invalid';
  },
  (locale, outcome, _form, id) => pathOf(locale, id, { outcome }),
);

/** Merges the form's `other` into the customer it is bound to, or, with `undo`, parts them again. */
export const mergeCustomer = customerButton(
  'customers.merge',
  async ({ staff, form }, id: string): Promise<CustomerOutcome> => {
    const other = form.get('other');
    if (!isUuid(id) || !isUuid(other)) return 'invalid';
    const undo = form.get('undo') === 'true';
    return outcomeOf(
      await store.mergeCustomers(staff, { kept: id, other, undo }),
      undo ? 'parted' : 'merged',
    );
  },
  (locale, outcome, form, id) => {
    const other = form.get('other');
    return pathOf(locale, id, { outcome, ...(outcome === 'merged' && isUuid(other) ? { other } : {}) });
  },
);

const placingOutcomes = { join: 'joined', leave: 'left', undo: 'movedBack' } as const;

/** A page that stays where it is: of a customer or of a company. */
const placingPage = z.union([z.object({ customer: z.uuid() }), z.object({ company: z.uuid() })]);

type PlacingPage = z.output<typeof placingPage>;

/** Where a page is; of one that no page has bound, the list. */
function restOf(page: unknown): { rest?: string } {
  const { data } = placingPage.safeParse(page);
  if (!data) return {};
  return { rest: 'company' in data ? companyPath(data.company) : data.customer };
}

/** Puts a customer into a company, takes them out, or takes that back, and leads back to the page it is bound to. */
export const placeCustomer = customerButton(
  'customers.place',
  async (
    { staff, form },
    _page: PlacingPage,
  ): Promise<{ outcome: CustomerOutcome; placed: Placed | null }> => {
    const placing = readPlacing(Object.fromEntries(form));
    if (!placing) return { outcome: 'invalid', placed: null };
    const answer = await companies.placeCustomer(staff, placing);
    if (answer.status !== 'ok')
      return { outcome: answer.status === 'unknown' ? 'notPlaced' : answer.status, placed: null };
    return {
      outcome: placingOutcomes[placing.kind],
      placed: placing.kind === 'undo' ? null : answer.placed,
    };
  },
  (locale, done, _form, page) => {
    const { outcome, placed } = typeof done === 'string' ? { outcome: done, placed: null } : done;
    const query = { outcome, ...(placed ? placedQuery(placed) : {}) };
    return pathWithin('admin-customers', locale, { ...restOf(page), query });
  },
);
