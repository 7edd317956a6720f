import { standardVatPercent } from '@/lib/content/vat';
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
      const read = readAmounts(
        typed,
        { net: text('shownNet'), gross: text('shownGross') },
        standardVatPercent,
      );
      if ('error' in read) return { invalid: { [read.error]: ['invalidAmount'] } };
      const amount = { amountNetCents: read.netCents, vatRatePercent: standardVatPercent };
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
