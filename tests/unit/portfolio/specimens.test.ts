import { describe, expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import type { PortfolioItem } from '@/lib/portfolio/portfolio';
import { portfolioCopy } from '@/lib/portfolio/portfolio-copy';
import { seedPortfolio } from '@/lib/portfolio/seed-items';
import { specimenOf, standingOf } from '@/lib/portfolio/specimens';
import { missingFields, missingIn } from '@/lib/portfolio/staff/missing-in';
import { factsOf, slipOf } from '@/lib/portfolio/work-facts';

const { categories, items } = seedPortfolio;
const [first] = items as [PortfolioItem];
const real: PortfolioItem = {
  ...first,
  id: 'real',
  sample: false,
  place: { fr: 'Gand', nl: 'Gent', en: 'Ghent' },
};
const lightBox = items.find(({ slug }) => slug.en === 'bar-light-box') as PortfolioItem;

describe('A sample work', () => {
  test('is a specimen with a number of its own, and says on itself that it is an example', () => {
    const numbers = items.map((item) => specimenOf(item)?.number);
    expect(numbers).not.toContain(undefined);
    expect(new Set(numbers).size).toBe(items.length);
    for (const item of items) {
      expect(standingOf(item, 'fr')).toMatch(/^Planche \d+ · exemple$/);
      expect(standingOf(item, 'nl')).toMatch(/^Modelblad \d+ · voorbeeld$/);
      expect(standingOf(item, 'en')).toMatch(/^Specimen \d+ · example$/);
    }
  });

  test('says material, size, price and lead time, with the figures of the price list', () => {
    for (const locale of locales) {
      expect(factsOf(lightBox, locale).map(({ id }) => id)).toEqual(['material', 'size', 'price', 'lead']);
      for (const item of items)
        expect(factsOf(item, locale).filter(({ value }) => value.trim() === '')).toEqual([]);
    }
    const said = Object.fromEntries(factsOf(lightBox, 'fr').map(({ id, value }) => [id, value]));
    expect(said.price).toMatch(/^dès 800\s€ TVAC$/);
    expect(said.lead).toMatch(/^3\sà\s5\ssemaines$/);
  });

  test('says its size and its price on a wall, where real work says how long it took', () => {
    expect(slipOf(lightBox, 'fr')).toMatch(/^80.+ · dès 800\s€ TVAC$/);
    for (const locale of locales)
      expect(slipOf(real, locale)).toBe(`${real.facts.size[locale]} · ${real.facts.time[locale]}`);
  });

  test('has no town and no customer, and lacks nothing for that', () => {
    for (const { place } of items) expect(place).toEqual({ fr: '', nl: '', en: '' });
    expect(items.flatMap(missingIn)).toEqual([]);
    expect(missingFields(lightBox).filter((name) => name.startsWith('place'))).toEqual([]);
    expect(missingIn({ ...lightBox, sample: false })).toEqual([...locales]);
  });

  test('that staff have made themselves is an example without a number', () => {
    expect(standingOf({ ...real, sample: true }, 'en')).toBe('Example');
    expect(factsOf({ ...real, sample: true }, 'en').map(({ id }) => id)).toEqual([
      'material',
      'size',
      'time',
    ]);
  });
});

test('real work says where it is and how long it took', () => {
  expect(standingOf(real, 'nl')).toBe('Gent');
  expect(factsOf(real, 'nl').map(({ id }) => id)).toEqual(['material', 'size', 'time']);
});

test('the portfolio speaks of specimens until there is real work, and of its bare wall when there is neither', () => {
  const specimens = portfolioCopy(seedPortfolio);
  expect(specimens.lead.en).toContain('not jobs we delivered');
  const works = portfolioCopy({ categories, items: [real, ...items] });
  expect(works.headline).not.toEqual(specimens.headline);
  const bare = portfolioCopy({ categories, items: [] });
  expect(bare.headline).not.toEqual(works.headline);
  expect(bare.headline).not.toEqual(specimens.headline);
});

test('no text promises lines of dimensions, because none are drawn', () => {
  const { seo, headline, lead } = portfolioCopy(seedPortfolio);
  for (const locale of locales)
    for (const text of [seo.title, seo.description, headline, lead].map((each) => each[locale]))
      expect(text).not.toMatch(/coté|bemaat|maatlijn|dimensioned/i);
});
