import 'server-only';
import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import type { Staff } from '@/lib/staff/staff';
// The service client: the tables are closed to accounts; whoever calls holds the proof of a role.
import { createServiceClient } from '@/lib/supabase/service-client';
import { boardColumnSize, type InboxFilter, inboxPageSize, statusesOf } from '../inbox/inbox-filter';
import type { AnswerTimes, InboxList, WaitingRequests } from '../inbox/inbox-list';
import { projectTypes } from '../project-types';
import { quoteStatuses } from '../quote-status';
import { listClosedDays } from '../working-time';

const timeoutMilliseconds = 10_000;

const listShape = z
  .object({
    counts: z.partialRecord(z.enum(quoteStatuses), z.number()),
    overdue: z.number(),
    rows: z.array(
      z
        .object({
          reference: z.string(),
          version: z.number(),
          status: z.enum(quoteStatuses),
          assignee: z.string().nullable(),
          assigneeName: z.string().nullable(),
          amountNetCents: z.number().nullable(),
          vatRatePercent: z.number(),
          locale: z.enum(locales),
          name: z.string(),
          firstName: z.string(),
          email: z.string(),
          phone: z.string().nullable(),
          company: z.string().nullable(),
          subject: z.enum(projectTypes),
          message: z.string(),
          submittedAt: z.coerce.date(),
          answerDueAt: z.coerce.date(),
          answeredAt: z.coerce.date().nullable(),
          files: z.number(),
          customerWrote: z.boolean(),
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

async function call(name: string, args: Record<string, unknown>): Promise<unknown> {
  const { data, error, status } = await createServiceClient(timeoutMilliseconds).rpc(name, args);
  if (error) throw new Error(`${name}: ${status} ${error.code} ${error.message}`);
  return data;
}

const toFilter = (filter: InboxFilter, now: Date) => ({
  statuses: statusesOf(filter),
  subject: filter.subject,
  assignee: filter.assignee,
  text: filter.text === '' ? null : filter.text,
  now: now.toISOString(),
});

/**
 * What the inbox shows: a page of the list, or the first cards of each column of the board. What waits for its answer comes
 * first, by the time that is left.
 *
 * @throws Error while the database is away
 */
export async function listQuoteRequests(_staff: Staff, filter: InboxFilter, now: Date): Promise<InboxList> {
  const board = filter.view === 'board';
  const data = await call('list_quote_requests', {
    filter: {
      ...toFilter(filter, now),
      perStatus: board,
      take: board ? boardColumnSize : inboxPageSize,
      skip: (filter.page - 1) * inboxPageSize,
    },
  });
  return listShape.parse(data);
}

/**
 * How many requests wait for someone, whatever a list is filtered by.
 *
 * @throws Error while the database is away
 */
export async function countWaitingRequests(_staff: Staff, now: Date): Promise<WaitingRequests> {
  const data = await call('list_quote_requests', { filter: { now: now.toISOString(), take: 0 } });
  const { counts, overdue } = listShape.parse(data);
  return { new: counts.new, overdue };
}

const exportShape = z.discriminatedUnion('status', [
  z.object({ status: z.literal('ok'), list: listShape }),
  z.object({ status: z.literal('forbidden') }),
]);

/**
 * All requests of a filter with their whole messages, at most 10,000, for a file; the audit log says who took it. Null when
 * the role was taken away meanwhile.
 *
 * @throws Error while the database is away
 */
export async function exportQuoteRequests(
  staff: Staff,
  filter: InboxFilter,
  now: Date,
): Promise<InboxList['rows'] | null> {
  const answer = exportShape.parse(
    await call('export_quote_requests', { actor: staff.viewer.id, filter: toFilter(filter, now) }),
  );
  return answer.status === 'ok' ? answer.list.rows : null;
}

const timesShape = z
  .object({
    answered: z.number(),
    medianSeconds: z.number().nullable(),
    due: z.number(),
    onTime: z.number(),
  })
  .transform(
    ({ medianSeconds, ...times }): AnswerTimes => ({
      ...times,
      medianMilliseconds: medianSeconds === null ? null : medianSeconds * 1000,
    }),
  );

/**
 * How quickly the requests of the last 90 days were answered, counted on working days like the promise of 24 hours.
 *
 * @param isHoliday takes a day as "2026-11-24"
 * @throws Error while the database is away
 */
export async function readAnswerTimes(
  _staff: Staff,
  now: Date,
  isHoliday: (isoDate: string) => boolean,
): Promise<AnswerTimes> {
  const since = new Date(now.getTime() - 90 * 24 * 60 * 60 * 1000);
  const data = await call('quote_answer_times', {
    since: since.toISOString(),
    until: now.toISOString(),
    closed_days: listClosedDays(since, now, isHoliday),
  });
  return timesShape.parse(data);
}
