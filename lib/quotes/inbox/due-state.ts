import type { QuoteStatus } from '../quote-status';
import { openQuoteStatuses } from '../quote-status';
import { toWorkingMoment, workingTimeBetween } from '../working-time';
import type { InboxRow } from './inbox-list';

/** Less than this is left: the next thing to do. Milliseconds. */
const soon = 4 * 60 * 60 * 1000;

/**
 * Where a request stands with the answer it was promised, first or to what its customer added. `milliseconds` are counted on
 * working days, like the promise, which ends `at`. `met` and `closed`: nothing is awaited any more.
 */
export type DueState =
  | { kind: 'overdue' | 'soon' | 'later'; milliseconds: number; at: Date }
  | { kind: 'met' | 'closed' };

/** A row of the inbox with where it stands. */
export interface DueRow extends InboxRow {
  due: DueState;
  /** Others have touched it since whoever looks opened it last. */
  isNews?: boolean;
}

/** @param isHoliday takes a day as "2026-11-24" */
export function dueStateOf(
  request: { status: QuoteStatus; answerDueAt: Date; answeredAt: Date | null; replyDueAt: Date | null },
  now: Date,
  isHoliday: (isoDate: string) => boolean,
): DueState {
  const { status, answerDueAt, answeredAt, replyDueAt } = request;
  const isOpen = (openQuoteStatuses as readonly QuoteStatus[]).includes(status);
  const promises = [
    ...(isOpen && answeredAt === null ? [answerDueAt] : []),
    ...(status !== 'spam' && replyDueAt !== null ? [replyDueAt] : []),
  ];
  const [first] = promises.toSorted((one, other) => one.getTime() - other.getTime());
  if (first === undefined) return { kind: isOpen ? 'met' : 'closed' };
  const at = toWorkingMoment(first, isHoliday);
  const left = workingTimeBetween(now, at, isHoliday);
  if (at < now) return { kind: 'overdue', milliseconds: -left, at };
  return { kind: left < soon ? 'soon' : 'later', milliseconds: left, at };
}
