import { describe, expect, test } from 'vitest';
import { jobOffers } from '@/lib/careers/job-offers';
import { type Locale, locales } from '@/lib/i18n/locales';
import { collectPassages } from '@/lib/search/collect-passages';
import { createSearchIndex, longestQuery } from '@/lib/search/search-index';
import { questions } from './questions';

const passages = Object.fromEntries(
  locales.map((locale) => [locale, collectPassages(locale, (page) => page, 'sections', jobOffers)]),
);
const indexes = Object.fromEntries(
  locales.map((locale) => [locale, createSearchIndex(passages[locale] ?? [], locale)]),
);

function find(locale: Locale, query: string) {
  return indexes[locale]?.find(query) ?? [];
}

describe.each(locales)('a search in %s', (locale) => {
  test.each(questions[locale])('finds first the page that answers %j', (query, ...pages) => {
    const [first] = find(locale, query);
    const seen = find(locale, query)
      .slice(0, 4)
      .map(({ passage, score }) => `${passage.id} ${score.toFixed(1)}`);
    expect(pages, seen.join('\n')).toContain(first?.passage.page);
  });

  test('has passages of their own name, with words in them', () => {
    const all = passages[locale] ?? [];
    expect(all.length).toBeGreaterThan(200);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.filter(({ heading, text }) => heading === '' || text === '').map(({ id }) => id)).toEqual([]);
  });

  test('of nothing, of empty words or of what no page speaks of finds nothing', () => {
    for (const query of [
      '',
      '   ',
      '!!!',
      '🦓',
      { fr: 'de la', nl: 'van de', en: 'of the' }[locale],
      'xqzvwk',
    ])
      expect(find(locale, query)).toEqual([]);
  });

  test('of any length is bounded', () => {
    const long = 'enseigne wrap film '.repeat(50_000);
    expect(find(locale, long)).toEqual(find(locale, long.slice(0, longestQuery)));
  });
});
