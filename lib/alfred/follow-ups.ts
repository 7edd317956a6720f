import type { Locale } from '@/lib/i18n/locales';
import { phrases } from './phrases';
import type { QuestionPart } from './read-question';
import { subjectOf } from './subjects';

const most = 3;

/** Questions that come next: what was not asked yet about the first thing that was. */
export function followUpsFor(parts: readonly QuestionPart[], locale: Locale): string[] {
  const part = parts.find(({ subjects }) => subjects.length > 0);
  const [id] = part?.subjects ?? [];
  if (!part || !id) return [];
  const subject = subjectOf(id);
  const noun = subject.noun[locale];
  const words = phrases[locale].followUps;
  const asked = new Set(parts.flatMap(({ intents }) => intents));
  return [
    ...(asked.has('price') ? [] : [words.price(noun)]),
    ...(asked.has('lead-time') ? [] : [words.lead(noun)]),
    ...(asked.has('lifetime') || subject.lifetimes.length === 0 ? [] : [words.life(noun)]),
    ...(asked.has('care') ? [] : [words.care(noun)]),
  ].slice(0, most);
}
