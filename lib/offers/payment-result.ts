import type { ActionResult } from '@/lib/actions/result';

/** Why a payment was not entered or taken back; each has a sentence in the messages. */
export const paymentRefusals = [
  'conflict',
  'tooMuch',
  'notAccepted',
  'unknown',
  'invalid',
  'forbidden',
  'signedOut',
  'unavailable',
] as const;

export type PaymentResult = ActionResult<null, (typeof paymentRefusals)[number]>;
