import type { QuoteStatus } from '../quote-status';
import { openQuoteStatuses } from '../quote-status';
import { workingTimeBetween } from '../working-time';
import type { InboxRow } from './inbox-list';

/** Less than this is left: the next thing to do. Milliseconds. */
const soon = 4 * 60 * 60 * 1000;

/**
 * Where a request stands with the answer it was promised. `milliseconds` are counted on working days, like the promise.
 * `met` and `closed`: nothing is awaited any more.
 */
export type DueState =
  | { kind: 'overdue' | 'soon' | 'later'; milliseconds: number }
  | { kind: 'met' | 'closed' };

/** A row of the inbox with where it stands. */
export interface DueRow extends InboxRow {
  due: DueState;
}

/** @param isHoliday takes a day as "2026-11-24" */
export function dueStateOf(
  request: { status: QuoteStatus; answerDueAt: Date; answeredAt: Date | null },
  now: Date,
  isHoliday: (isoDate: string) => boolean,
): DueState {
  if (!(openQuoteStatuses as readonly QuoteStatus[]).includes(request.status)) return { kind: 'closed' };
  if (request.answeredAt !== null) return { kind: 'met' };
  const left = workingTimeBetween(now, request.answerDueAt, isHoliday);
  if (request.answerDueAt < now) return { kind: 'overdue', milliseconds: -left };
  return { kind: left < soon ? 'soon' : 'later', milliseconds: left };
}
