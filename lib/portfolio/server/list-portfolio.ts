import 'server-only';
import { cache } from 'react';
import { isBuilding } from '@/lib/env/server';
// The service client: the public key may read no table (docs/decisions/0002-quotes-through-the-server.md).
import { createServiceClient } from '@/lib/supabase/service-client';
import type { Portfolio } from '../portfolio';
import { seedPortfolio } from '../seed-items';

/**
 * Everything that is published, in its order. A build knows no database and shows the seed. Pages call
 * `showsContent('portfolio')` before.
 *
 * @throws Error while the database is away: visitors keep the version of the page there was (decision 0007)
 */
export const listPortfolio = cache(async (): Promise<Portfolio> => {
  if (isBuilding()) {
    return { ...seedPortfolio, items: seedPortfolio.items.filter(({ status }) => status === 'published') };
  }
  const { data, error } = await createServiceClient().rpc('list_portfolio', { with_drafts: false });
  if (error) throw new Error(`The portfolio cannot be read: ${error.code} ${error.message}`);
  return data as Portfolio;
});
