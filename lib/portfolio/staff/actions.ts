'use server';

import { randomUUID } from 'node:crypto';
import { refresh } from 'next/cache';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { defaultLocale, isLocale, type Locale, locales } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { incident } from '@/lib/log/incident';
import { isOwnOrigin } from '@/lib/security/own-origin';
import { findStaffOf } from '@/lib/staff/server/staff';
import type { Staff } from '@/lib/staff/staff';
import * as manage from '../server/manage-portfolio';
import { readCategoryForm } from './category-form';
import { type PortfolioEntity, type PortfolioOutcome, portfolioEntities, undoParameter } from './outcomes';
import { categoryValues, findDifferences, workValues } from './work-difference';
import { readWorkForm } from './work-form';
import type { WorkResult } from './work-result';

type Refusal = 'forbidden' | 'unavailable';

const isUuid = (value: unknown): value is string => z.uuid().safeParse(value).success;

/** The editor whose form this is, or why it is refused. */
async function findEditor(): Promise<Staff | Refusal> {
  if (!isOwnOrigin(await headers())) return 'forbidden';
  const answer = await findStaffOf('portfolio');
  if (answer.status === 'staff') return answer.staff;
  return answer.status === 'away' ? 'unavailable' : 'forbidden';
}

async function attempt<Outcome>(during: string, work: () => Promise<Outcome>): Promise<Outcome | Refusal> {
  try {
    return await work();
  } catch (error) {
    incident(error, { during: `portfolio.${during}` });
    return 'unavailable';
  }
}

/** @param place below the area: nothing, `categories`, or the id of a work */
function leadTo(locale: string, place: string, query: Record<string, string>): never {
  const known: Locale = isLocale(locale) ? locale : defaultLocale;
  const rest = place === 'categories' || isUuid(place) ? place : '';
  redirect(pathWithin('admin-portfolio', known, { rest, query }));
}

/**
 * Saves the form of a work, and publishes it or takes it back when the button says so. Success leads to its page.
 *
 * @param id of the work; null for a new one
 */
export async function saveWork(
  locale: string,
  id: string | null,
  _previous: unknown,
  form: FormData,
): Promise<WorkResult> {
  const typed = readWorkForm(form, null, false, 'x').values;
  const editor = await findEditor();
  if (typeof editor === 'string') return { status: 'refused', reason: editor, values: typed };
  const intent = form.get('intent');
  const outcome = await attempt(
    'save',
    async (): Promise<WorkResult | { saved: string; did: PortfolioOutcome }> => {
      const saved = id === null ? null : isUuid(id) ? await manage.findWork(editor, id) : 'unknown';
      if (saved === 'unknown' || (id !== null && !saved)) {
        return { status: 'refused', reason: 'unknown', values: typed };
      }
      const isStrict = intent === 'publish' || (saved?.status === 'published' && intent !== 'withdraw');
      const fallback = `x-${randomUUID().slice(0, 8)}`;
      const { work, images, errors, values } = readWorkForm(form, saved, isStrict, fallback);
      if (Object.keys(errors).length > 0) return { status: 'invalid', fields: errors, values };
      // Taken back first: a draft may leave out what a published work must say.
      if (saved && intent === 'withdraw' && saved.status === 'published') {
        const withdrawn = await manage.changeWorkStatus(editor, saved.id, work.version ?? 0, 'draft');
        if (withdrawn.status !== 'ok') return explain(withdrawn, values, workValues);
        work.version = withdrawn.version;
      }
      let answer = await manage.saveWork(editor, work, images);
      if (answer.status === 'slugTaken' && locales.every((one) => !values[`slug.${one}`]?.trim())) {
        // Nobody chose the address: another work of the same title gets one of its own.
        const end = randomUUID().slice(0, 4);
        const apart = (slug: string) => `${slug.slice(0, 75)}-${end}`;
        const slug = { fr: apart(work.slug.fr), nl: apart(work.slug.nl), en: apart(work.slug.en) };
        answer = await manage.saveWork(editor, { ...work, slug }, images);
      }
      if (answer.status !== 'ok') return explain(answer, values, workValues);
      if (intent !== 'publish' || saved?.status === 'published') {
        return {
          saved: answer.id,
          did: id === null ? 'made' : intent === 'withdraw' ? 'withdrawn' : 'saved',
        };
      }
      const published = await manage.changeWorkStatus(editor, answer.id, answer.version, 'published');
      if (published.status === 'ok') return { saved: answer.id, did: 'published' };
      // What was typed is saved, as a draft; what is missing is said on its page.
      return { saved: answer.id, did: published.status === 'incomplete' ? 'incomplete' : 'conflict' };
    },
  );
  if (typeof outcome === 'string') return { status: 'refused', reason: outcome, values: typed };
  if ('saved' in outcome) {
    leadTo(locale, outcome.saved, { outcome: outcome.did, from: String(form.get('version') ?? '') });
  }
  return outcome;
}

