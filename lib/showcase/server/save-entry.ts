import 'server-only';
import type { Staff } from '@/lib/staff/staff';
import type { ShowcaseKind } from '../entries';
import { readEntryForm } from '../staff/entry-form';
import type { ShowcaseOutcome } from '../staff/outcomes';
import { changeEntryStatus, type EntryAnswer, listShowcaseForStaff, saveEntry } from './manage-showcase';

type Values = Record<string, string>;

type SavedEntry =
  /** `did` names the sentence that says what was done. */
  | { status: 'saved'; did: ShowcaseOutcome }
  | { status: 'unknown' }
  | { status: 'invalid'; fields: Record<string, string[]>; values: Values }
  /** Nothing was saved. */
  | { status: 'failed'; answer: Exclude<EntryAnswer, { status: 'ok' }>; values: Values };

/**
 * Saves the form of an entry, and publishes it or takes it back when its button says so.
 *
 * @param place its id, or the kind of a new one
 * @param today ISO day, in Brussels
 * @throws Error while the database is away
 */
export async function saveEntryForm(
  editor: Staff,
  place: { id: string } | { kind: ShowcaseKind },
  form: FormData,
  today: string,
): Promise<SavedEntry> {
  const intent = form.get('intent');
  const id = 'id' in place ? place.id : null;
  const saved = id && (await listShowcaseForStaff(editor)).entries.find((entry) => entry.id === id);
  if (id && !saved) return { status: 'unknown' };
  const kind = 'kind' in place ? place.kind : saved ? saved.kind : null;
  if (!kind) return { status: 'unknown' };
  const wasPublished = saved ? saved.status === 'published' : false;
  const isStrict = intent === 'publish' || (wasPublished && intent !== 'withdraw');
  const { entry, errors, values } = readEntryForm(form, kind, id, isStrict, today);
  if (Object.keys(errors).length > 0) return { status: 'invalid', fields: errors, values };
  // Taken back first: a draft may leave out what a published entry must say.
  if (id && intent === 'withdraw' && wasPublished) {
    const withdrawn = await changeEntryStatus(editor, id, entry.version ?? 0, 'draft');
    if (withdrawn.status !== 'ok') return { status: 'failed', answer: withdrawn, values };
    entry.version = withdrawn.version;
  }
  const answer = await saveEntry(editor, entry);
  if (answer.status !== 'ok') return { status: 'failed', answer, values };
  if (intent !== 'publish' || wasPublished) {
    const did = id === null ? 'made' : intent === 'withdraw' ? 'withdrawn' : 'saved';
    return { status: 'saved', did };
  }
  const published = await changeEntryStatus(editor, answer.id, answer.version, 'published');
  if (published.status === 'ok') return { status: 'saved', did: 'published' };
  // What was typed is saved, as a draft.
  return { status: 'saved', did: published.status === 'incomplete' ? 'incomplete' : 'conflict' };
}
