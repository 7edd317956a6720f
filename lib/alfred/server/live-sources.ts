import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Viewer } from '@/lib/accounts/viewer';
import { realJobs } from '@/lib/careers/open-jobs';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { listPortfolioAroundForm } from '@/lib/portfolio/server/list-portfolio';
import { listOwnQuoteRequests } from '@/lib/quotes/server/own-quote-requests';
import { readShowcaseAroundForm } from '@/lib/showcase/server/read-showcase';
import { unlessAway } from '@/lib/supabase/ask';
import type { Sources } from '../sources';
import { listPublishedAnswers } from './staff-answers';

/** What the site knows now, and of the account that asks: its own requests and nobody else's. */
export function liveSources(now: Date, viewer: Viewer | null): Sources {
  return {
    now,
    isHoliday: isPublicHoliday,
    pageNames: (locale) => getTranslations({ locale, namespace: 'Pages' }),
    portfolio: listPortfolioAroundForm,
    jobs: async () => realJobs(await readShowcaseAroundForm()),
    staffAnswers: async () => (await unlessAway('alfred.staffAnswersAway', listPublishedAnswers())) ?? [],
    ownRequests: viewer && (() => listOwnQuoteRequests(viewer)),
  };
}
