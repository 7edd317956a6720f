import 'server-only';
import { z } from 'zod';
import { authPath } from '@/lib/accounts/auth-view';
import { type Confirmation, confirmationPath } from '@/lib/accounts/confirmation';
import { findPositionTitle } from '@/lib/careers/positions';
import { serverEnv } from '@/lib/env/server';
import { locales } from '@/lib/i18n/locales';
import type { AccountMailKind } from '@/lib/mail/account-copy';
import type { RenderedMail } from '@/lib/mail/rendered-mail';
import { renderAccountMail } from '@/lib/mail/server/render-account-mail';
import { renderApplicationConfirmation } from '@/lib/mail/server/render-application-confirmation';
import { renderApplicationNotification } from '@/lib/mail/server/render-application-notification';
import { renderNewsletterOptIn, renderNewsletterWelcome } from '@/lib/mail/server/render-newsletter-mails';
import { renderQuoteAnswer } from '@/lib/mail/server/render-quote-answer';
import { renderQuoteConfirmation } from '@/lib/mail/server/render-quote-confirmation';
import { renderQuoteNews } from '@/lib/mail/server/render-quote-news';
import { renderQuoteNotification } from '@/lib/mail/server/render-quote-notification';
import { renderStaffInvitation } from '@/lib/mail/server/render-staff-invitation';
import { confirmUrl, waysToLeave } from '@/lib/newsletter/server/links';
import { openToken } from '@/lib/newsletter/server/opt-in';
import { projectTypes } from '@/lib/quotes/project-types';
import { statusUrl } from '@/lib/quotes/server/status-link';
import { invitationUrl } from '@/lib/staff/server/invitation-link';
import { staffRoles } from '@/lib/staff/staff';
import { attachmentUrl } from '@/lib/uploads/server/receipts';
import type { LeasedMessage } from '../outbox-message';

const file = z.object({ id: z.uuid(), name: z.string(), size: z.number() });

const quotePayload = z.object({
  reference: z.string(),
  submittedAt: z.iso.datetime(),
  answerDueAt: z.iso.datetime(),
  locale: z.enum(locales),
  name: z.string(),
  firstName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  company: z.string().nullable(),
  subject: z.enum(projectTypes),
  message: z.string(),
  newsletter: z.boolean(),
  attachments: z.array(file),
});

const answerPayload = z.object({
  reference: z.string(),
  locale: z.enum(locales),
  about: z.enum(projectTypes),
  subject: z.string(),
  body: z.string(),
});

const newsPayload = quotePayload
  .omit({ submittedAt: true, answerDueAt: true, newsletter: true })
  .extend({ kind: z.enum(['message', 'withdrawal']), message: z.string().nullable() });

/** Files with the addresses under which staff fetch them. */
function linkFiles(files: readonly z.output<typeof file>[], now: Date) {
  return files.map(({ id, name, size }) => ({ name, size, url: attachmentUrl('quote', id, now) }));
}

const applicationPayload = z
  .object({
    reference: z.string(),
    position: z.string(),
    submittedAt: z.iso.datetime(),
    deleteAfter: z.iso.datetime(),
    keepLonger: z.boolean(),
    locale: z.enum(locales),
    name: z.string(),
    firstName: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    message: z.string().nullable(),
    cv: file,
  })
  .transform((payload) => ({ ...payload, position: findPositionTitle(payload.position) }));

const newsletterPayload = z.object({ locale: z.enum(locales), subscription: z.uuid() });
const optInPayload = newsletterPayload.extend({ token: z.string() });

function newsletterMail({ locale, subscription }: z.output<typeof newsletterPayload>) {
  const leave = waysToLeave(locale, subscription);
  return { locale, siteUrl: serverEnv().SITE_URL, leaveUrl: leave.url, leaveHeaders: leave.headers };
}

const accountPayload = z.object({ locale: z.enum(locales), newEmail: z.string().default('') });
const linkPayload = accountPayload.extend({ tokenHash: z.string() });

