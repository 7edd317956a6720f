import { company } from '@/lib/company/company';
import type { Locale } from '@/lib/i18n/locales';
import type { PageId } from '@/lib/i18n/routes';
import type { Passage } from '@/lib/search/passage';
import type { Answer, IntentId } from './answer';
import { figureAskedFor } from './asked-figures';
import { cite, type Draft, quote, say, sentence } from './draft';
import type { Knowledge } from './knowledge';
import { findMatters, findNeeds, type Need } from './needs/find-needs';
import { phrases } from './phrases';
import { wordsFor } from './quoted-words';
import type { RankedPassage } from './rank-passages';
import { type QuestionPart, wordsLeft } from './read-question';
import type { Facts } from './say-facts';
import { type SubjectId, subjectOf } from './subjects';

// What those share who answer a part of a question and who read the answer again.

export type Certainty = Answer['certainty'];

/** From this weighted share of the question on, a passage answers it; from the lower one on, it may. */
export const enough = 0.62;
export const perhaps = 0.42;
export const perhapsToo = 0.2;

export const legalPages: readonly PageId[] = ['terms', 'legal-notice', 'privacy'];

/** What is at hand to answer a part of a question. */
export interface Context extends Facts {
  part: QuestionPart;
  locale: Locale;
  /** Works and requests, which are read from the database. */
  outside: {
    works: (isAny: boolean) => Promise<Passage[]>;
    requests: () => Promise<{ kind: 'none' | 'away' | 'signedOut' } | { kind: 'some'; lines: string[] }>;
  };
}

export function pagesOf(subjects: readonly SubjectId[]): PageId[] {
  return subjects.flatMap((id): readonly PageId[] => subjectOf(id).pages);
}

/** Passages nearly as good as the best are quoted too, up to so many characters in all. */
const mostQuoted = 1000;
const asGood = { sure: 0.42, unsure: 0.35 };

/** The words of a passage that answer. */
export function wordsOf(passage: Passage, { plain, story }: QuestionPart, knowledge: Knowledge): string {
  const question = plain.split(' ').length > 3 ? plain : `${plain} ${story}`;
  return wordsFor(passage, question, knowledge, figureAskedFor(plain, knowledge.locale));
}

/** So many passages are quoted at most; where it is not sure what was meant, there is one more to choose from. */
export const mostQuotes = { sure: 3, unsure: 4 };

/** Quotes a passage with what else is worth reading beside it. */
export function quotePassages(
  { draft, part, knowledge }: Context,
  ranked: readonly RankedPassage[],
  most: number = mostQuotes.sure,
): void {
  const least = most > mostQuotes.sure ? asGood.unsure : asGood.sure;
  const [best, ...others] = ranked;
  if (!best) return;
  const words = wordsOf(best.passage, part, knowledge);
  quote(draft, best.passage, words);
  let room = mostQuoted - words.length;
  let quotes = 1;
  for (const { passage, covered, score } of others.slice(0, 4)) {
    if (draft.citations.length >= 4) break;
    const more = wordsOf(passage, part, knowledge);
    if (score >= best.score * least && quotes < most && more.length <= room && passage.kind !== 'page') {
      quote(draft, passage, more);
      quotes += 1;
      room -= more.length;
      continue;
    }
    if (covered < perhaps || score < best.score * 0.45) continue;
    // Read on there: cited, not quoted.
    cite(draft, passage, wordsOf(passage, part, knowledge));
  }
}

/** Says that no page speaks of it, or that what is not wanted is for somebody of the house. */
export function sayUnknown(draft: Draft, locale: Locale, why: 'unknown' | 'declined' = 'unknown'): void {
  say(draft, sentence(phrases[locale][why](company.phone.display[locale])));
  draft.handOver = { kind: 'question', reason: 'unknown' };
}

/** Needs that a part shows, which are looked for once. */
const needsShown = new WeakMap<QuestionPart, Need[]>();

/** The need that most is said of comes first. */
export function needsOf({ part, locale }: Context): Need[] {
  const text = `${part.typed} ${part.story}`;
  const known =
    needsShown.get(part) ??
    [...findNeeds(text, locale), ...findMatters(text, [], locale)].sort(
      (one, other) => other.said - one.said,
    );
  needsShown.set(part, known);
  return known;
}

/** From so many words on, a need is not shown by chance. */
export const plainly = 3;

/** Intents that are answered of the house, whatever thing was spoken of before. */
export const ofTheHouse: readonly IntentId[] = [
  'hours',
  'contact',
  'job',
  'about',
  'person',
  'self',
  'order-status',
  'answer-time',
  'payment',
  'legal',
];

/** Intents that the small print may answer. */
export const ofRules: readonly IntentId[] = ['legal', 'payment', 'warranty', 'quote', 'permit'];

/** Weight from which a word says something about the thing. */
export const telling = 0.15;

/** Words besides what is asked for and the thing it is asked of, those of asking left out. */
export function tellingLeft({ part, knowledge }: Context): string[] {
  return wordsLeft(part, knowledge.locale).filter((word) =>
    knowledge.termsIn(word).some((term) => knowledge.weightOf(term) > telling),
  );
}
