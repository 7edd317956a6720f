import { type RequestSubject, requestSubjects } from '../project-types';
import { openQuoteStatuses, type QuoteStatus, quoteStatuses } from '../quote-status';

/** `open`: those in which staff still have something to do; `wrote`: those whose customer wrote back and waits. */
const statusChoices = ['open', 'wrote', 'all', ...quoteStatuses] as const;

/** What the address of the inbox says is shown. */
export interface InboxFilter {
  view: 'list' | 'board';
  status: (typeof statusChoices)[number];
  subject: RequestSubject | null;
  /** An account, `none`, or null for everybody's. */
  assignee: string | null;
  text: string;
  /** Counts from 1. */
  page: number;
}

/** Rows of a page of the list. */
export const inboxPageSize = 50;

/** Cards in a column of the board. */
export const boardColumnSize = 30;

const account = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const oneOf = <Value extends string>(values: readonly Value[], wanted: unknown): Value | null =>
  values.find((value) => value === wanted) ?? null;

/** Reads the parameters of the address; what makes no sense counts as not said. */
export function readInboxFilter(params: Record<string, unknown>): InboxFilter {
  const text =
    typeof params.q === 'string'
      ? params.q
          .replace(/\p{Cc}/gu, ' ')
          .trim()
          .slice(0, 100)
      : '';
  const page =
    typeof params.page === 'string' && /^[1-9]\d{0,4}$/.test(params.page) ? Number(params.page) : 1;
  const assignee =
    typeof params.assignee === 'string' && (params.assignee === 'none' || account.test(params.assignee))
      ? params.assignee
      : null;
  const view = oneOf(['list', 'board'] as const, params.view) ?? 'list';
  return {
    view,
    status: oneOf(statusChoices, params.status) ?? 'open',
    subject: oneOf(requestSubjects, params.subject),
    assignee,
    text,
    page: view === 'board' ? 1 : page,
  };
}

/** The parameters that say a filter, without what is so anyway. */
export function inboxQuery(filter: InboxFilter): Record<string, string> {
  return {
    ...(filter.view === 'board' ? { view: 'board' } : {}),
    ...(filter.status === 'open' ? {} : { status: filter.status }),
    ...(filter.subject === null ? {} : { subject: filter.subject }),
    ...(filter.assignee === null ? {} : { assignee: filter.assignee }),
    ...(filter.text === '' ? {} : { q: filter.text }),
    ...(filter.page === 1 ? {} : { page: String(filter.page) }),
  };
}

/** Whether the list holds anything back that `status` alone would show. */
export function isNarrowed({ subject, assignee, text }: InboxFilter): boolean {
  return subject !== null || assignee !== null || text !== '';
}

/** How many requests a choice lets through, of what the other filters found. */
export function countOf(
  filter: InboxFilter,
  { counts, wrote }: { counts: Record<QuoteStatus, number>; wrote: number },
): number {
  if (onlyWrote(filter)) return wrote;
  return statusesOf(filter).reduce((sum, status) => sum + counts[status], 0);
}

/** Whether only customers who wrote back are asked for; a board shows them first of each column. */
export function onlyWrote({ status, view }: InboxFilter): boolean {
  return status === 'wrote' && view === 'list';
}

/** The statuses that a choice stands for; a board shows the columns of all. */
export function statusesOf({ status, view }: InboxFilter): readonly QuoteStatus[] {
  if (status === 'all' || status === 'wrote' || view === 'board') return quoteStatuses;
  return status === 'open' ? openQuoteStatuses : [status];
}
