import type { Locale } from '@/lib/i18n/locales';
import type { RequestSubject } from '@/lib/quotes/project-types';
import type { JobDue } from './due-day';
import type { Job, JobStage } from './job';

/** A job as a line of the list and a card of the board. */
export interface JobRow
  extends Pick<
    Job,
    | 'reference'
    | 'version'
    | 'stage'
    | 'ownStage'
    | 'stageSince'
    | 'createdAt'
    | 'owner'
    | 'dueOn'
    | 'blocked'
    | 'proof'
  > {
  firstName: string;
  name: string;
  company: string | null;
  subject: RequestSubject;
  /** Of the customer. */
  locale: Locale;
  amountNetCents: number | null;
  /** How many items of its checklist are ticked. */
  checks: number;
}

/** A row with how it stands to its day; null where there is nothing to wait for. */
export interface DueJobRow extends JobRow {
  due: JobDue | null;
  /** Others have touched it since whoever looks opened it last. */
  isNews?: boolean;
}

export interface JobList {
  /** With this filter. */
  total: number;
  /** At each stage, whatever stage is filtered by. */
  counts: Record<JobStage, number>;
  /** At each stage of the agency's own, by id; a kind counts those too. */
  ownCounts: Record<string, number>;
  rows: JobRow[];
}
