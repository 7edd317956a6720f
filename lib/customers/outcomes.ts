import type { ActionResult } from '@/lib/actions/result';

const doneOutcomes = [
  'saved',
  'noted',
  'noteDeleted',
  'merged',
  'parted',
  'joined',
  'left',
  'movedBack',
] as const;

const failedOutcomes = ['unknown', 'notPlaced', 'invalid', 'forbidden', 'unavailable'] as const;

/** What came of a form about a customer; names a sentence under `StaffCustomers.outcome` in the messages. */
export type CustomerOutcome = (typeof doneOutcomes)[number] | (typeof failedOutcomes)[number];

/** The outcome named in an address, or null. */
export function readCustomerOutcome(raw: unknown): CustomerOutcome | null {
  return [...doneOutcomes, ...failedOutcomes].find((known) => known === raw) ?? null;
}

export const isCustomerChanged = (outcome: CustomerOutcome): boolean =>
  (doneOutcomes as readonly string[]).includes(outcome);

export const customerRefusals = [
  'signedOut',
  'forbidden',
  'unavailable',
  'unknown',
  'invalid',
  'conflict',
] as const;

/** What a form of a customer's page is answered when it does not lead on. */
export type CustomerResult = ActionResult<null, (typeof customerRefusals)[number]>;
