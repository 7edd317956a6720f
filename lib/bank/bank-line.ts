import { normalizeReference } from '@/lib/forms/reference';
import { formatIban } from '@/lib/offers/bank-account';
import {
  offerOfCommunication,
  readStructuredCommunication,
  structuredCommunication,
} from '@/lib/offers/structured-communication';
import type { BankFormat } from './bank-file';

/** Where a movement stands: `twice` is one that was entered by hand already. */
export const lineStates = [
  'booked',
  'aside',
  'matched',
  'differs',
  'twice',
  'notAccepted',
  'unmatched',
] as const;

export type LineState = (typeof lineStates)[number];

/** Those that can be ticked, and the one that is from the start. */
export const canBeBooked = (state: LineState) => ['matched', 'differs', 'twice'].includes(state);

/** Why a movement is on no offer; each has a sentence in the messages. */
export const asideReasons = ['notOurs', 'recorded', 'sentBack', 'otherIncome'] as const;

export type AsideReason = (typeof asideReasons)[number];

/** A movement of the bank and what it belongs to. Amounts are cents. */
export interface BankLine {
  id: string;
  amount: number;
  /** As "2026-11-24". */
  bookedOn: string;
  /** Null when the bank did not say, or it is long ago. */
  payer: string | null;
  payerIban: string | null;
  communication: string | null;
  message: string;
  state: LineState;
  offer: { reference: string; number: string; name: string; open: number; openDeposit: number } | null;
  aside: { at: Date; reason: AsideReason; author: string | null } | null;
}

export interface BankFilePreview {
  id: string;
  format: BankFormat;
  account: string;
  from: string;
  to: string;
  status: 'waiting' | 'booked';
  author: string | null;
  at: Date;
  lines: BankLine[];
  /** Of what the page shows: another one when anything of it changed. */
  stamp: string;
}

/** What the list of movements can show. */
export const trays = ['open', 'aside', 'booked'] as const;

export type Tray = (typeof trays)[number];

/** What became of a button or a file; each has a sentence in the messages. */
export const bankOutcomes = [
  'booked',
  'known',
  'discarded',
  'settledAside',
  'broughtBack',
  'conflict',
  'settled',
  'unknown',
  'invalid',
  'forbidden',
  'unavailable',
] as const;

export type BankOutcome = (typeof bankOutcomes)[number];

export const isGoodOutcome = (outcome: BankOutcome) =>
  ['booked', 'discarded', 'settledAside', 'broughtBack'].includes(outcome);

/** The offer that somebody names: its number, the reference of its request, or its communication. Null for anything else. */
export function readWantedOffer(typed: string): string | null {
  const text = typed.trim().toUpperCase();
  const number = /^D\s?-?\s?(\d{4})\s?-?\s?(\d{5})$/.exec(text);
  if (number) return `D-${number[1]}-${number[2]}`;
  const reference = normalizeReference(text);
  if (reference !== null) return reference;
  const digits = readStructuredCommunication(text);
  return digits === null ? null : offerOfCommunication(digits);
}

/** Account of the payer and communication as people read them. */
export const writtenLine = ({ payerIban, communication }: BankLine) => ({
  account: payerIban && formatIban(payerIban),
  communication: communication && structuredCommunication(communication),
});
