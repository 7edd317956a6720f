'use server';

import { redirect } from 'next/navigation';
import type { ActionResult } from '@/lib/actions/result';
import { entriesOf } from '@/lib/actions/server/form-action';
import { readTextEntry } from '@/lib/forms/read-entry';
import { normalizeReference } from '@/lib/forms/reference';
import { pathWithin } from '@/lib/i18n/routes';
import { isUuid } from '@/lib/staff/row';
import { staffActions, staffButtons } from '@/lib/staff/server/staff-action';
import { mailRequestNames, parseMailRequest } from './request-schema';
import { attachTrayMail, deleteTrayMail, makeRequestOfMail } from './server/tray-store';
import type { TrayOutcome } from './tray-mail';

type Outcome = TrayOutcome | 'ok';

const trayButton = staffButtons('mail');

const wantedReference = (form: FormData) => {
  const typed = readTextEntry(form, 'reference').trim();
  return normalizeReference(typed) ?? typed;
};

/** Makes a mail a message of the request whose reference is chosen or typed. Success leads to that request. */
export const attachMail = trayButton(
  'mailIn.attach',
  async ({ staff, form, now }, id: string): Promise<Outcome> =>
    attachTrayMail(staff, id, wantedReference(form), now),
  (locale, outcome, form, id) => {
    if (outcome === 'ok') return pathWithin('admin-requests', locale, { rest: wantedReference(form) });
    const isThere = isUuid(id) && outcome !== 'unknown';
    return pathWithin('admin-mail', locale, { rest: isThere ? id : '', query: { outcome } });
  },
);

/** Deletes a mail for good. */
export const deleteMail = trayButton(
  'mailIn.delete',
  async ({ staff, form }): Promise<Outcome> => deleteTrayMail(staff, readTextEntry(form, 'id')),
  (locale, outcome) =>
    pathWithin('admin-mail', locale, { query: { outcome: outcome === 'ok' ? 'deleted' : outcome } }),
);

type MakeResult = ActionResult<null, 'unknown' | 'invalid' | 'forbidden' | 'signedOut' | 'unavailable'>;

/** Makes a request of a mail. Success leads to it. */
export const makeRequest = staffActions('mail')(
  'mailIn.makeRequest',
  (form) => parseMailRequest(entriesOf(form, ...mailRequestNames)),
  async ({ staff, input, locale, now, refused }, id: string): Promise<MakeResult> => {
    const made = await makeRequestOfMail(staff, id, input, now);
    if (made.status !== 'ok') return refused(made.status);
    return redirect(pathWithin('admin-requests', locale, { rest: made.reference }));
  },
);
