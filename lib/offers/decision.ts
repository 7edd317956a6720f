import { readTextEntry } from '@/lib/forms/read-entry';
import { type ChosenTotals, readChoice, totalsOfChoice } from './choice-totals';
import { type Offer, offerLimits } from './offer';
import type { OfferDecision } from './offer-record';

/** What became of the form under an offer; each has a sentence in the messages. */
export const offerOutcomes = [
  'accepted',
  'declined',
  'decidedBefore',
  'newTotal',
  'choiceNeeded',
  'nameNeeded',
  'nameTooLong',
  'termsNeeded',
  'reasonNeeded',
  'reasonTooLong',
  'replaced',
  'expired',
  'withdrawn',
  'rateLimited',
  'unavailable',
  'forbidden',
] as const;

export type OfferOutcome = (typeof offerOutcomes)[number];

export type ReadDecision =
  | { kind: 'accepted'; name: string; choice: string[]; totals: ChosenTotals }
  | { kind: 'declined'; reason: string }
  /** Nothing is decided yet: what the page has to say. */
  | { kind: 'again'; outcome: OfferOutcome };

function readAcceptance(form: FormData, offer: Offer): ReadDecision {
  const again = (outcome: OfferOutcome): ReadDecision => ({ kind: 'again', outcome });
  const choice = readChoice(form, offer.lines);
  const totals = totalsOfChoice(offer, choice);
  if (totals === null) return again('choiceNeeded');
  const name = readTextEntry(form, 'name').replace(/\s+/g, ' ').trim();
  // Nobody accepts a total that did not stand on the page: without script it follows the choice only when it is sent.
  if (readTextEntry(form, 'shown') !== String(totals.gross)) return again('newTotal');
  if ([...name].length < 2) return again('nameNeeded');
  if ([...name].length > 160 || /\p{Cc}/u.test(name)) return again('nameTooLong');
  if (readTextEntry(form, 'terms') !== 'on') return again('termsNeeded');
  return { kind: 'accepted', name, choice, totals };
}

/** What a customer decides with the form under an offer. */
export function readDecision(form: FormData, offer: Offer): ReadDecision {
  const intent = readTextEntry(form, 'intent');
  if (intent === 'accept') return readAcceptance(form, offer);
  if (intent !== 'decline') return { kind: 'again', outcome: 'newTotal' };
  const reason = readTextEntry(form, 'reason').replace(/\r\n?/g, '\n').trim();
  if (reason === '') return { kind: 'again', outcome: 'reasonNeeded' };
  if ([...reason].length > offerLimits.reason) return { kind: 'again', outcome: 'reasonTooLong' };
  return { kind: 'declined', reason };
}

/** Whether a form that comes after a decision says just that: then it is a second click, else somebody else's, and not taken. */
export function saysTheSame(read: ReadDecision, { kind, name, reason, choice }: OfferDecision): boolean {
  if (read.kind !== kind) return false;
  if (read.kind === 'declined') return read.reason === reason;
  return read.name === name && read.choice.join(' ') === choice.join(' ');
}
