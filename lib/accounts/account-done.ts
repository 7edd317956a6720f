import type { SearchParams } from './auth-view';

const accountChanges = ['email', 'factorOn', 'factorOff', 'newCodes'] as const;

/** A change that another page made and the account page says. */
export type AccountChange = (typeof accountChanges)[number];

export function readAccountDone(params: SearchParams): AccountChange | null {
  return accountChanges.find((change) => change === params.done) ?? null;
}
