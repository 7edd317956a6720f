import { isUuid } from '@/lib/forms/uuid';
import { readPageNumber } from '@/lib/staff/page-number';
import type { ViewedList } from '@/lib/staff/views/saved-view';
import { type RequestSubject, requestSubjects } from '../project-types';
import { openQuoteStatuses, type QuoteStatus, quoteStatuses } from '../quote-status';

/** `open`: those in which staff still have something to do; `wrote`: those whose customer wrote back and waits. */
const statusChoices = ['open', 'wrote', 'all', ...quoteStatuses] as const;

/**
 * What the requests are sorted by: what presses most, when they came, when their answer is due, the company, the amount of
 * the offer. Where it is the same, and on a board in each column, the most pressing is first.
 */
export const inboxSorts = [
  'pressing',
  'newest',
  'oldest',
  'soonest',
  'latest',
  'company',
  'companyDown',
  'dearest',
  'cheapest',
] as const;

export type InboxSort = (typeof inboxSorts)[number];

/** Columns of the list that may be shown beside the customer's, in their order. */
export const inboxColumns = [
  'due',
  'request',
  'amount',
  'status',
  'assignee',
  'received',
  'language',
  'reference',
] as const;

export type InboxColumn = (typeof inboxColumns)[number];

/** Those of somebody who has chosen none. */
export const usualColumns: readonly InboxColumn[] = [
  'due',
  'request',
  'status',
  'assignee',
  'received',
  'reference',
];

/** What the address of the inbox says is shown. */
export interface InboxFilter {
  view: 'list' | 'board';
  status: (typeof statusChoices)[number];
  subject: RequestSubject | null;
  /** An account, `me`, who is whoever looks, `none`, or null for everybody's. */
  assignee: string | null;
  text: string;
  sort: InboxSort;
  /** In the order of `inboxColumns`. */
  columns: readonly InboxColumn[];
  /** Counts from 1. */
  page: number;
}

/** Rows of a page of the list. */
export const inboxPageSize = 50;

/** Cards in a column of the board. */
export const boardColumnSize = 30;

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
  const assignee =
    typeof params.assignee === 'string' && (/^(?:none|me)$/.test(params.assignee) || isUuid(params.assignee))
      ? params.assignee
      : null;
  const view = oneOf(['list', 'board'] as const, params.view) ?? 'list';
  return {
    view,
    status: oneOf(statusChoices, params.status) ?? 'open',
    subject: oneOf(requestSubjects, params.subject),
    assignee,
    text,
    sort: oneOf(inboxSorts, params.sort) ?? 'pressing',
    columns: readColumns(params.columns),
    page: view === 'board' ? 1 : readPageNumber(params.page),
  };
}

/** The column that is always there; alone in the address it says that no other is. */
export const firstColumn = 'customer';

/** Of an address they are one value with dots, of a form one for each box that is ticked. */
function readColumns(said: unknown): readonly InboxColumn[] {
  const names = [said].flat().flatMap((value) => (typeof value === 'string' ? value.split('.') : []));
  const chosen = inboxColumns.filter((column) => names.includes(column));
  return chosen.length > 0 || names.includes(firstColumn) ? chosen : usualColumns;
}

/** Whether other columns are shown, or fewer, than where nobody has chosen any. */
export const hasOwnColumns = ({ columns }: Pick<InboxFilter, 'columns'>): boolean =>
  columns.join() !== usualColumns.join();

const parameters = ['view', 'status', 'subject', 'assignee', 'q', 'sort', 'columns', 'page'] as const;

/** Whether an address says nothing of what is shown: then whoever looks begins with their own view. */
export const saysNothing = (params: Record<string, unknown>): boolean =>
  parameters.every((name) => params[name] === undefined);

/**
 * The parameters that say a filter, without what is so anyway.
 *
 * @param inFull says what is open all the same, for whoever begins with another view
 */
export function inboxQuery(filter: InboxFilter, inFull = false): Record<string, string> {
  const query = briefQuery(filter);
  return inFull && Object.keys(query).length === 0 ? { status: filter.status } : query;
}

/** The inbox as a list with views. */
export const inboxViews: ViewedList = {
  id: 'requests',
  page: 'admin-requests',
  read: (query) => inboxQuery({ ...readInboxFilter(query), page: 1 }),
  usual: { status: 'open' },
};

function briefQuery(filter: InboxFilter): Record<string, string> {
  return {
    ...(filter.view === 'board' ? { view: 'board' } : {}),
    ...(filter.status === 'open' ? {} : { status: filter.status }),
    ...(filter.subject === null ? {} : { subject: filter.subject }),
    ...(filter.assignee === null ? {} : { assignee: filter.assignee }),
    ...(filter.text === '' ? {} : { q: filter.text }),
    ...(filter.sort === 'pressing' ? {} : { sort: filter.sort }),
    ...(hasOwnColumns(filter) ? { columns: filter.columns.join('.') || firstColumn } : {}),
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

/** Columns that sort the list, each with the two ways round, the one that a first click asks for before the other. */
export const sortsOfColumns = {
  due: ['soonest', 'latest'],
  customer: ['company', 'companyDown'],
  amount: ['dearest', 'cheapest'],
  received: ['newest', 'oldest'],
} as const satisfies Partial<Record<InboxColumn | typeof firstColumn, readonly [InboxSort, InboxSort]>>;

export type SortingColumn = keyof typeof sortsOfColumns;

/** What a click on the heading of a column sorts by: the other way round when the list is sorted by it already. */
export function nextSort(column: SortingColumn, sort: InboxSort): InboxSort {
  const [first, second] = sortsOfColumns[column];
  return sort === first ? second : first;
}

const ascending: readonly InboxSort[] = ['oldest', 'soonest', 'company', 'cheapest'];

/** How a column is sorted; null when the list is sorted by another. */
export function directionOf(column: SortingColumn, sort: InboxSort): 'ascending' | 'descending' | null {
  const sorts: readonly InboxSort[] = sortsOfColumns[column];
  if (!sorts.includes(sort)) return null;
  return ascending.includes(sort) ? 'ascending' : 'descending';
}
