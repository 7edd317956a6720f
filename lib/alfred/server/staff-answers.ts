import 'server-only';
import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import type { Staff } from '@/lib/staff/staff';
import { ask } from '@/lib/supabase/ask';
import type { StaffAnswer } from '../sources';
import type { EditedAnswer } from '../staff-answer';

const texts = z.partialRecord(z.enum(locales), z.string());

const shape = z.array(
  z.object({
    id: z.uuid(),
    questions: texts,
    answers: texts,
    published: z.boolean(),
    version: z.number(),
    updatedAt: z.coerce.date(),
  }),
);

/** What Alfred may say, as his colleagues wrote it. */
function asSource({ id, version, questions, answers }: EditedAnswer): StaffAnswer {
  const written = locales.flatMap((locale) => {
    const question = questions[locale];
    const answer = answers[locale];
    return question && answer ? [[locale, { question, answer }] as const] : [];
  });
  return { id, version, texts: Object.fromEntries(written), page: null };
}

/**
 * The answers of staff that Alfred may cite.
 *
 * @throws DatabaseAwayError
 */
export async function listPublishedAnswers(): Promise<StaffAnswer[]> {
  return (await ask('list_alfred_passages', { only_published: true }, shape)).map(asSource);
}

/**
 * All of them, for those who write them.
 *
 * @throws DatabaseAwayError
 */
export function listStaffAnswers(_staff: Staff): Promise<EditedAnswer[]> {
  return ask('list_alfred_passages', { only_published: false }, shape);
}

export interface AnswerToSave extends Pick<EditedAnswer, 'questions' | 'answers' | 'published'> {
  /** Null for a new one. */
  id: string | null;
  version: number | null;
  /** The question to staff that it was first an answer to. */
  handover: string | null;
}

const saved = z.object({ status: z.enum(['ok', 'conflict', 'unknown', 'invalid', 'forbidden']) });

/** @throws DatabaseAwayError */
export async function saveStaffAnswer(staff: Staff, passage: AnswerToSave) {
  const args = { actor: staff.viewer.id, passage };
  return (await ask('save_alfred_passage', args, saved, 10_000)).status;
}

/** @throws DatabaseAwayError */
export async function deleteStaffAnswer(staff: Staff, id: string) {
  const args = { actor: staff.viewer.id, passage: id };
  return (await ask('delete_alfred_passage', args, saved, 10_000)).status;
}
