'use server';

import { randomUUID } from 'node:crypto';
import { redirect } from 'next/navigation';
import { entriesOf } from '@/lib/actions/server/form-action';
import { readTextEntry } from '@/lib/forms/read-entry';
import { pathWithin } from '@/lib/i18n/routes';
import { isUuid } from '@/lib/staff/row';
import { staffActions } from '@/lib/staff/server/staff-action';
import { enterQuoteRequest } from '../server/enter-request';
import { entryNames, parseEntry } from './entry-schema';
import type { EntryResult } from './outcomes';

/** Stores what somebody said on the telephone or at the counter; leads to the request. */
export const enterRequest = staffActions('requests')(
  'quotes.enterRequest',
  (form) => parseEntry(entriesOf(form, ...entryNames)),
  async ({ input, staff, form, locale, now, refused, conflict }): Promise<EntryResult> => {
    const key = readTextEntry(form, 'key');
    const answer = await enterQuoteRequest(staff, isUuid(key) ? key : randomUUID(), input, now);
    switch (answer.status) {
      case 'stored':
      case 'duplicate':
        return redirect(pathWithin('admin-requests', locale, { rest: answer.reference }));
      case 'conflict':
        return conflict({
          reference: answer.reference,
          href: pathWithin('admin-requests', locale, { rest: answer.reference }),
          key: randomUUID(),
        });
      default:
        return refused(answer.status);
    }
  },
);
