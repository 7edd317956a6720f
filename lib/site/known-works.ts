import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { hasPage } from '@/lib/portfolio/has-page';
import type { Portfolio } from '@/lib/portfolio/portfolio';

/** Milliseconds after which the works are read anew when somebody asks. */
const fresh = 2_000;

/**
 * Which paths below the portfolio have a page, by the works as they were read last, without waiting. Any may have one while there are
 * none to look in.
 *
 * @param read the published works; may fail
 * @param now milliseconds
 */
export function createKnownWorks(
  read: () => Promise<Portfolio>,
  now: () => number = () => performance.now(),
): (locale: Locale, rest: string) => boolean {
  let known: Portfolio | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  return (locale, rest) => {
    if (now() - readAt >= fresh) {
      readAt = now();
      read().then(
        (portfolio) => {
          known = portfolio;
        },
        () => {
          // The database is away, which the pages say and log: what was read last holds.
        },
      );
    }
    return known === null || hasPage(known, locale, rest);
  };
}
