'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { ActionResult } from '@/lib/actions/result';
import { readTextEntry } from '@/lib/forms/read-entry';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { incident } from '@/lib/log/incident';
import { isOwnOrigin } from '@/lib/security/own-origin';
import { findStaffOf } from '@/lib/staff/server/staff';
import { parseErasure } from './erasure-schema';
import { erasePerson } from './server/erase-person';
import { personToken } from './server/person-token';

/** Leads to what was found. The form posts, so that no address of a person stands in that of a page. */
export async function findPeople(locale: string, form: FormData): Promise<never> {
  const known = isLocale(locale) ? locale : defaultLocale;
  const answer = isOwnOrigin(await headers()) ? await findStaffOf('people') : null;
  const wanted = readTextEntry(form, 'q').trim().slice(0, 100);
  const query: Record<string, string> =
    answer?.status === 'staff' && wanted !== ''
      ? { search: personToken(answer.staff, wanted, new Date()) }
      : {};
  redirect(pathWithin('admin-people', known, { query }));
}

/** Erases everything about an address. Success leads to the receipt. */
export async function eraseFromPage(
  locale: string,
  _previous: unknown,
  form: FormData,
): Promise<ActionResult<null, 'lastAdmin'>> {
  const names = ['address', 'confirmation', 'reason'];
  const parsed = parseErasure(Object.fromEntries(names.map((name) => [name, form.get(name) ?? undefined])));
  const { values } = parsed;
  if (!isOwnOrigin(await headers())) return { status: 'refused', reason: 'forbidden', values };
  const answer = await findStaffOf('people');
  if (answer.status === 'away') return { status: 'refused', reason: 'unavailable', values };
  if (answer.status !== 'staff') return { status: 'refused', reason: 'forbidden', values };
  if (!parsed.ok) return { status: 'invalid', fields: parsed.fields, values };

  const { address, reason } = parsed.data;
  const outcome = await erasePerson(answer.staff, address, reason).catch((error: unknown) => {
    incident(error, { during: 'people.erase' });
    return 'unavailable' as const;
  });
  if (outcome === 'invalid') return { status: 'invalid', fields: { address: ['invalidEmail'] }, values };
  if (typeof outcome === 'string') return { status: 'refused', reason: outcome, values };
  const known = isLocale(locale) ? locale : defaultLocale;
  redirect(pathWithin('admin-people', known, { rest: `receipts/${outcome.receipt}` }));
}
