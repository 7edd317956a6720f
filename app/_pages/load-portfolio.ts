import { answersPost } from '@/lib/asleep/server/answers-post';
import { showsContent } from '@/lib/asleep/server/shows-content';
import type { Portfolio } from '@/lib/portfolio/portfolio';
import { listPortfolio, listPortfolioAroundForm } from '@/lib/portfolio/server/list-portfolio';

/** The portfolio for a page that is made anew when staff publish. */
export async function loadPortfolio(): Promise<Portfolio> {
  if (answersPost()) return listPortfolioAroundForm();
  await showsContent('portfolio');
  return listPortfolio();
}
