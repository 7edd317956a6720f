import { describe, expect, test } from 'vitest';
import { jobOffers } from '@/lib/careers/job-offers';
import { seedPortfolio } from '@/lib/portfolio/seed-items';
import { excerptOf } from '@/lib/search/excerpt';
import { readQuery } from '@/lib/search/read-query';
import { longestQuery } from '@/lib/search/search-index';
import { searchSite, suggestHeadings } from '@/lib/search/server/search-site';
import { conceptsOf, partsOf, plainText } from '@/lib/search/words';

const around = { portfolio: seedPortfolio, jobs: jobOffers, nameOf: (page: string) => page };

describe('What is asked for', () => {
  test('is one bounded line, whatever the address holds', () => {
    expect(readQuery('  film\u0000\nsolaire\t ')).toBe('film solaire');
    expect(readQuery('x'.repeat(1_000_000))).toHaveLength(longestQuery);
    for (const given of [undefined, null, ['a', 'b'], 3]) expect(readQuery(given)).toBe('');
  });

  test('is read without accents, ligatures and signs', () => {
    expect(plainText('Œuvres d’été : 30 m²')).toBe('oeuvres d ete 30 m2');
  });

  test('is understood by any name of the thing', () => {
    const [covering] = conceptsOf(['covering'], 'fr');
    expect(conceptsOf(plainText('emballages voitures').split(' '), 'fr')).toContain(covering);
    expect(conceptsOf(['boulangerie'], 'fr')).toEqual([]);
  });

  test('in Dutch is taken apart where its parts are words', () => {
    const words = new Set(['gevel', 'letters', 'bedrijf', 'wagen']);
    const isWord = (word: string) => words.has(word);
    expect(partsOf('gevelletters', isWord)).toEqual(['gevel', 'letters']);
    expect(partsOf('bedrijfswagen', isWord)).toEqual(['bedrijf', 'wagen']);
    expect(partsOf('gevelzang', isWord)).toEqual([]);
  });
});

describe('An answer', () => {
  test('has each page once, and no place of it twice', () => {
    const { pages } = searchSite('film', 'fr', around);
    expect(pages.length).toBeGreaterThan(2);
    expect(new Set(pages.map(({ page }) => page)).size).toBe(pages.length);
    for (const { passages } of pages)
      expect(new Set(passages.map(({ anchor }) => anchor)).size).toBe(passages.length);
  });

  test('shows works by what is written on their pages', () => {
    const [item] = seedPortfolio.items;
    const { works } = searchSite(item?.title.nl ?? '', 'nl', around);
    expect(works[0]?.item.id).toBe(item?.id);
    expect(works[0]?.rest).toContain(item?.slug.nl);
  });

  test('follows what staff publish', () => {
    const [item, ...others] = seedPortfolio.items;
    if (!item) throw new Error('The seed has works');
    const renamed = { ...item, version: item.version + 1, title: { ...item.title, fr: 'Zyglophone géant' } };
    const portfolio = { ...seedPortfolio, items: [renamed, ...others] };
    expect(searchSite('zyglophone', 'fr', { ...around, portfolio }).works).toHaveLength(1);
    expect(searchSite('zyglophone', 'fr', around).works).toHaveLength(0);
  });

  test('follows the name of a category', () => {
    const [category, ...others] = seedPortfolio.categories;
    if (!category) throw new Error('The seed has categories');
    const title = { ...category.title, fr: 'Zyglophones' };
    const renamed = { ...category, version: category.version + 1, title };
    const portfolio = { ...seedPortfolio, categories: [renamed, ...others] };
    const found = (where: typeof seedPortfolio) =>
      searchSite('zyglophones', 'fr', { ...around, portfolio: where }).works.length;
    expect(found(seedPortfolio)).toBe(0);
    expect(found(portfolio)).toBeGreaterThan(0);
  });

  test('to nothing is nothing', () => {
    expect(searchSite('', 'en', around)).toEqual({ pages: [], works: [] });
  });

  test('offers headings while somebody types', () => {
    const headings = suggestHeadings('zonwerende fol', 'nl', around);
    expect(headings.length).toBeGreaterThan(2);
    expect(new Set(headings).size).toBe(headings.length);
  });
});

describe('An excerpt', () => {
  const text =
    'Nous dessinons des enseignes. Le film solaire arrête la chaleur et se pose en un jour. On le nettoie à l’eau. '.repeat(
      4,
    );

  test('holds the sentence that answers, with its words marked', () => {
    const parts = excerptOf(text, 'films solaires', 'fr');
    expect(parts.filter(({ isHit }) => isHit).map((part) => part.text)).toEqual(
      expect.arrayContaining(['film', 'solaire']),
    );
    expect(parts.map((part) => part.text).join('').length).toBeLessThan(400);
  });

  test('is the beginning where no word of it was asked for, and never longer than a few lines', () => {
    // Letters in common are no word in common, but for a Dutch compound.
    expect(excerptOf('Un cadre d’aluminium.', 'enseigne lumineuse', 'fr')).toEqual([
      { text: 'Un cadre d’aluminium.', isHit: false },
    ]);
    expect(excerptOf('Onze gevelletters.', 'letters', 'nl').some(({ isHit }) => isHit)).toBe(true);
    expect(excerptOf('Une phrase.', 'zèbre', 'fr')).toEqual([{ text: 'Une phrase.', isHit: false }]);
    const endless = `${'mot '.repeat(5_000)}.`;
    expect(
      excerptOf(endless, 'mot', 'fr')
        .map((part) => part.text)
        .join('').length,
    ).toBeLessThan(300);
  });
});
