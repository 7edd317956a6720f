import type { ActionResult } from '@/lib/actions/result';
import { offerFaults } from './offer';

/** Why the form of an offer was not taken as a whole; each has a sentence in the messages. */
export const composeRefusals = [
  ...offerFaults,
  'designGone',
  'designUnreadable',
  'designUnpriced',
  'designTooMuch',
  'conflict',
  'closed',
  'unknown',
  'invalid',
  'forbidden',
  'signedOut',
  'unavailable',
] as const;

/** That the lines of a design stand at the prices of when it was saved; written out. */
export interface OlderPricesNote {
  /** The day of those prices. */
  day: string;
  /** What the design costs by today's. */
  today: string;
  /** Whether a part had to go up to the price that is published today. */
  isRaised: boolean;
}

/** What became of a design that was added. */
interface AddedDesign {
  done: 'added';
  /** The first of its lines. */
  line: string;
  older: OlderPricesNote | null;
  /** Whether its drawing stands beside that line; missing where none was asked for. */
  isDrawn?: boolean;
}

export type ComposeResult = ActionResult<
  { done: 'saved' | 'sent' } | AddedDesign,
  (typeof composeRefusals)[number]
>;
