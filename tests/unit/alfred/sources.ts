import type { Sources, SpendingStore } from '@/lib/alfred/sources';
import { jobOffers } from '@/lib/careers/job-offers';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { seedPortfolio } from '@/lib/portfolio/seed-items';

/** What the site knows on a Tuesday at eleven, for a visitor without an account. */
export function testSources(more: Partial<Sources> = {}): Sources {
  return {
    now: new Date('2026-11-24T10:00:00Z'),
    isHoliday: isPublicHoliday,
    pageNames: () => (page) => page,
    portfolio: async () => seedPortfolio,
    jobs: async () => jobOffers,
    staffAnswers: async () => [],
    ownRequests: null,
    ...more,
  };
}

/** A purse in memory. */
export function testSpending(
  spent: number | null = 0,
): SpendingStore & { records: Parameters<SpendingStore['record']>[] } {
  const records: Parameters<SpendingStore['record']>[] = [];
  return {
    records,
    spentOn: async () => spent,
    record: async (...record) => {
      records.push(record);
    },
  };
}
