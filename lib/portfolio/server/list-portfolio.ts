import 'server-only';
import { cache } from 'react';
import { isBuilding } from '@/lib/env/server';
import { readShowcase, readShowcaseAroundForm } from '@/lib/showcase/server/read-showcase';
import { ask, unlessAway } from '@/lib/supabase/ask';
import { withoutSamples } from '../find-works';
import type { Portfolio } from '../portfolio';
import { seedPortfolio } from '../seed-items';
import { portfolioShape } from './portfolio-shape';

/** How long a page that shows a form again may wait for its works, in milliseconds: someone waits for the answer. */
const aroundFormMilliseconds = 300;

const nothing: Portfolio = { categories: [], items: [] };
let lastRead: Portfolio | null = null;

/**
 * Everything that is published, in its order; without samples when staff have hidden them. A build knows no database and shows the seed. Pages call
 * `showsContent('portfolio')` before.
 *
 * @throws DatabaseAwayError: visitors keep the version of the page there was (decision 0007)
 */
export const listPortfolio = cache(async (): Promise<Portfolio> => {
  if (isBuilding()) {
    return { ...seedPortfolio, items: seedPortfolio.items.filter(({ status }) => status === 'published') };
  }
  const [read, { examplesShown }] = await Promise.all([
    ask('list_portfolio', { with_drafts: false }, portfolioShape),
    readShowcase(),
  ]);
  lastRead = examplesShown ? read : withoutSamples(read);
  return lastRead;
});

/**
 * The same for a page that answers a posted form. There is no version before to keep, and what was typed is in this
 * rendering alone: while the database is away it shows the works that were read last, or none.
 */
export const listPortfolioAroundForm = cache(async (): Promise<Portfolio> => {
  const asked = ask('list_portfolio', { with_drafts: false }, portfolioShape, aroundFormMilliseconds);
  const [read, { examplesShown }] = await Promise.all([
    unlessAway('portfolio.away', asked),
    readShowcaseAroundForm(),
  ]);
  if (read) lastRead = examplesShown ? read : withoutSamples(read);
  return lastRead ?? nothing;
});
