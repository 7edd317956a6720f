import { readTextEntry } from '@/lib/forms/read-entry';
import { parseDecimal } from '../compose-rows';
import type { CreditedLine } from './credit-note';
import type { Invoice } from './invoice';
import { type CreditReason, creditReasons } from './invoice-record';

/** What became of a form of the desk of invoices; each has a sentence in the messages. */
export const invoiceOutcomes = [
  'issued',
  'credited',
  'incomplete',
  'dayWrong',
  'quantityWrong',
  'nothingLeft',
  'reasonNeeded',
  'exists',
  'conflict',
  'tooMuch',
  'notAccepted',
  'unknown',
  'invalid',
  'forbidden',
  'unavailable',
] as const;

export type InvoiceOutcome = (typeof invoiceOutcomes)[number];

/** The name of the field that says how much of a line is credited. */
export const quantityField = (line: string) => `quantity-${line}`;

type ReadCredit =
  | { ok: true; wanted: CreditedLine[]; reason: CreditReason; seen: number }
  | { ok: false; outcome: InvoiceOutcome };

/** Reads how much of which line is to be credited, and why; an empty field is nothing of its line. */
export function readCredit(form: FormData, lines: Invoice['lines']): ReadCredit {
  const wanted: CreditedLine[] = [];
  for (const { id } of lines) {
    const typed = readTextEntry(form, quantityField(id)).trim();
    const quantity = typed === '' ? 0 : parseDecimal(typed, 3);
    if (quantity === null || quantity < 0) return { ok: false, outcome: 'quantityWrong' };
    wanted.push({ id, quantity });
  }
  const reason = creditReasons.find((one) => one === readTextEntry(form, 'reason'));
  if (!reason) return { ok: false, outcome: 'reasonNeeded' };
  const seen = Number(readTextEntry(form, 'seen') || Number.NaN);
  if (!Number.isSafeInteger(seen) || seen < 0) return { ok: false, outcome: 'invalid' };
  return { ok: true, wanted, reason, seen };
}
