import 'server-only';
import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import type { ActionResult } from '@/lib/actions/result';
import { entriesOf } from '@/lib/actions/server/form-action';
import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { isUuid } from '../row';
import { parseSavedView, readViewChange } from '../views/read-saved-view';
import type { SavedViewOutcome, SavedViewRefusal, ViewedList } from '../views/saved-view';
import * as store from './saved-views';
import { staffActions, staffButtons } from './staff-action';

// What can be done with the views of a list, as actions of its area, which has the same name.

/** What was shown, as the page has bound it: it comes back from the browser. */
const queryOf = (of: ViewedList, bound: unknown): Record<string, string> =>
  of.read(typeof bound === 'object' && bound !== null ? { ...bound } : {});

/** The list as it was, with what became of the view. */
function shownAgain(of: ViewedList, locale: Locale, bound: unknown, saved: SavedViewOutcome): string {
  const query = queryOf(of, bound);
  const isUsual = Object.keys(query).length === 0;
  return pathWithin(of.page, locale, { query: { ...(isUsual ? of.usual : query), saved } });
}

/** Keeps what is shown under a name; bound to it are the parameters of the address. Leads back to it. */
export const keepViewOf = (of: ViewedList) =>
  staffActions(of.id)(
    `${of.id}.keepView`,
    (form) => parseSavedView(entriesOf(form, 'name', 'shared')),
    async (
      { input, staff, locale, refused },
      query: Record<string, string>,
    ): Promise<ActionResult<null, SavedViewRefusal>> => {
      const status = await store.keepSavedView(staff, of, { ...input, query: queryOf(of, query) });
      if (status !== 'ok') return refused(status);
      redirect(shownAgain(of, locale, query, 'kept'));
    },
  );

/** Gives a view another name, or other eyes; bound to it is its id. */
export const renameViewOf = (of: ViewedList) =>
  staffActions(of.id)(
    `${of.id}.renameView`,
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
export const changeViewOf = (of: ViewedList) =>
  staffButtons(of.id)(
    `${of.id}.changeView`,
    async ({ staff, form }, _query: Record<string, string>): Promise<SavedViewOutcome> => {
      const change = readViewChange(form);
      return change ? store.changeSavedView(staff, change) : 'invalid';
    },
    (locale, outcome, _form, query) => shownAgain(of, locale, query, outcome),
  );
