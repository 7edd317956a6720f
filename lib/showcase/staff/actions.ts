'use server';

import { redirect } from 'next/navigation';
import { asTyped } from '@/lib/actions/server/form-action';
import { findDifferences } from '@/lib/forms/find-differences';
import { brusselsDay } from '@/lib/i18n/brussels-day';
import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { isUuid, readRow, rowParameter } from '@/lib/staff/row';
import { staffActions, staffButtons } from '@/lib/staff/server/staff-action';
import { type ShowcaseKind, showcaseKinds } from '../entries';
import * as manage from '../server/manage-showcase';
import { saveEntryForm } from '../server/save-entry';
import { entryValues } from './entry-form';
import type { EntryResult, ShowcaseOutcome } from './outcomes';

const listPath = (locale: Locale, query: Record<string, string>): string =>
  pathWithin('admin-showcase', locale, { query });

/** What the address below the area names: an entry, or the kind of a new one; null for anything else. */
function readPlace(place: unknown): { id: string } | { kind: ShowcaseKind } | null {
  if (isUuid(place)) return { id: place };
  const kind = showcaseKinds.find((known) => known === place);
  return kind ? { kind } : null;
}

/**
 * Saves the form of an entry, and publishes it or takes it back when the button says so. Success leads to the list. Bound to
 * it is the id of the entry, or the kind of a new one.
 */
export const saveEntry = staffActions('showcase')(
  'showcase.save',
  // The framework's own fields begin with a dollar sign.
  (form) => asTyped(...[...form.keys()].filter((name) => !name.startsWith('$')))(form),
  async ({ staff, form, locale, now, refused, conflict }, place: string): Promise<EntryResult> => {
    const found = readPlace(place);
    if (!found) return refused('unknown');
    const saved = await saveEntryForm(staff, found, form, brusselsDay(now));
    if (saved.status === 'unknown') return refused('unknown');
    if (saved.status === 'invalid') return saved;
    if (saved.status === 'saved') redirect(listPath(locale, { outcome: saved.did }));
    const { answer, values } = saved;
    if (answer.status !== 'conflict') return refused(answer.status);
    const theirs = findDifferences(values, entryValues(answer.current));
    return conflict({ version: answer.current.version, theirs });
  },
);

/** Publishes the entry of a form's `id` and `version`, or takes it back when `wanted` says draft. */
export const changeStatus = staffButtons('showcase')(
  'showcase.status',
  async ({ staff, form }): Promise<ShowcaseOutcome> => {
    const row = readRow(form);
    const wanted = form.get('wanted') === 'published' ? 'published' : 'draft';
    if (!row) return 'unknown';
    const answer = await manage.changeEntryStatus(staff, row.id, row.version, wanted);
    return answer.status === 'ok' ? (wanted === 'published' ? 'published' : 'withdrawn') : answer.status;
  },
  (locale, outcome) => listPath(locale, { outcome }),
);

/** Deletes the entry of a form's `id` and `version`, or undoes that with `undo`. */
export const changeDeleted = staffButtons('showcase')(
  'showcase.delete',
  async ({ staff, form }): Promise<Record<string, string>> => {
    const row = readRow(form);
    const isUndo = form.get('undo') === 'true';
    if (!row) return { outcome: 'unknown' };
    const answer = await manage.changeEntryDeleted(staff, row.id, row.version, !isUndo);
    if (answer.status !== 'ok') return { outcome: answer.status };
    if (isUndo) return { outcome: 'restored' };
    return { outcome: 'deleted', undo: rowParameter({ id: row.id, version: answer.version }) };
  },
  (locale, outcome) => listPath(locale, typeof outcome === 'string' ? { outcome } : outcome),
);

/** Puts an entry one place up or down among those that the form lists in their order as `ids`. */
export const moveEntry = staffButtons('showcase')(
  'showcase.order',
  async ({ staff, form }): Promise<ShowcaseOutcome> => {
    const ids = String(form.get('ids') ?? '').split(',');
    const at = ids.indexOf(String(form.get('id')));
    const to = at + (form.get('direction') === 'up' ? -1 : 1);
    const [one, other] = [ids[at], ids[to]];
    if (!one || !other) return 'first';
    if (ids.length > 1000 || !ids.every(isUuid)) return 'unknown';
    const next = ids.map((id, index) => (index === at ? other : index === to ? one : id));
    const answer = await manage.changeEntryOrder(staff, next);
    return answer.status === 'ok' ? 'moved' : answer.status;
  },
  (locale, outcome) => listPath(locale, { outcome }),
);

/** Shows or hides every example of the site. */
export const switchExamples = staffButtons('showcase')(
  'showcase.examples',
  async ({ staff, form }): Promise<ShowcaseOutcome> => {
    const wanted = form.get('wanted') === 'shown';
    const version = Number(form.get('version'));
    if (!Number.isSafeInteger(version)) return 'unknown';
    const answer = await manage.changeExamplesShown(staff, wanted, version);
    if (answer.status !== 'ok') return answer.status;
    return wanted ? 'examplesShown' : 'examplesHidden';
  },
  (locale, outcome) => listPath(locale, { outcome }),
);
