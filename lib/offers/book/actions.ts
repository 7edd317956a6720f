'use server';

import { redirect } from 'next/navigation';
import { asTyped } from '@/lib/actions/server/form-action';
import { findDifferences } from '@/lib/forms/find-differences';
import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { isUuid, readRow, rowParameter } from '@/lib/staff/row';
import { staffActions, staffButtons } from '@/lib/staff/server/staff-action';
import { publishedEntries } from '../price-book';
import * as store from '../server/price-book-store';
import { bookEntryValues, readBookEntry } from './book-entry';
import type { BookEntryResult, BookOutcome } from './outcomes';

const listPath = (locale: Locale, query: Record<string, string>): string =>
  pathWithin('admin-prices', locale, { query });

/** Saves an entry of the price book; bound to it is its id, or `new`. Success leads to the list. */
export const saveBookEntry = staffActions('prices')(
  'offers.saveBookEntry',
  // The framework's own fields begin with a dollar sign.
  (form) => asTyped(...[...form.keys()].filter((name) => !name.startsWith('$')))(form),
  async ({ staff, form, locale, invalid, refused, conflict }, place: string): Promise<BookEntryResult> => {
    const id = isUuid(place) ? place : null;
    if (!id && place !== 'new') return refused('unknown');
    const { entry, errors, values } = readBookEntry(form, id);
    if (Object.keys(errors).length > 0) return invalid(errors);
    const answer = await store.saveBookEntry(staff, entry);
    if (answer.status === 'ok') redirect(listPath(locale, { outcome: 'saved' }));
    if (answer.status === 'codeTaken') return invalid({ code: ['codeTaken'] });
    if (answer.status !== 'conflict') return refused(answer.status);
    const theirs = findDifferences(values, bookEntryValues(answer.current, locale));
    return conflict({ version: answer.current.version, theirs });
  },
);

/** Takes the entry of a form's `id` and `version` out of the book, or puts it back with `undo`. */
export const changeDeleted = staffButtons('prices')(
  'offers.deleteBookEntry',
  async ({ staff, form }): Promise<Record<string, string>> => {
    const row = readRow(form);
    const isUndo = form.get('undo') === 'true';
    if (!row) return { outcome: 'unknown' };
    const answer = await store.changeBookEntryDeleted(staff, row.id, row.version, !isUndo);
    if (answer.status !== 'ok') return { outcome: answer.status };
    if (isUndo) return { outcome: 'restored' };
    return { outcome: 'deleted', undo: rowParameter({ id: row.id, version: answer.version }) };
  },
  (locale, outcome) => listPath(locale, typeof outcome === 'string' ? { outcome } : outcome),
);

/** Hides the published price of a form's `id` where offers are written, or offers it again. */
export const changeHidden = staffButtons('prices')(
  'offers.hidePublished',
  async ({ staff, form }): Promise<BookOutcome> => {
    const id = form.get('id');
    const wanted = form.get('wanted') === 'hidden';
    const published = publishedEntries.find((entry) => entry.id === id);
    if (!published) return 'unknown';
    const answer = await store.changePublishedHidden(staff, published.id, wanted);
    return answer.status === 'ok' ? (wanted ? 'hidden' : 'shown') : answer.status;
  },
  (locale, outcome) => listPath(locale, { outcome }),
);
