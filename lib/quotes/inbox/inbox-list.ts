import type { RequestFields } from '../quote-fields';
import type { QuoteStatus } from '../quote-status';
import type { QuoteState } from '../staff-request';

/** A request as one line of the inbox: of its message the beginning, the whole in an export. */
export interface InboxRow extends QuoteState, Omit<RequestFields, 'newsletter'> {
  submittedAt: Date;
  answerDueAt: Date;
  answeredAt: Date | null;
  /** How many came with it. */
  files: number;
}

export interface InboxList {
  rows: InboxRow[];
  /** Of what the filter lets through, whatever its status. */
  counts: Record<QuoteStatus, number>;
  /** Unanswered past the promise. */
  overdue: number;
  /** Customers who wrote back and wait. */
  wrote: number;
}

/** What asks for work. */
export interface WaitingRequests {
  new: number;
  /** Unanswered past the promise. */
  overdue: number;
  /** Customers who wrote back and wait. */
  wrote: number;
}

export interface AnswerTimes {
  /** Null as long as nothing was answered. */
  medianMilliseconds: number | null;
  answered: number;
  /** Answered, or past their promise. */
  due: number;
  onTime: number;
}
