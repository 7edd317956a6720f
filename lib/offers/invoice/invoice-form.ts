import { readTextEntry } from '@/lib/forms/read-entry';
import type { Locale } from '@/lib/i18n/locales';
import { parseDecimal } from '../compose-rows';
import type { CreditedLine } from './credit-note';
import type { Invoice } from './invoice';
import { type CreditReason, creditReasons } from './invoice-record';

/** What became of a form of the desk of invoices; each has a sentence in the messages. */
export const invoiceOutcomes = [
  'issued',
  'issuedAndMailed',
  'credited',
  'creditedAndMailed',
  'mailed',
  'noAddress',
  'incomplete',
  'dayWrong',
  'quantityWrong',
  'nothingLeft',
  'beyondDeposit',
  'reasonNeeded',
  'exists',
  'conflict',
  'tooMuch',
  'notAccepted',
  'noDeposit',
  'noOrder',
  'unknown',
  'invalid',
  'forbidden',
  'signedOut',
  'unavailable',
] as const;

export type InvoiceOutcome = (typeof invoiceOutcomes)[number];

/** Those after which a document exists, or is on its way. */
export const doneInvoiceOutcomes: readonly InvoiceOutcome[] = [
  'issued',
  'issuedAndMailed',
  'credited',
  'creditedAndMailed',
  'mailed',
];

/** The name of the field that says how much of a line is credited. */
export const quantityField = (line: string) => `quantity-${line}`;

export const isQuantityField = (name: string): boolean => /^quantity-[\w-]{1,40}$/.test(name);

/** What a quantity that was typed to be credited is not. */
export type CreditFault = 'notANumber' | 'moreThanLeft';

/** How much of a line is to be credited, in thousandths; an empty field is nothing, null is no quantity. */
const readQuantity = (typed: string, locale: Locale) =>
  typed.trim() === '' ? 0 : parseDecimal(typed.trim(), 3, locale);

/** What is wrong with a quantity that was typed on a page in this language, of a line of which so many thousandths are left. */
export function faultOfQuantity(typed: string, left: number, locale: Locale): CreditFault | null {
  const quantity = readQuantity(typed, locale);
  if (quantity === null) return 'notANumber';
  return quantity > left ? 'moreThanLeft' : null;
}

type ReadCredit =
  | { ok: true; wanted: CreditedLine[]; reason: CreditReason; seen: number }
  | { ok: false; outcome: InvoiceOutcome };

/** Reads how much of which line is to be credited, and why, from a page in this language; an empty field is nothing of its line. */
export function readCredit(form: FormData, lines: Invoice['lines'], locale: Locale): ReadCredit {
  const wanted: CreditedLine[] = [];
  for (const { id } of lines) {
    const quantity = readQuantity(readTextEntry(form, quantityField(id)), locale);
    if (quantity === null) return { ok: false, outcome: 'quantityWrong' };
    wanted.push({ id, quantity });
  }
  const reason = creditReasons.find((one) => one === readTextEntry(form, 'reason'));
  if (!reason) return { ok: false, outcome: 'reasonNeeded' };
  const seen = Number(readTextEntry(form, 'seen') || Number.NaN);
  if (!Number.isSafeInteger(seen) || seen < 0) return { ok: false, outcome: 'invalid' };
  return { ok: true, wanted, reason, seen };
}
