import type { InboxFilter } from '../inbox/inbox-filter';
import { inboxQuery } from '../inbox/inbox-filter';

/** What the inbox shows, under a name. */
export interface SavedView {
  id: string;
  name: string;
  filter: InboxFilter;
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

/** Whether a view shows what is shown, whichever page of it. */
export function isShown({ filter }: Pick<SavedView, 'filter'>, shown: InboxFilter): boolean {
  const said = (one: InboxFilter) => JSON.stringify(inboxQuery({ ...one, page: 1 }));
  return said(filter) === said(shown);
}
