import type { Locale } from '@/lib/i18n/locales';
import type { ProjectType } from '../project-types';
import type { QuoteStatus } from '../quote-status';
import type { QuoteState } from '../staff-request';

/** A request as one line of the inbox. */
export interface InboxRow extends QuoteState {
  locale: Locale;
  name: string;
  firstName: string;
  email: string;
  /** E.164. */
  phone: string | null;
  company: string | null;
  subject: ProjectType;
  /** Its beginning; the whole in an export. */
  message: string;
  submittedAt: Date;
  answerDueAt: Date;
  answeredAt: Date | null;
  /** How many came with it. */
  files: number;
  /** The last word is the customer's. */
  customerWrote: boolean;
}

export interface InboxList {
  rows: InboxRow[];
  /** Of what the filter lets through, whatever its status. */
  counts: Record<QuoteStatus, number>;
  /** Unanswered past the promise. */
  overdue: number;
}

/** What asks for work. */
export interface WaitingRequests {
  new: number;
  /** Unanswered past the promise. */
  overdue: number;
}

export interface AnswerTimes {
  /** Null as long as nothing was answered. */
  medianMilliseconds: number | null;
  answered: number;
  /** Answered, or past their promise. */
  due: number;
  onTime: number;
}
