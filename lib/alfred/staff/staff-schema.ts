import { z } from 'zod';
import { parseForm, textField } from '@/lib/forms/text-fields';
import { type Locale, locales } from '@/lib/i18n/locales';
import { staffAnswerLimits } from '../staff-answer';

type Sent = Record<string, FormDataEntryValue | undefined>;

const letter = z.object({
  body: textField({ ...staffAnswerLimits.letter, required: true, multiline: true }),
});

export const parseLetter = (sent: Sent) =>
  parseForm(letter, { body: staffAnswerLimits.letter.max * 4 }, sent);

const question = textField(staffAnswerLimits.question);
const answer = textField({ ...staffAnswerLimits.answer, multiline: true });

const everyLanguage = z.object({
  'question-fr': question,
  'answer-fr': answer,
  'question-nl': question,
  'answer-nl': answer,
  'question-en': question,
  'answer-en': answer,
});

type Typed = z.output<typeof everyLanguage>;

export const taughtFields = Object.keys(everyLanguage.shape) as (keyof Typed)[];

const shown = Object.fromEntries(
  taughtFields.map((name) => [
    name,
    (name.startsWith('q') ? staffAnswerLimits.question.max : staffAnswerLimits.answer.max) * 4,
  ]),
) as Record<keyof Typed, number>;

export interface TaughtAnswer {
  questions: Partial<Record<Locale, string>>;
  answers: Partial<Record<Locale, string>>;
}

/** An answer for everyone in the languages that were filled in: both its question and its answer, or neither. */
export function parseTaught(
  sent: Sent,
):
  | { ok: true; data: TaughtAnswer; values: Record<string, string> }
  | { ok: false; fields: Record<string, string[]>; values: Record<string, string> } {
  const parsed = parseForm(everyLanguage, shown, sent);
  if (!parsed.ok) return parsed;
  const { data, values } = parsed;
  const isMissing = (part: 'question' | 'answer', locale: Locale) => data[`${part}-${locale}`] === '';
  const half = locales.filter((locale) => isMissing('question', locale) !== isMissing('answer', locale));
  const filled = locales.filter((locale) => !isMissing('question', locale));
  const fields: Record<string, string[]> = Object.fromEntries(
    half.map((locale) => [
      `${isMissing('question', locale) ? 'question' : 'answer'}-${locale}`,
      ['bothOrNone'],
    ]),
  );
  if (half.length === 0 && filled.length === 0) fields['question-fr'] = ['oneLanguage'];
  if (Object.keys(fields).length > 0) return { ok: false, fields, values };
  const pick = (part: 'question' | 'answer') =>
    Object.fromEntries(filled.map((locale) => [locale, data[`${part}-${locale}`]]));
  return { ok: true, data: { questions: pick('question'), answers: pick('answer') }, values };
}
