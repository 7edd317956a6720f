import type { JobOffer } from '@/lib/careers/job-offers';
import type { Locale, Localized } from '@/lib/i18n/locales';
import type { PageId } from '@/lib/i18n/routes';
import type { Portfolio } from '@/lib/portfolio/portfolio';
import type { OwnQuoteRequest } from '@/lib/quotes/own-quote-request';
import type { PageNames } from '@/lib/search/collect-passages';

/** An answer that staff gave once and that Alfred may give again. */
export interface StaffAnswer {
  id: string;
  /** Counts up with every change. */
  version: number;
  /** A language that has none is left out. */
  texts: Partial<Localized<{ question: string; answer: string }>>;
  /** The page it belongs to, if any. */
  page: PageId | null;
}

/** What the site knows beyond its own pages, at the moment of a question. */
export interface Sources {
  now: Date;
  isHoliday: (isoDate: string) => boolean;
  /** What menus call the pages, in a language. */
  pageNames: (locale: Locale) => Promise<PageNames> | PageNames;
  /** What staff publish; each asked for only when an answer needs it. */
  portfolio: () => Promise<Portfolio>;
  /** Those that are really open. */
  jobs: () => Promise<readonly JobOffer[]>;
  staffAnswers: () => Promise<readonly StaffAnswer[]>;
  /**
   * The requests of the account that asks, and of no other; null for a visitor without one. Gives null while the database is
   * away.
   */
  ownRequests: (() => Promise<readonly OwnQuoteRequest[] | null>) | null;
}

/** What language models have cost, where it is written down. */
export interface SpendingStore {
  /** Of a day as "2026-11-24", in millionths of a euro; null while that cannot be known, and then nothing is spent. */
  spentOn(day: string): Promise<number | null>;
  record(
    day: string,
    spent: { inputTokens: number; outputTokens: number; microEuros: number },
  ): Promise<void>;
}
