import { showsContent } from '@/lib/asleep/server/shows-content';
import type { Portfolio } from '@/lib/portfolio/portfolio';
import { listPortfolio } from '@/lib/portfolio/server/list-portfolio';

/** The portfolio for a page that is made anew when staff publish. */
export async function loadPortfolio(): Promise<Portfolio> {
  await showsContent('portfolio');
  return listPortfolio();
}
