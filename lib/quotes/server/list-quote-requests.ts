import 'server-only';
import { z } from 'zod';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { phoneDigitsOf } from '@/lib/forms/phone-search';
import type { Staff } from '@/lib/staff/staff';
import { ask } from '@/lib/supabase/ask';
import {
  boardColumnSize,
  type InboxFilter,
  inboxPageSize,
  onlyWrote,
  statusesOf,
} from '../inbox/inbox-filter';
import type { InboxList, WaitingRequests } from '../inbox/inbox-list';
import { requestFields } from '../quote-fields';
import { quoteStatuses } from '../quote-status';
import { lateBefore } from '../working-time';

const timeoutMilliseconds = 10_000;

const listShape = z
  .object({
    counts: z.partialRecord(z.enum(quoteStatuses), z.number()),
    overdue: z.number(),
    wrote: z.number(),
    rows: z.array(
      z
        .object({
          reference: z.string(),
          version: z.number(),
          status: z.enum(quoteStatuses),
          assignee: z.string().nullable(),
          assigneeName: z.string().nullable(),
          amountNetCents: z.number().nullable(),
          vatRatePercent: z.number().nullable(),
          ...requestFields.omit({ newsletter: true }).shape,
          submittedAt: z.coerce.date(),
          answerDueAt: z.coerce.date(),
          answeredAt: z.coerce.date().nullable(),
          replyDueAt: z.coerce.date().nullable(),
          files: z.number(),
        })
        .transform(({ assignee, assigneeName, ...row }) => ({
          ...row,
          assignee: assignee === null ? null : { id: assignee, name: assigneeName },
        })),
    ),
  })
  .transform(({ counts, ...list }): InboxList => {
    const countOf = (status: (typeof quoteStatuses)[number]) => counts[status] ?? 0;
    return {
      ...list,
      counts: Object.fromEntries(
        quoteStatuses.map((status) => [status, countOf(status)]),
      ) as InboxList['counts'],
    };
  });

const toFilter = (staff: Staff, filter: InboxFilter, now: Date) => ({
  statuses: statusesOf(filter),
  subject: filter.subject,
  assignee: filter.assignee === 'me' ? staff.viewer.id : filter.assignee,
  // As it was typed, which may stand in a note, or as numbers are stored, however it was read from the display of a telephone.
  text: filter.text === '' ? null : filter.text,
  digits: phoneDigitsOf(filter.text),
  wrote: onlyWrote(filter),
  sort: filter.sort,
  now: lateBefore(now, isPublicHoliday).toISOString(),
});

/**
 * What the inbox shows: a page of the list, or the first cards of each column of the board. Unless the filter sorts
 * otherwise, customers who wrote back come first, then who waits for a first answer, by the time that is left.
 *
 * @throws DatabaseAwayError
 */
export async function listQuoteRequests(staff: Staff, filter: InboxFilter, now: Date): Promise<InboxList> {
  const board = filter.view === 'board';
  const asked = {
    ...toFilter(staff, filter, now),
    perStatus: board,
    take: board ? boardColumnSize : inboxPageSize,
    skip: (filter.page - 1) * inboxPageSize,
  };
  return ask('list_quote_requests', { filter: asked }, listShape, timeoutMilliseconds);
}

/**
 * How many requests wait for someone, whatever a list is filtered by.
 *
 * @throws DatabaseAwayError
 */
export async function countWaitingRequests(_staff: Staff, now: Date): Promise<WaitingRequests> {
  const filter = { now: lateBefore(now, isPublicHoliday).toISOString(), take: 0 };
  const { counts, overdue, wrote } = await ask(
    'list_quote_requests',
    { filter },
    listShape,
    timeoutMilliseconds,
  );
  return { new: counts.new, overdue, wrote };
}

const neighboursShape = z.object({
  place: z.number().nullable(),
  total: z.number(),
  previous: z.string().nullable(),
  next: z.string().nullable(),
});

export type QuoteNeighbours = z.output<typeof neighboursShape>;

/**
 * Which request comes before and after another in the list that somebody came from; one that has left it meanwhile is
 * followed by its first.
 *
 * @throws DatabaseAwayError
 */
export async function findQuoteNeighbours(
  staff: Staff,
  filter: InboxFilter,
  reference: string,
  now: Date,
): Promise<QuoteNeighbours> {
  const args = { filter: toFilter(staff, { ...filter, view: 'list' }, now), wanted_reference: reference };
  return ask('find_quote_neighbours', args, neighboursShape, timeoutMilliseconds);
}

const exportShape = z.discriminatedUnion('status', [
  z.object({ status: z.literal('ok'), list: listShape }),
  z.object({ status: z.literal('forbidden') }),
]);

/**
 * All requests of a filter with their whole messages, at most 10,000, for a file; the audit log says who took it. Null when
 * the role was taken away meanwhile.
 *
 * @throws DatabaseAwayError
 */
export async function exportQuoteRequests(
  staff: Staff,
  filter: InboxFilter,
  now: Date,
): Promise<InboxList['rows'] | null> {
  const args = { actor: staff.viewer.id, filter: toFilter(staff, filter, now) };
  const answer = await ask('export_quote_requests', args, exportShape, timeoutMilliseconds);
  return answer.status === 'ok' ? answer.list.rows : null;
}