/** An account mail whose link confirms something. */
function linkMail(kind: AccountMailKind, type: Confirmation['type']) {
  return async (payload: unknown) => {
    const { locale, tokenHash, newEmail } = linkPayload.parse(payload);
    const siteUrl = serverEnv().SITE_URL;
    const url = siteUrl + confirmationPath(locale, { tokenHash, type });
    return renderAccountMail({ kind, locale, siteUrl, url, newEmail });
  };
}

const invitationPayload = z.object({
  locale: z.enum(locales),
  email: z.string(),
  role: z.enum(staffRoles),
  token: z.string(),
  expiresAt: z.coerce.date(),
});

/** Every template the outbox may name, and how its payload becomes a mail. */
const templates: Record<string, (payload: unknown, now: Date) => Promise<RenderedMail>> = {
  'quote-confirmation': async (payload) => {
    const quote = quotePayload.parse(payload);
    const { locale, reference } = quote;
    return renderQuoteConfirmation({
      ...quote,
      siteUrl: serverEnv().SITE_URL,
      statusUrl: statusUrl(locale, reference),
    });
  },
  'quote-notification': async (payload, now) => {
    const quote = quotePayload.parse(payload);
    const attachments = linkFiles(quote.attachments, now);
    return renderQuoteNotification({ ...quote, attachments, siteUrl: serverEnv().SITE_URL });
  },
  'quote-answer': async (payload) => {
    const answer = answerPayload.parse(payload);
    const { locale, reference } = answer;
    return renderQuoteAnswer({
      ...answer,
      siteUrl: serverEnv().SITE_URL,
      statusUrl: statusUrl(locale, reference),
    });
  },
  'quote-news': async (payload, now) => {
    const news = newsPayload.parse(payload);
    const attachments = linkFiles(news.attachments, now);
    return renderQuoteNews({ ...news, attachments, siteUrl: serverEnv().SITE_URL });
  },
  'application-confirmation': async (payload) => {
    const application = applicationPayload.parse(payload);
    return renderApplicationConfirmation({ ...application, siteUrl: serverEnv().SITE_URL });
  },
  'application-notification': async (payload, now) => {
    const application = applicationPayload.parse(payload);
    const cv = { ...application.cv, url: attachmentUrl('application', application.cv.id, now) };
    return renderApplicationNotification({ ...application, cv, siteUrl: serverEnv().SITE_URL });
  },
  'newsletter-opt-in': async (payload) => {
    const optIn = optInPayload.parse(payload);
    const url = confirmUrl(optIn.locale, openToken(optIn.token));
    return renderNewsletterOptIn({ ...newsletterMail(optIn), confirmUrl: url });
  },
  'newsletter-welcome': async (payload) =>
    renderNewsletterWelcome(newsletterMail(newsletterPayload.parse(payload))),
  'account-confirm': linkMail('confirm', 'signup'),
  'account-reset': linkMail('reset', 'recovery'),
  'account-email-change': linkMail('email-change', 'email_change'),
  'account-exists': async (payload) => {
    const { locale, newEmail } = accountPayload.parse(payload);
    const siteUrl = serverEnv().SITE_URL;
    return renderAccountMail({ kind: 'exists', locale, siteUrl, url: siteUrl + authPath(locale), newEmail });
  },
  'account-email-changing': async (payload) => {
    const { locale, newEmail } = accountPayload.parse(payload);
    return renderAccountMail({
      kind: 'email-changing',
      locale,
      siteUrl: serverEnv().SITE_URL,
      url: null,
      newEmail,
    });
  },
  'staff-invitation': async (payload) => {
    const { locale, email, role, token, expiresAt } = invitationPayload.parse(payload);
    const url = invitationUrl(locale, token);
    const { SITE_URL } = serverEnv();
    return renderStaffInvitation({ locale, siteUrl: SITE_URL, url, recipient: email, role, expiresAt });
  },
};

/** Writes a mail of the outbox out, now. Throws for a template we do not have and for a payload that does not fit it. */
export async function composeMessage(message: LeasedMessage, now: Date): Promise<RenderedMail> {
  const compose = Object.hasOwn(templates, message.template) ? templates[message.template] : undefined;
  if (!compose) throw new Error(`There is no mail template "${message.template}"`);
  return compose(message.payload, now);
}
