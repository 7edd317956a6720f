import { readTextEntry } from '@/lib/forms/read-entry';
import { isUuid } from '@/lib/forms/uuid';
import { readAmounts } from '../amount';
import { quoteStatuses } from '../quote-status';
import type { QuoteChange } from '../staff-request';
import { readUndo } from './undo';

export type ChangeKind = 'status' | 'assignee' | 'amount' | 'settled' | 'undo';

export type ReadChange =
  | { kind: ChangeKind; change: QuoteChange }
  | { invalid: Record<string, string[]> }
  | 'unreadable';

/** The request's rate of VAT as its page showed it; null for none, undefined for what is no rate. */
function readRate(typed: string): number | null | undefined {
  if (typed === '') return null;
  return /^\d{1,2}(?:\.\d{1,2})?$/.test(typed) ? Number(typed) : undefined;
}

/**
 * What a form of a request's page asks to change. Its button says what: `status:won`, `assign`, `take`, `amount`, `settled`, `undo`.
 *
 * @param actor the account that asks, for `take`
 */
export function readChange(reference: string, actor: string, form: FormData): ReadChange {
  const [intent, argument = ''] = readTextEntry(form, 'intent').split(':', 2);
  const version = Number(readTextEntry(form, 'version'));
  if (!Number.isSafeInteger(version) || version < 1) return 'unreadable';
  const base = { reference, version };
  switch (intent) {
    case 'status': {
      const status = quoteStatuses.find((known) => known === argument);
      return status ? { kind: 'status', change: { ...base, status } } : 'unreadable';
    }
    case 'settled':
      return { kind: 'settled', change: { ...base, replyDueAt: null } };
    case 'take':
      return { kind: 'assignee', change: { ...base, assignee: actor } };
    case 'assign': {
      const assignee = readTextEntry(form, 'assignee');
      if (assignee !== '' && !isUuid(assignee)) return 'unreadable';
      return { kind: 'assignee', change: { ...base, assignee: assignee === '' ? null : assignee } };
    }
    case 'amount': {
      const text = (name: string) => readTextEntry(form, name);
      const typed = { net: text('net'), gross: text('gross') };
      const rate = readRate(text('rate'));
      // Without a rate of its own the request has no amount with VAT.
      if (rate === undefined || (rate === null && typed.gross !== '')) return 'unreadable';
      const read = readAmounts(typed, { net: text('shownNet'), gross: text('shownGross') }, rate ?? 0);
      if ('error' in read) return { invalid: { [read.error]: ['invalidAmount'] } };
      const amount = { amountNetCents: read.netCents, ...(rate === null ? {} : { vatRatePercent: rate }) };
      return { kind: 'amount', change: { ...base, ...amount } };
    }
    case 'undo': {
      const change = readUndo(reference, readTextEntry(form, 'undo'));
      return change ? { kind: 'undo', change } : 'unreadable';
    }
    default:
      return 'unreadable';
  }
}
