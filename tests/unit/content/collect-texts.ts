import { answerPromise } from '@/lib/company/answer-promise';
import type { Locale, Localized } from '@/lib/i18n/locales';
import { quantitiesIn } from './quantities';

export interface CollectedText {
  /** Where it stands, such as "faq.0.answer". */
  path: string;
  text: Localized;
}

/** Every localized text below a value, with its path. A list of paragraphs counts as several texts. */
export function collectTexts(value: unknown, path: string): CollectedText[] {
  if (value === null || typeof value !== 'object') return [];
  const record = value as Record<string, unknown>;
  if ('fr' in record && 'nl' in record && 'en' in record)
    return expand(record as unknown as Localized<unknown>, path);
  return Object.entries(record).flatMap(([key, child]) => collectTexts(child, `${path}.${key}`));
}

function expand({ fr, nl, en }: Localized<unknown>, path: string): CollectedText[] {
  if (typeof fr === 'string' && typeof nl === 'string' && typeof en === 'string') {
    return [{ path, text: { fr, nl, en } }];
  }
  if (!Array.isArray(fr) || !Array.isArray(nl) || !Array.isArray(en)) {
    throw new Error(`${path} is neither a text nor a list of texts in each language`);
  }
  if (fr.length !== nl.length || fr.length !== en.length) {
    throw new Error(`${path} has not the same number of paragraphs in each language`);
  }
  return fr.flatMap((_, index) =>
    expand({ fr: fr[index], nl: nl[index], en: en[index] }, `${path}.${index}`),
  );
}

/** How many words a sentence has of its own: shared facts, such as "5 to 7 years" and the promised answer, are nobody's. */
export function countOwnWords(sentence: string, locale: Locale): number {
  const shared = [answerPromise[locale], ...quantitiesIn(sentence, locale).map(({ written }) => written)];
  const own = shared.reduce((text, fact) => text.replace(fact, ' '), sentence);
  return own.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
