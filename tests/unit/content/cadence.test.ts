import { describe, expect, test } from 'vitest';
import { aboutCopy } from '@/lib/about/about-copy';
import { type Locale, locales } from '@/lib/i18n/locales';
import { services } from '@/lib/services/services';
import { collectTexts } from './collect-texts';

const pages = Object.entries({ ...services, about: aboutCopy });

/** Colons and semicolons in a thousand words that a page may have: what advertising copy read aloud bears. */
const mostMarks = 9;

const numbers: Record<Locale, RegExp> = {
  fr: /\b(?:deux|trois|quatre|cinq|six|sept|huit)\b/i,
  nl: /\b(?:twee|drie|vier|vijf|zes|zeven|acht)\b/i,
  en: /\b(?:two|three|four|five|six|seven|eight)\b/i,
};

function marksPerThousandWords(text: string): number {
  const marks = text.match(/[:;]/g)?.length ?? 0;
  return (1000 * marks) / text.split(/\s+/).length;
}

describe.each(locales)('read aloud in %s', (locale) => {
  test.each(pages)('%s is carried by its sentences, not by colons and semicolons', (page, content) => {
    const all = collectTexts(content, page).map(({ text }) => text[locale]);
    expect(marksPerThousandWords(all.join('\n'))).toBeLessThanOrEqual(mostMarks);
  });

  test.each(pages)('%s counts what it offers in one heading at most', (page, content) => {
    const headings = collectTexts(content, page).filter(({ path }) => path.endsWith('.heading'));
    const counted = headings.map(({ text }) => text[locale]).filter((text) => numbers[locale].test(text));
    expect(counted.length, counted.join(' / ')).toBeLessThanOrEqual(1);
  });
});
