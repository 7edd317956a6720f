'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import type { ActionResult } from '@/lib/actions/result';
import { entriesOf } from '@/lib/actions/server/form-action';
import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { isUuid } from '@/lib/staff/row';
import { staffActions, staffButtons } from '@/lib/staff/server/staff-action';
import { type InboxFilter, inboxQuery, readInboxFilter } from '../inbox/inbox-filter';
import * as store from '../server/saved-views';
import { parseSavedView, readViewChange } from './read-saved-view';
import type { SavedViewOutcome, SavedViewRefusal } from './saved-view';

const viewForm = staffActions('requests');

/** What was shown, as the page has bound it: it comes back from the browser. */
const filterOf = (query: unknown): InboxFilter =>
  readInboxFilter(typeof query === 'object' && query !== null ? { ...query } : {});

/** The inbox as it was, with what became of the view. */
const shownAgain = (locale: Locale, query: unknown, saved: SavedViewOutcome): string =>
  pathWithin('admin-requests', locale, { query: { ...inboxQuery(filterOf(query), true), saved } });

/** Keeps what is shown under a name; bound to it are the parameters of the address. Leads back to it. */
export const keepView = viewForm(
  'quotes.keepView',
  (form) => parseSavedView(entriesOf(form, 'name', 'shared')),
  async (
    { input, staff, locale, refused },
    query: Record<string, string>,
  ): Promise<ActionResult<null, SavedViewRefusal>> => {
    const status = await store.keepSavedView(staff, { ...input, filter: filterOf(query) });
    if (status !== 'ok') return refused(status);
    redirect(shownAgain(locale, query, 'kept'));
  },
);

/** Gives a view another name, or other eyes; bound to it is its id. */
export const renameView = viewForm(
  'quotes.renameView',
  (form) => parseSavedView(entriesOf(form, 'name', 'shared')),
  async ({ input, staff, invalid, refused }, id: string): Promise<ActionResult<null, SavedViewRefusal>> => {
    if (!isUuid(id)) return refused('unknown');
    const status = await store.renameSavedView(staff, { id, ...input });
    if (status === 'taken') return invalid({ name: ['taken'] });
    if (status !== 'ok') return refused(status);
    refresh();
    return { status: 'ok', data: null };
  },
);

/** Removes a view, or has whoever asks begin with it, or no more. Leads back to what was shown. */
export const changeView = staffButtons('requests')(
  'quotes.changeView',
  async ({ staff, form }, _query: Record<string, string>): Promise<SavedViewOutcome> => {
    const change = readViewChange(form);
    return change ? store.changeSavedView(staff, change) : 'invalid';
  },
  (locale, outcome, _form, query) => shownAgain(locale, query, outcome),
);
