import type { PageId } from '@/lib/i18n/routes';

/** A list that shows what its address says, and has views of its own. */
export interface ViewedList {
  id: 'requests' | 'jobs';
  page: PageId;
  /**
   * What an address, a browser or the database says is shown, as parameters: without what makes no sense, what is usual, and
   * which page of it.
   */
  read: (query: Record<string, unknown>) => Record<string, string>;
  /** What an address says that shows the usual, for whoever begins with another view. */
  usual: Record<string, string>;
}

/** What a list shows, under a name. */
export interface SavedView {
  id: string;
  name: string;
  /** As `ViewedList.read` says it. */
  query: Record<string, string>;
  /** The team sees it too. */
  isShared: boolean;
  isOwn: boolean;
  /** Null: whoever kept it has left. */
  ownerName: string | null;
  /** Whether whoever looks may rename, share and delete it. */
  mayChange: boolean;
  /** Whoever looks begins with it. */
  isDefault: boolean;
}

export const savedViewLimits = { name: { min: 1, max: 40 } } as const;

/** What became of a view, or why it did not. */
export const savedViewOutcomes = [
  'kept',
  'default',
  'noDefault',
  'removed',
  'unknown',
  'forbidden',
  'invalid',
  'unavailable',
] as const;

export type SavedViewOutcome = (typeof savedViewOutcomes)[number];

export const savedViewRefusals = [
  'signedOut',
  'forbidden',
  'unavailable',
  'unknown',
  'invalid',
  'full',
] as const;

export type SavedViewRefusal = (typeof savedViewRefusals)[number];

const said = (query: Record<string, string>) => JSON.stringify(Object.entries(query).sort());

/** Whether a view shows what is shown, as `ViewedList.read` says it. */
export const isShown = ({ query }: Pick<SavedView, 'query'>, shown: Record<string, string>): boolean =>
  said(query) === said(shown);
