'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { attempt } from '@/lib/actions/server/form-action';
import { findDifferences } from '@/lib/forms/find-differences';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { identifyStaff, staffActions, staffButtons } from '@/lib/staff/server/staff-action';
import { findTheirCategory } from '../server/find-their-category';
import * as manage from '../server/manage-portfolio';
import { saveWorkForm } from '../server/save-work';
import { readCategoryForm } from './category-form';
import { type PortfolioEntity, type PortfolioOutcome, portfolioEntities, undoParameter } from './outcomes';
import { categoryValues, workDifferences } from './work-difference';
import { readWorkForm } from './work-form';
import type { WorkResult } from './work-result';

const isUuid = (value: unknown): value is string => z.uuid().safeParse(value).success;

/** @param place below the area: nothing, `categories`, or the id of a work */
function pathAt(locale: Locale, place: unknown, query: Record<string, string>): string {
  const rest = place === 'categories' || isUuid(place) ? place : '';
  return pathWithin('admin-portfolio', locale, { rest, query });
}

/**
 * Saves the form of a work, and publishes it or takes it back when the button says so. Success leads to its page. Bound
 * to it is the id of the work; null for a new one.
 */
export const saveWork = staffActions('portfolio')(
  'portfolio.save',
  (form) => ({ ok: true, data: null, values: readWorkForm(form, null, false, 'x').values }),
  async ({ staff, form, locale, refused }, id: string | null): Promise<WorkResult> => {
    if (id !== null && !isUuid(id)) return refused('unknown');
    const saved = await saveWorkForm(staff, id, form);
    if (saved.status === 'unknown') return refused('unknown');
    if (saved.status === 'invalid') return saved;
    if (saved.status === 'failed') {
      const answer = explain(saved.answer, saved.values, workDifferences);
      if (answer.status !== 'conflict') return answer;
      const { conflict } = answer;
      return {
        ...answer,
        conflict: { ...conflict, ...(await findTheirCategory(staff, conflict.theirs, locale)) },
      };
    }
    const from = String(form.get('version') ?? '');
    redirect(pathAt(locale, saved.id, { outcome: saved.did, from }));
  },
);

/** @param differences what the version that a colleague has saved says otherwise, by field */
function explain<Entry extends { version: number }>(
  answer: manage.ChangeRefusal<Entry>,
  values: Record<string, string>,
  differences: (values: Record<string, string>, entry: Entry) => Record<string, string>,
): WorkResult {
  if (answer.status === 'conflict') {
    const { current } = answer;
    const theirs = differences(values, current);
    return { status: 'conflict', conflict: { version: current.version, theirs }, values };
  }
  if (answer.status === 'slugTaken') {
    return { status: 'invalid', fields: { 'slug.fr': ['slugTaken'] }, values };
  }
  return { status: 'refused', reason: answer.status === 'inUse' ? 'invalid' : answer.status, values };
}

/** Saves the form of a category. Success leads back to the list of categories. */
export const saveCategory = staffActions('portfolio')(
  'portfolio.category',
  (form) => ({ ok: true, data: null, values: readCategoryForm(form, null).values }),
  async ({ staff, form, locale, values, invalid }, id: string | null): Promise<WorkResult> => {
    const { category, errors } = readCategoryForm(form, id);
    if (Object.keys(errors).length > 0) return invalid(errors);
    const answer = await manage.saveCategory(staff, category);
    if (answer.status === 'ok') redirect(pathAt(locale, 'categories', { outcome: 'categorySaved' }));
    return explain(answer, values, (typed, current) => findDifferences(typed, categoryValues(current)));
  },
);

function readEntity(raw: unknown): PortfolioEntity | null {
  return portfolioEntities.find((known) => known === raw) ?? null;
}

const deletionOf = {
  category: 'categoryDeleted',
  item: 'deleted',
  image: 'pictureDeleted',
  video: 'videoDeleted',
} as const satisfies Record<PortfolioEntity, PortfolioOutcome>;

/**
 * Deletes what the form names by `entity`, `id` and `version`, or undoes that with `undo`; leads to the place that is
 * bound to it, with what came of it.
 */
export const changeDeleted = staffButtons('portfolio')(
  'portfolio.delete',
  async ({ staff, form }, _back: string): Promise<Record<string, string>> => {
    const entity = readEntity(form.get('entity'));
    const id = form.get('id');
    const version = Number(form.get('version'));
    const isUndo = form.get('undo') === 'true';
    if (!entity || !isUuid(id) || !Number.isSafeInteger(version)) return { outcome: 'unknown' };
    const answer = await manage.changeDeleted(staff, entity, id, version, !isUndo);
    if (answer.status !== 'ok') return { outcome: answer.status };
    const from = String(version);
    if (isUndo) return { outcome: 'restored', from };
    const undo = undoParameter({ entity, id, version: answer.version });
    return { outcome: deletionOf[entity], undo, from };
  },
  (locale, outcome, _form, back: string) =>
    pathAt(locale, back, typeof outcome === 'string' ? { outcome } : outcome),
);

/** Puts something one place up or down among those that the form lists in their order as `ids`. */
export const moveEntry = staffButtons('portfolio')(
  'portfolio.order',
  async ({ form }, _back: string): Promise<PortfolioOutcome> => {
    const ids = String(form.get('ids') ?? '').split(',');
    const at = ids.indexOf(String(form.get('id')));
    const to = at + (form.get('direction') === 'up' ? -1 : 1);
    const [one, other] = [ids[at], ids[to]];
    if (!one || !other) return 'first';
    return putInOrder(
      String(form.get('entity')),
      ids.map((id, index) => (index === at ? other : index === to ? one : id)),
    );
  },
  (locale, outcome, _form, back: string) => pathAt(locale, back, { outcome }),
);

/** Puts these into this order among themselves, and shows the page anew. */
export async function putInOrder(entity: string, ids: readonly string[]): Promise<PortfolioOutcome> {
  const known = readEntity(entity);
  const editor = await identifyStaff('portfolio')(defaultLocale);
  if (editor === 'signedOut') return 'forbidden';
  if (typeof editor === 'string') return editor;
  if (!known || !Array.isArray(ids) || ids.length > 1000 || !ids.every(isUuid)) return 'unknown';
  const answer = await attempt('portfolio.order', () => manage.changeOrder(editor.staff, known, ids));
  if (typeof answer === 'string') return answer;
  refresh();
  return answer.status === 'ok' ? 'moved' : answer.status;
}

/** Shows the page anew, with what has been stored meanwhile. It says nothing that the page would not. */
export async function showAgain(): Promise<void> {
  refresh();
}
