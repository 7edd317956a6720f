import 'server-only';
import { company } from '@/lib/company/company';
import { serverEnv } from '@/lib/env/server';
import type { Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { createLeaveToken } from './leave-token';

/** The page with the button that confirms. Opening it does nothing: mail scanners open every link. */
export function confirmUrl(locale: Locale, token: string): string {
  return `${serverEnv().SITE_URL}${pathTo('newsletter-confirm', locale)}?token=${encodeURIComponent(token)}`;
}

/** The path of the page with the button that unsubscribes. */
export function leavePath(locale: Locale, leaveToken: string): string {
  return `${pathTo('newsletter-leave', locale)}?token=${encodeURIComponent(leaveToken)}`;
}

interface LeaveWays {
  /** The page with the button, for the mail's own link. */
  url: string;
  /** What mail programs make their unsubscribe button of (RFC 2369, RFC 8058). */
  headers: Record<string, string>;
}

/** The ways out of a subscription that each of its mails carries. */
export function waysToLeave(locale: Locale, subscription: string, email: string | null): LeaveWays {
  const { SITE_URL } = serverEnv();
  const token = createLeaveToken({ subscription, email });
  const oneClick = `${SITE_URL}/api/newsletter/unsubscribe?locale=${locale}&token=${encodeURIComponent(token)}`;
  return {
    url: `${SITE_URL}${leavePath(locale, token)}`,
    headers: {
      'List-Unsubscribe': `<${oneClick}>, <mailto:${company.email}?subject=unsubscribe>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
