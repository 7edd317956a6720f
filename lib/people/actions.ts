'use server';

import { redirect } from 'next/navigation';
import type { ActionResult } from '@/lib/actions/result';
import { entriesOf } from '@/lib/actions/server/form-action';
import { readTextEntry } from '@/lib/forms/read-entry';
import { pathWithin } from '@/lib/i18n/routes';
import { staffActions, staffButtons } from '@/lib/staff/server/staff-action';
import { parseErasure } from './erasure-schema';
import { erasePerson } from './server/erase-person';
import { personToken } from './server/person-token';

/** Leads to what was found. The form posts, so that no address of a person stands in that of a page. */
export const findPeople = staffButtons('people')(
  'people.find',
  async ({ staff, form, now }) => {
    const wanted = readTextEntry(form, 'q').trim().slice(0, 100);
    return { search: wanted === '' ? null : personToken(staff, wanted, now) };
  },
  (locale, found) => {
    const search = typeof found === 'string' ? null : found.search;
    return pathWithin('admin-people', locale, { query: search === null ? {} : { search } });
  },
);

/** Erases everything about an address. Success leads to the receipt. */
export const eraseFromPage = staffActions('people')(
  'people.erase',
  (form) => parseErasure(entriesOf(form, 'address', 'confirmation', 'reason')),
  async ({
    input,
    staff,
    locale,
    invalid,
    refused,
  }): Promise<ActionResult<null, 'lastAdmin' | 'forbidden' | 'unavailable'>> => {
    const outcome = await erasePerson(staff, input.address, input.reason);
    if (outcome === 'invalid') return invalid({ address: ['invalidEmail'] });
    if (typeof outcome === 'string') return refused(outcome);
    redirect(pathWithin('admin-people', locale, { rest: `receipts/${outcome.receipt}` }));
  },
);
