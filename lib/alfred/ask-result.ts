import type { ActionResult } from '@/lib/actions/result';

/** Why a form of Alfred's is refused; names a sentence of `DeskLabels.refused`. */
type DeskRefusal =
  | 'rateLimited'
  | 'dayIsFull'
  | 'unknown'
  | 'full'
  | 'unavailable'
  | 'forbidden'
  | 'signedOut';

export type DeskResult = ActionResult<null, DeskRefusal>;

/** What came of a form that led to a page of Alfred's. */
export const deskOutcomes = ['renamed', 'removed', 'handed', 'thanks', 'failed'] as const;

export type DeskOutcome = (typeof deskOutcomes)[number];
