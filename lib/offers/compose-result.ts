import type { ActionResult } from '@/lib/actions/result';
import { offerFaults } from './offer';

/** Why the form of an offer was not taken as a whole; each has a sentence in the messages. */
export const composeRefusals = [
  ...offerFaults,
  'conflict',
  'closed',
  'unknown',
  'invalid',
  'forbidden',
  'signedOut',
  'unavailable',
] as const;

export type ComposeResult = ActionResult<{ done: 'saved' | 'sent' }, (typeof composeRefusals)[number]>;
