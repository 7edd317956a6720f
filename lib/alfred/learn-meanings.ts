import { type Locale, locales } from '@/lib/i18n/locales';
import { type PageId, pageIds } from '@/lib/i18n/routes';
import type { Steps } from '@/lib/limits/steps';
import { collectPassages } from '@/lib/search/collect-passages';
import { askedBefore } from './asked-before/asked-before';
import { passagesSaying } from './asked-before/passages-saying';
import { type LearntWeights, takeLessons } from './learnt-weights';
import { type PassageLessons, takePassageLessons } from './likely-passages';
import { meaningsIn } from './meanings/meanings';
import { countSigns, type SeenSigns } from './seen-signs';

// What words mean, whatever the language: what was asked before in all of them teaches it. Nothing that staff publish has a part in it, so that
// it is learnt with the build (scripts/lib/write-meanings.mjs).

/** Nobody's page: what was asked before and the site says nothing of. */
export const nowhere = '';
type Place = PageId | typeof nowhere;

export const places: readonly Place[] = [...pageIds, nowhere];
export const placeOf = new Map(places.map((page, place) => [page, place]));

/** Meanings that stand no farther apart than this are seen together, whatever their order. */
const together = 2;

/** What its words mean, alone and with their neighbours: the same signs for the same question in any language. */
export function meaningSigns(text: string, locale: Locale): Set<string> {
  const meanings = [...new Set(meaningsIn(text, locale))];
  return new Set([
    ...meanings,
    ...meanings.flatMap((meaning, place) =>
      meanings.slice(place + 1, place + 1 + together).map((next) => [meaning, next].sort().join(' ')),
    ),
  ]);
}

/** What is asked, without what was asked before it, and the place of the page that answers. */
export function lessonsOf(
  locale: Locale,
): { text: string; place: number; pages: readonly PageId[]; fact: RegExp | null }[] {
  return askedBefore(locale).map(({ question, pages, fact }) => ({
    text: question.split(' >> ').at(-1) ?? '',
    place: placeOf.get(pages[0] ?? nowhere) ?? 0,
    pages,
    fact,
  }));
}

export interface Meanings {
  seen: SeenSigns;
  learnt: LearntWeights;
  answered: PassageLessons;
}

/** Of more passages than these it is not clear which one answers. */
const mostAnswering = 4;

/** Learns what words mean from the questions of all languages. */
export function* learnMeanings(): Steps<Meanings> {
  const sightings = countSigns(places.length);
  const lessons = takeLessons();
  const answered = takePassageLessons();
  for (const locale of locales) {
    const saying = passagesSaying(
      collectPassages(locale, (page) => page, 'matters').filter(({ kind }) => kind !== 'company'),
    );
    for (const { text, place, pages, fact } of lessonsOf(locale)) {
      const signs = meaningSigns(text, locale);
      sightings.add(place, signs, 'question');
      lessons.add(place, signs);
      const ids = fact === null ? [] : saying(pages, fact);
      if (ids.length > 0 && ids.length <= mostAnswering) answered.add(ids, signs);
      yield;
    }
  }
  return {
    seen: yield* sightings.end(),
    learnt: yield* lessons.end(places.length),
    answered: yield* answered.end(),
  };
}
