import 'server-only';
import { z } from 'zod';
import { serverEnv } from '@/lib/env/server';
import { locales } from '@/lib/i18n/locales';
import type { MailTemplates } from '@/lib/mail/rendered-mail';
import { confirmUrl, waysToLeave } from '../server/links';
import { openToken } from '../server/opt-in';
import { renderNewsletterOptIn, renderNewsletterWelcome } from './newsletter-mails';

const newsletterPayload = z.object({
  locale: z.enum(locales),
  subscription: z.uuid(),
  /** Mails that were queued by an earlier version have none. */
  email: z.string().nullish(),
});
const optInPayload = newsletterPayload.extend({ token: z.string() });

function newsletterMail({ locale, subscription, email }: z.output<typeof newsletterPayload>) {
  const leave = waysToLeave(locale, subscription, email ?? null);
  return { locale, siteUrl: serverEnv().SITE_URL, leaveUrl: leave.url, leaveHeaders: leave.headers };
}

/** The mails about subscriptions. */
export const newsletterMails = {
  'newsletter-opt-in': async (payload) => {
    const optIn = optInPayload.parse(payload);
    const url = confirmUrl(optIn.locale, openToken(optIn.token));
    return renderNewsletterOptIn({ ...newsletterMail(optIn), confirmUrl: url });
  },
  'newsletter-welcome': async (payload) =>
    renderNewsletterWelcome(newsletterMail(newsletterPayload.parse(payload))),
} satisfies MailTemplates;
