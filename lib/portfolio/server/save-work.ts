import 'server-only';
import { randomUUID } from 'node:crypto';
import { locales } from '@/lib/i18n/locales';
import type { Staff } from '@/lib/staff/staff';
import type { PortfolioItem } from '../portfolio';
import type { PortfolioOutcome } from '../staff/outcomes';
import { slugApart, unnamed } from '../staff/work-difference';
import { readWorkForm } from '../staff/work-form';
import { type ChangeRefusal, changeWorkStatus, findWork, saveWork } from './manage-portfolio';

type Values = Record<string, string>;
type Failure = ChangeRefusal<PortfolioItem>;

export type SavedWork =
  /** `did` names the sentence that says what was done. */
  | { status: 'saved'; id: string; did: PortfolioOutcome }
  | { status: 'unknown' }
  | { status: 'invalid'; fields: Record<string, string[]>; values: Values }
  /** Nothing was saved. */
  | { status: 'failed'; answer: Failure; values: Values };

const hasErrors = ({ errors }: { errors: Record<string, string[]> }) => Object.keys(errors).length > 0;

/**
 * Saves the form of a work, and publishes it or takes it back when its button says so. A work that cannot be published is
 * saved as a draft, and `did` says what kept it back.
 *
 * @param id of the work; null for a new one
 * @throws Error while the database is away
 */
export async function saveWorkForm(editor: Staff, id: string | null, form: FormData): Promise<SavedWork> {
  const intent = form.get('intent');
  const saved = id === null ? null : await findWork(editor, id);
  if (id !== null && !saved) return { status: 'unknown' };
  const wasPublished = saved?.status === 'published';
  const isStrict = intent === 'publish' || (wasPublished && intent !== 'withdraw');
  const fallback = `${unnamed}${randomUUID().slice(0, 8)}`;
  const strict = readWorkForm(form, saved, isStrict, fallback);
  // What lacks only texts cannot be published, and is kept as a draft: nobody types it twice.
  const isHeldBack = hasErrors(strict) && intent === 'publish' && !wasPublished;
  const read = isHeldBack ? readWorkForm(form, saved, false, fallback) : strict;
  const { work, images, errors, values } = read;
  if (hasErrors(read)) return { status: 'invalid', fields: errors, values };
  // Taken back first: a draft may leave out what a published work must say.
  if (saved && intent === 'withdraw' && wasPublished) {
    const withdrawn = await changeWorkStatus(editor, saved.id, work.version ?? 0, 'draft');
    if (withdrawn.status !== 'ok') return { status: 'failed', answer: withdrawn, values };
    work.version = withdrawn.version;
  }
  let answer = await saveWork(editor, work, images);
  if (answer.status === 'slugTaken' && locales.every((one) => !values[`slug.${one}`]?.trim())) {
    // Nobody chose the address: another work of the same title gets one of its own.
    const end = randomUUID().slice(0, 4);
    const { fr, nl, en } = work.slug;
    const slug = { fr: slugApart(fr, end), nl: slugApart(nl, end), en: slugApart(en, end) };
    answer = await saveWork(editor, { ...work, slug }, images);
  }
  if (answer.status !== 'ok') return { status: 'failed', answer, values };
  if (isHeldBack) return { status: 'saved', id: answer.id, did: 'incomplete' };
  if (intent !== 'publish' || wasPublished) {
    const did = id === null ? 'made' : intent === 'withdraw' ? 'withdrawn' : 'saved';
    return { status: 'saved', id: answer.id, did };
  }
  const published = await changeWorkStatus(editor, answer.id, answer.version, 'published');
  const did =
    published.status === 'ok'
      ? 'published'
      : // What was typed is saved, as a draft; what is missing is said on its page.
        published.status === 'incomplete'
        ? 'incomplete'
        : 'conflict';
  return { status: 'saved', id: answer.id, did };
}
