import { expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { workRest } from '@/lib/portfolio/find-works';
import { hasPage } from '@/lib/portfolio/has-page';
import { laterPortions } from '@/lib/portfolio/portions';
import { seedPortfolio } from '@/lib/portfolio/seed-items';
import { createKnownWorks } from '@/lib/site/known-works';

const [item] = seedPortfolio.items;
const category = seedPortfolio.categories.find(({ id }) => id === item?.categoryId);
if (!item || !category) throw new Error('The seed has a work with its category');

test('every category, work and later page of the portfolio has a page, in whatever letters, and nothing else', () => {
  for (const locale of locales) {
    for (const one of seedPortfolio.categories)
      expect(hasPage(seedPortfolio, locale, one.slug[locale])).toBe(true);
    for (const one of seedPortfolio.items) {
      const own = seedPortfolio.categories.find(({ id }) => id === one.categoryId);
      if (own) expect(hasPage(seedPortfolio, locale, workRest(own, one)[locale])).toBe(true);
    }
    // A work that moved to another category is led to from its old address.
    expect(hasPage(seedPortfolio, locale, `anything/${item.slug[locale]}`)).toBe(true);
    expect(hasPage(seedPortfolio, locale, item.slug[locale].toUpperCase())).toBe(false);
    expect(hasPage(seedPortfolio, locale, `${category.slug[locale]}/nothing-of-ours`)).toBe(false);
    expect(hasPage(seedPortfolio, locale, `${workRest(category, item)[locale]}/more`)).toBe(false);
  }
  const [second = 0] = laterPortions(seedPortfolio.items.length);
  expect(second).toBe(2);
  expect(hasPage(seedPortfolio, 'fr', '2')).toBe(true);
  expect(hasPage(seedPortfolio, 'fr', '99')).toBe(false);
});

test('works are read anew every two seconds at most, and a failure leaves those that were known', async () => {
  let time = 0;
  let reads = 0;
  let works = seedPortfolio;
  const knows = createKnownWorks(
    async () => {
      reads += 1;
      if (reads === 3) throw new Error('away');
      return works;
    },
    () => time,
  );
  const settled = () => new Promise(setImmediate);
  const rest = workRest(category, item).nl;
  // Nothing is known yet: anything may be there.
  expect(knows('nl', 'nothing-of-ours')).toBe(true);
  await settled();
  for (let asked = 0; asked < 100; asked += 1) expect(knows('nl', 'nothing-of-ours')).toBe(false);
  expect(knows('nl', rest)).toBe(true);
  expect(reads).toBe(1);
  works = { ...seedPortfolio, items: seedPortfolio.items.filter(({ id }) => id !== item.id) };
  time += 2_000;
  knows('nl', rest);
  await settled();
  expect(knows('nl', rest)).toBe(false);
  time += 2_000;
  knows('nl', rest);
  await settled();
  expect(reads).toBe(3);
  expect(knows('nl', rest)).toBe(false);
  expect(knows('nl', category.slug.nl)).toBe(true);
});
