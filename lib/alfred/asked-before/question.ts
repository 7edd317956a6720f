import type { Locale } from '@/lib/i18n/locales';
import type { PageId } from '@/lib/i18n/routes';

/** A question with what a right answer has, of the training set that Alfred learns from. Questions before `>>` were asked earlier in the conversation. */
export interface AskedBefore {
  locale: Locale;
  question: string;
  /** Any of these must be cited first; empty where the site says nothing, and the answer must say so. */
  pages: readonly PageId[];
  /** What a right answer says, as a pattern on its text with plain spaces; null where the page is all that counts. */
  fact: RegExp | null;
}

type Row = readonly [question: string, pages: string, fact?: RegExp];

/** Rows of one language; pages are written with spaces between them. */
export function rows(locale: Locale, list: readonly Row[]): AskedBefore[] {
  return list.map(([question, pages, fact]) => ({
    locale,
    question,
    pages: pages.split(' ').filter(Boolean) as PageId[],
    fact: fact ?? null,
  }));
}
