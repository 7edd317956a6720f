import { describe, expect, test } from 'vitest';
import { jobOffers } from '@/lib/careers/job-offers';
import { realJobs, shownJobs } from '@/lib/careers/open-jobs';
import { clients } from '@/lib/company/clients';
import { testimonials } from '@/lib/company/testimonials';
import { allInvented, withoutSamples, worksOf } from '@/lib/portfolio/find-works';
import type { PortfolioItem } from '@/lib/portfolio/portfolio';
import { seedPortfolio } from '@/lib/portfolio/seed-items';
import { collectPassages } from '@/lib/search/collect-passages';
import { emptyShowcase, type Showcase, shownClients, shownTestimonials } from '@/lib/showcase/showcase';

const inEach = (text: string) => ({ fr: text, nl: text, en: text });

const welder: Showcase['jobs'][number] = {
  id: '0a000000-0000-4000-8000-000000000001',
  title: inEach('Welder'),
  department: inEach('Frames'),
  experience: inEach('None'),
  description: inEach('Frames for signs.'),
  skills: { fr: 'TIG\n\nMIG', nl: 'TIG\nMIG', en: 'TIG\nMIG\nlate' },
  employment: 'PART_TIME',
  datePosted: '2026-11-01',
  validThrough: '2027-01-31',
};
const hidden: Showcase = { ...emptyShowcase, examplesShown: false };

describe('Examples', () => {
  test('stand in for what is missing, each marked', () => {
    expect(shownTestimonials(emptyShowcase)).toEqual(testimonials);
    expect(shownClients(emptyShowcase)).toEqual(clients);
    expect(shownJobs(emptyShowcase)).toEqual(jobOffers);
    for (const list of [testimonials, clients, jobOffers]) {
      expect(list.every(({ sample }) => sample)).toBe(true);
    }
  });

  test('are all gone when they are hidden', () => {
    expect(shownTestimonials(hidden)).toEqual([]);
    expect(shownClients(hidden)).toEqual([]);
    expect(shownJobs(hidden)).toEqual([]);
    expect(withoutSamples(seedPortfolio)).toEqual({ categories: [], items: [] });
  });

  test('never stand beside what is real, and leave the other kinds alone', () => {
    const showcase = { ...emptyShowcase, clients: [{ id: 'a', name: 'Kijkhuis' }] };
    expect(shownClients(showcase)).toEqual([{ id: 'a', name: 'Kijkhuis', sample: false }]);
    expect(shownTestimonials(showcase)).toEqual(testimonials);
  });
});

test('a shelf of samples stays in the portfolio while there is a real work on it', () => {
  const [first] = seedPortfolio.items as [PortfolioItem];
  const real = { ...first, id: 'real', sample: false };
  const shown = withoutSamples({ ...seedPortfolio, items: [real, ...seedPortfolio.items] });
  expect(shown.items).toEqual([real]);
  expect(shown.categories.map(({ id }) => id)).toEqual([first.categoryId]);
  for (const category of shown.categories) expect(allInvented(worksOf(shown, category))).toBe(false);
});

describe('A real job', () => {
  const showcase = { ...emptyShowcase, jobs: [welder] };

  test('is shown with its skills, each in every language, and no longer marked', () => {
    const [offer, ...others] = shownJobs(showcase);
    expect(others).toEqual([]);
    expect(offer).toMatchObject({ sample: false, type: { schema: 'PART_TIME' } });
    expect(offer?.type.label.nl).toBe('Deeltijds');
    expect(offer?.skills).toEqual([inEach('TIG'), inEach('MIG')]);
  });

  test('is found by a search, and an invented one is not', () => {
    const found = (given: Showcase) =>
      collectPassages('en', (page) => page, 'sections', realJobs(given)).filter(({ kind }) => kind === 'job');
    expect(found(showcase).map(({ heading }) => heading)).toEqual(['Welder']);
    expect(found(emptyShowcase)).toEqual([]);
  });
});
