import 'server-only';
import { jobOffers } from '@/lib/careers/job-offers';
import { clients } from '@/lib/company/clients';
import { company } from '@/lib/company/company';
import { testimonials } from '@/lib/company/testimonials';
import { listPortfolioForStaff } from '@/lib/portfolio/server/manage-portfolio';
import type { ExamplesLeft } from '@/lib/showcase/examples-left';
import { listShowcaseForStaff } from '@/lib/showcase/server/manage-showcase';
import type { Staff } from '@/lib/staff/staff';
import { countExamples } from './count-examples';

/**
 * What of the site is still invented.
 *
 * @param today ISO day, in Brussels
 * @throws DatabaseAwayError
 */
export async function listExamplesLeft(staff: Staff, today: string): Promise<ExamplesLeft> {
  const [showcase, portfolio] = await Promise.all([
    listShowcaseForStaff(staff),
    listPortfolioForStaff(staff),
  ]);
  return countExamples({
    showcase,
    portfolio,
    examples: { testimonial: testimonials.length, client: clients.length, job: jobOffers.length },
    hasExampleFacts: company.exampleValues,
    today,
  });
}