/** @param valuesOf the fields of the version that a colleague has saved */
function explain<Entry extends { version: number }>(
  answer: Exclude<manage.ChangeAnswer<Entry>, { status: 'ok' }>,
  values: Record<string, string>,
  valuesOf: (entry: Entry) => Record<string, string>,
): WorkResult {
  if (answer.status === 'conflict') {
    const { current } = answer;
    const theirs = findDifferences(values, valuesOf(current));
    return { status: 'conflict', values, version: current.version, theirs };
  }
  if (answer.status === 'slugTaken') {
    return { status: 'invalid', fields: { 'slug.fr': ['slugTaken'] }, values };
  }
  return { status: 'refused', reason: answer.status === 'inUse' ? 'invalid' : answer.status, values };
}

/** Saves the form of a category. Success leads back to the list of categories. */
export async function saveCategory(
  locale: string,
  id: string | null,
  _previous: unknown,
  form: FormData,
): Promise<WorkResult> {
  const { category, errors, values } = readCategoryForm(form, id);
  const editor = await findEditor();
  if (typeof editor === 'string') return { status: 'refused', reason: editor, values };
  if (Object.keys(errors).length > 0) return { status: 'invalid', fields: errors, values };
  const answer = await attempt('category', () => manage.saveCategory(editor, category));
  if (typeof answer === 'string') return { status: 'refused', reason: answer, values };
  if (answer.status === 'ok') leadTo(locale, 'categories', { outcome: 'categorySaved' });
  return explain(answer, values, categoryValues);
}

function readEntity(raw: unknown): PortfolioEntity | null {
  return portfolioEntities.find((known) => known === raw) ?? null;
}

/**
 * Deletes what the form names by `entity`, `id` and `version`, or undoes that with `undo`; leads to `back` with what came
 * of it.
 */
export async function changeDeleted(locale: string, back: string, form: FormData): Promise<void> {
  const entity = readEntity(form.get('entity'));
  const id = form.get('id');
  const version = Number(form.get('version'));
  const isUndo = form.get('undo') === 'true';
  const editor = await findEditor();
  if (typeof editor === 'string') return leadTo(locale, back, { outcome: editor });
  if (!entity || !isUuid(id) || !Number.isSafeInteger(version)) {
    return leadTo(locale, back, { outcome: 'unknown' });
  }
  const answer = await attempt('delete', () => manage.changeDeleted(editor, entity, id, version, !isUndo));
  if (typeof answer === 'string') return leadTo(locale, back, { outcome: answer });
  if (answer.status !== 'ok') return leadTo(locale, back, { outcome: answer.status });
  const from = String(version);
  if (isUndo) return leadTo(locale, back, { outcome: 'restored', from });
  const said = {
    category: 'categoryDeleted',
    item: 'deleted',
    image: 'pictureDeleted',
    video: 'videoDeleted',
  } as const;
  const undo = undoParameter({ entity, id, version: answer.version });
  leadTo(locale, back, { outcome: said[entity], undo, from });
}

/** Puts something one place up or down among those that the form lists in their order as `ids`. */
export async function moveEntry(locale: string, back: string, form: FormData): Promise<void> {
  const ids = String(form.get('ids') ?? '').split(',');
  const at = ids.indexOf(String(form.get('id')));
  const to = at + (form.get('direction') === 'up' ? -1 : 1);
  const [one, other] = [ids[at], ids[to]];
  if (!one || !other) return leadTo(locale, back, { outcome: 'first' });
  const outcome = await putInOrder(
    String(form.get('entity')),
    ids.map((id, index) => (index === at ? other : index === to ? one : id)),
  );
  leadTo(locale, back, { outcome });
}

/** Puts these into this order among themselves, and shows the page anew. */
export async function putInOrder(entity: string, ids: readonly string[]): Promise<PortfolioOutcome> {
  const known = readEntity(entity);
  const editor = await findEditor();
  if (typeof editor === 'string') return editor;
  if (!known || !Array.isArray(ids) || ids.length > 1000 || !ids.every(isUuid)) return 'unknown';
  const answer = await attempt('order', () => manage.changeOrder(editor, known, ids));
  if (typeof answer === 'string') return answer;
  refresh();
  return answer.status === 'ok' ? 'moved' : answer.status;
}

/** Shows the page anew, with what has been stored meanwhile. It says nothing that the page would not. */
export async function showAgain(): Promise<void> {
  refresh();
}
