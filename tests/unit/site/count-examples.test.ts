import { expect, test } from 'vitest';
import type { PortfolioItem } from '@/lib/portfolio/portfolio';
import { seedPortfolio } from '@/lib/portfolio/seed-items';
import type { ShowcaseEntry } from '@/lib/showcase/entries';
import { totalOf } from '@/lib/showcase/examples-left';
import { countExamples } from '@/lib/site/count-examples';

const [first] = seedPortfolio.items as [PortfolioItem];
const client = {
  id: 'a',
  kind: 'client',
  status: 'published',
  content: { name: 'Kijkhuis' },
  originalLocale: null,
  source: 'x',
  permissionFrom: 'x',
  permissionEmail: null,
  permissionHow: 'spoken',
  permissionOn: '2026-11-01',
  version: 1,
} satisfies ShowcaseEntry;

const count = (entries: readonly ShowcaseEntry[], items: readonly PortfolioItem[] = seedPortfolio.items) =>
  countExamples({
    showcase: { examplesShown: true, version: 0, entries },
    portfolio: { ...seedPortfolio, items },
    examples: { testimonial: 6, client: 8, job: 2 },
    hasExampleFacts: true,
    today: '2026-11-22',
  });

test('a new site is all examples', () => {
  const left = count([]);
  expect(left.counts.work).toEqual({ real: 0, examples: seedPortfolio.items.length });
  expect(left.counts.client).toEqual({ real: 0, examples: 8 });
  expect(totalOf(left)).toBe(seedPortfolio.items.length + 16);
});

test('the first real entry takes the place of the examples of its kind, a draft of none', () => {
  expect(count([client]).counts.client).toEqual({ real: 1, examples: 0 });
  expect(count([client]).counts.testimonial.examples).toBe(6);
  expect(count([{ ...client, status: 'draft' }]).counts.client).toEqual({ real: 0, examples: 8 });
});

test('works are counted one by one, drafts not at all', () => {
  const items = [
    { ...first, id: 'real', sample: false },
    first,
    { ...first, id: 'd', status: 'draft' as const },
  ];
  expect(count([], items).counts.work).toEqual({ real: 1, examples: 1 });
});
