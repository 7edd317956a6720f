import { isUuid } from '@/lib/forms/uuid';
import { readPageNumber } from '@/lib/staff/page-number';
import type { ViewedList } from '@/lib/staff/views/saved-view';
import { jobStages } from './job';

export const jobPageSize = 50;

/** Cards of the board, of all stages together. */
export const boardSize = 300;

const jobSorts = ['due', 'age', 'amount', 'stage'] as const;

export type JobSort = (typeof jobSorts)[number];

export interface JobFilter {
  view: 'list' | 'board';
  /** A kind of stage, the id of one of the agency's own, or all that is not done. */
  stage: string;
  /** An account, `me` for whoever looks, `none`, or anybody. */
  owner: string | null;
  blocked: boolean;
  sort: JobSort;
  descending: boolean;
  /** Counts from 1. */
  page: number;
}

const readStage = (text: unknown): string | null =>
  jobStages.find((known) => known === text) ?? (isUuid(text) ? text : null);

/** Reads the filter of an address; what makes no sense is left out. */
export function readJobFilter(query: Record<string, unknown>): JobFilter {
  const { view, stage, owner, blocked, sort, order, page } = query;
  const isBoard = view === 'board';
  const isOwner = typeof owner === 'string' && (/^(?:none|me)$/.test(owner) || isUuid(owner));
  return {
    view: isBoard ? 'board' : 'list',
    // Its columns are the stages.
    stage: (isBoard ? null : readStage(stage)) ?? 'open',
    owner: isOwner ? owner : null,
    blocked: blocked === 'yes',
    sort: jobSorts.find((known) => known === sort) ?? 'due',
    descending: order === 'down',
    page: isBoard ? 1 : readPageNumber(page),
  };
}

/** The filter without a stage that is there no more. */
export function withKnownStage(filter: JobFilter, steps: readonly { id: string }[]): JobFilter {
  return steps.some(({ id }) => id === filter.stage) ? filter : { ...filter, stage: 'open' };
}

const parameters = ['view', 'stage', 'owner', 'blocked', 'sort', 'order', 'page'] as const;

/** Whether an address says nothing of what is shown: then whoever looks begins with their own view. */
export const saysNothing = (params: Record<string, unknown>): boolean =>
  parameters.every((name) => params[name] === undefined);

/**
 * The same filter as parameters of an address; what is usual is left out.
 *
 * @param inFull says what is open all the same, for whoever begins with another view
 */
export function jobQuery(filter: JobFilter, inFull = false): Record<string, string> {
  const query = briefQuery(filter);
  return inFull && Object.keys(query).length === 0 ? { stage: filter.stage } : query;
}

/** The jobs as a list with views. */
export const jobViews: ViewedList = {
  id: 'jobs',
  page: 'admin-jobs',
  read: (query) => jobQuery({ ...readJobFilter(query), page: 1 }),
  usual: { stage: 'open' },
};

function briefQuery(filter: JobFilter): Record<string, string> {
  const { view, stage, owner, blocked, sort, descending, page } = filter;
  const given: [string, string | null][] = [
    ['view', view === 'list' ? null : view],
    ['stage', stage === 'open' ? null : stage],
    ['owner', owner],
    ['blocked', blocked ? 'yes' : null],
    ['sort', sort === 'due' ? null : sort],
    ['order', descending ? 'down' : null],
    ['page', page > 1 ? String(page) : null],
  ];
  return Object.fromEntries(given.filter((entry): entry is [string, string] => entry[1] !== null));
}

/** Whether something is filtered out that a colleague might look for. */
export function isNarrowed({ stage, owner, blocked }: JobFilter): boolean {
  return stage !== 'open' || owner !== null || blocked;
}

/** The filter that sorts by a column: the other way round when it is sorted by it already. */
export function sortedBy(filter: JobFilter, sort: JobSort): JobFilter {
  return { ...filter, sort, descending: filter.sort === sort && !filter.descending, page: 1 };
}
