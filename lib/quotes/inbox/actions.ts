'use server';

import { refresh } from 'next/cache';
import { asTyped } from '@/lib/actions/server/form-action';
import { formatShortMoment } from '@/lib/i18n/format';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { identifyStaff, staffActions } from '@/lib/staff/server/staff-action';
import type { Staff } from '@/lib/staff/staff';
import { loadEventLabels } from '../request/event-labels';
import { changeQuoteRequests, listQuoteColleagues } from '../server/staff-requests';
import type { QuoteChangeResult, QuoteEvent } from '../staff-request';
import type { InboxConflict, InboxResult } from './inbox-result';
import { readInboxForm } from './read-inbox-form';
import { undoOf } from './settle-changes';

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
export const changeInbox = staffActions('requests')(
  'quotes.changeInbox',
  asTyped(),
  async ({ staff, form, locale, refused }): Promise<InboxResult> => {
    const order = readInboxForm(form);
    if (!order.ok) return refused(order.reason);
    const { what } = order;

    const results = await changeQuoteRequests(staff, order.changes);
    if (typeof results === 'string') return refused(results);
    if (results.every(({ status }) => status === 'invalid')) return refused('invalid');
    refresh();

    const wordsOf = await loadEventLabels(locale);
    const undo = what.kind === 'undo' ? [] : undoOf(order.changes, results);
    return {
      status: 'ok',
      data: {
        what: what.kind === 'assign' ? { kind: 'assign', to: await nameOf(staff, what.to) } : what,
        count: results.filter(({ status }) => status === 'ok').length,
        hasCalledOff: results.some((result) => result.status === 'ok' && (result.calledOff ?? 0) > 0),
        conflicts: results.flatMap((result) =>
          result.status === 'conflict' ? [conflictOf(result, locale, wordsOf)] : [],
        ),
        gone: results.flatMap(({ status, reference }) => (status === 'unknown' ? [reference] : [])),
        refused: results.flatMap(({ status, reference }) => (status === 'unassignable' ? [reference] : [])),
        undo: undo.length > 0 ? JSON.stringify(undo) : null,
      },
    };
  },
);

/** Has the inbox loaded again, so that a page that stays open all day tells the time that is left. */
export async function refreshInbox(): Promise<void> {
  if (typeof (await identifyStaff('requests')(defaultLocale)) !== 'string') refresh();
}
