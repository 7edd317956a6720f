import type { ActionResult } from '@/lib/actions/result';

/** Why a stage was not changed; each has a sentence in the messages. */
export const stageRefusals = [
  'conflict',
  'full',
  'first',
  'unknown',
  'invalid',
  'forbidden',
  'signedOut',
  'unavailable',
] as const;

export type StageRefusal = (typeof stageRefusals)[number];

export type StageResult = ActionResult<null, StageRefusal>;

/** What became of a button, as the address says it. */
export const stageOutcomes = ['retired', 'moved', ...stageRefusals] as const;

export type StageOutcome = (typeof stageOutcomes)[number];

export const isStageDone = (outcome: StageOutcome): boolean => outcome === 'retired' || outcome === 'moved';
