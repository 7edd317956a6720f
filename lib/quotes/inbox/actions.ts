'use server';

import { randomUUID } from 'node:crypto';
import { refresh } from 'next/cache';
import { headers } from 'next/headers';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { incident } from '@/lib/log/incident';
import { isOwnOrigin } from '@/lib/security/own-origin';
import { findStaffOf } from '@/lib/staff/server/staff';
import type { Staff } from '@/lib/staff/staff';
import { loadEventWords } from '../request/event-words';
import { changeQuoteRequests, listQuoteColleagues } from '../server/staff-requests';
import type { QuoteChangeResult, QuoteEvent } from '../staff-request';
import { formatShortMoment } from './format-moment';
import type { InboxConflict, InboxResult } from './inbox-result';
import { readInboxForm } from './read-inbox-form';
import { undoOf } from './settle-changes';

type Refusal = Extract<InboxResult, { status: 'refused' }>['reason'];

const refuse = (reason: Refusal): InboxResult => ({ status: 'refused', reason, id: randomUUID() });

function conflictOf(
  result: Extract<QuoteChangeResult, { status: 'conflict' }>,
  locale: Locale,
  wordsOf: (event: QuoteEvent) => string,
): InboxConflict {
  const { reference, request, changes } = result;
  const last = changes.at(-1);
  return {
    reference,
    status: request.status,
    assigneeName: request.assignee?.name ?? null,
    by: last?.by ?? null,
    at: last ? formatShortMoment(last.at, locale) : '',
    what: last ? wordsOf(last) : '',
  };
}

/** How a colleague is called; null for nobody. */
async function nameOf(staff: Staff, account: string | null): Promise<string | null> {
  if (account === null) return null;
  const colleagues = await listQuoteColleagues(staff).catch(() => []);
  return colleagues.find(({ id }) => id === account)?.name ?? '';
}

/** Changes requests from the inbox, one or many, and says how to take it back. Whoever was quicker is not overwritten. */
export async function changeInbox(
  locale: string,
  _previous: InboxResult,
  form: FormData,
): Promise<InboxResult> {
  if (!isOwnOrigin(await headers()) || !isLocale(locale)) return refuse('forbidden');
  const entry = await findStaffOf('requests');
  if (entry.status !== 'staff') {
    return refuse(
      ({ visitor: 'signedOut', forbidden: 'forbidden', away: 'unavailable' } as const)[entry.status],
    );
  }
  const order = readInboxForm(form);
  if (!order.ok) return refuse(order.reason);

  const results = await changeQuoteRequests(entry.staff, order.changes).catch((error: unknown) => {
    incident(error, { during: 'quotes.changeInbox' });
    return 'unavailable' as const;
  });
  if (typeof results === 'string') return refuse(results);
  if (results.some(({ status }) => status === 'invalid')) return refuse('invalid');
  refresh();

  const done = results.filter((result) => result.status === 'ok');
  const wordsOf = await loadEventWords(locale);
  const undo = order.what.kind === 'undo' ? [] : undoOf(order.changes, results);
  return {
    status: 'done',
    what:
      order.what.kind === 'assign'
        ? { kind: 'assign', to: await nameOf(entry.staff, order.what.to) }
        : order.what,
    count: done.length,
    conflicts: results.flatMap((result) =>
      result.status === 'conflict' ? [conflictOf(result, locale, wordsOf)] : [],
    ),
    gone: results.flatMap(({ status, reference }) => (status === 'unknown' ? [reference] : [])),
    undo: undo.length > 0 ? JSON.stringify(undo) : null,
    id: randomUUID(),
  };
}

/** Has the inbox loaded again, so that a page that stays open all day tells the time that is left. */
export async function refreshInbox(): Promise<void> {
  if (isOwnOrigin(await headers()) && (await findStaffOf('requests')).status === 'staff') refresh();
}
