import { describe, expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { readByteRange } from '@/lib/portfolio/byte-range';
import { categoryOf, findCategory, findWork, neighboursOf, workRest } from '@/lib/portfolio/find-works';
import { largestWidth, picturePath, pictureSet, widthsOf } from '@/lib/portfolio/picture';
import type { PortfolioItem } from '@/lib/portfolio/portfolio';
import { seedPortfolio } from '@/lib/portfolio/seed-items';
import { samplesForHome, samplesForService } from '@/lib/portfolio/select-samples';
import { collectionPage } from '@/lib/portfolio/structured-data';

const [first, second] = seedPortfolio.items as [PortfolioItem, PortfolioItem];
const real: PortfolioItem = {
  ...second,
  id: 'real',
  sample: false,
  place: { fr: 'Gand', nl: 'Gent', en: 'Ghent' },
};

describe('A picture', () => {
  test('is offered in the widths it has, never enlarged, and once when it is small', () => {
    expect(widthsOf({ width: 4000 })).toEqual([400, 800, 1200, 1600]);
    expect(widthsOf({ width: 1000 })).toEqual([400, 800]);
    expect(widthsOf({ width: 120 })).toEqual([400]);
    expect(largestWidth({ width: 1300 })).toBe(1200);
    expect(pictureSet({ id: 'a', width: 900 }, 'webp')).toBe(
      '/media/portfolio/a/400.webp 400w, /media/portfolio/a/800.webp 800w',
    );
    expect(picturePath('a', 400, 'png')).toBe('/media/portfolio/a/400.png');
  });
});

describe('The range of a video that is asked for', () => {
  test.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=900-5000', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-3', null],
    ['bytes=0-1,5-6', null],
    ['lines=0-1', null],
    ['bytes=-', null],
    [null, null],
  ])('%s', (header, expected) => {
    expect(readByteRange(header, 1000)).toEqual(expected);
  });
});

describe('An address', () => {
  test('leads to its category and work, however it is written, from another language too', () => {
    for (const locale of locales) {
      const category = categoryOf(seedPortfolio, first);
      expect(findCategory(seedPortfolio, locale, category.slug[locale].toUpperCase())).toBe(category);
      expect(findWork(seedPortfolio, locale, first.slug.nl)).toBe(first);
      expect(workRest(category, first)[locale]).toBe(`${category.slug[locale]}/${first.slug[locale]}`);
    }
    expect(findWork(seedPortfolio, 'fr', 'nothing')).toBeNull();
  });

  test('belongs to one work and one category in each language', () => {
    for (const locale of locales) {
      for (const entries of [seedPortfolio.categories, seedPortfolio.items]) {
        const slugs = entries.map(({ slug }) => slug[locale]);
        expect(new Set(slugs).size).toBe(slugs.length);
      }
    }
  });
});

test('works are left through in a ring', () => {
  const works = [first, second, real];
  expect(neighboursOf(works, first)).toEqual({ previous: real, next: second });
  expect(neighboursOf(works, real)).toEqual({ previous: second, next: first });
  expect(neighboursOf([first], first)).toBeNull();
  expect(neighboursOf(works, { ...first, id: 'elsewhere' })).toBeNull();
});

describe('Samples', () => {
  test('on the home page are eight featured works at most, in their order', () => {
    const shown = samplesForHome(seedPortfolio);
    expect(shown).toHaveLength(8);
    expect(shown.every(({ featured }) => featured)).toBe(true);
    expect(
      samplesForHome({ ...seedPortfolio, items: [{ ...real, featured: true }, ...seedPortfolio.items] })[0]
        ?.id,
    ).toBe('real');
  });

  test('below a service are of its trade, real ones first, and not its own picture again', () => {
    const items = [...seedPortfolio.items, { ...real, group: 'walls' as const }];
    const shown = samplesForService({ ...seedPortfolio, items }, 'walls', 'mural');
    expect(shown.map(({ group }) => group)).toEqual(['walls', 'walls']);
    expect(shown[0]?.id).toBe('real');
    expect(shown.some(({ scene }) => scene === 'mural')).toBe(false);
  });

  test('below a service come first from the category that its own picture is in', () => {
    const scenesBelow = (scene: 'counter-display' | 'light-box') =>
      samplesForService(seedPortfolio, 'signs', scene).map((work) => work.scene);
    expect(scenesBelow('counter-display')).toEqual(['banner', 'roll-up']);
    expect(scenesBelow('light-box')).toContain('shop-sign');
  });
});

test('structured data has the pictures of real work and nothing of invented work', () => {
  const page = { title: 'T', description: 'D', path: '/nl/realisaties', locale: 'nl' as const };
  expect(JSON.stringify(collectionPage(page, seedPortfolio.items))).not.toContain('ImageObject');
  const data = JSON.stringify(collectionPage(page, [...seedPortfolio.items, real]));
  expect(data.match(/"ImageObject"/g)).toHaveLength(real.images.length);
  expect(data).toContain('Gent');
  expect(data).not.toContain(first.images[0]?.id);
});
