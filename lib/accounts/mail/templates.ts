import 'server-only';
import { z } from 'zod';
import { serverEnv } from '@/lib/env/server';
import { locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import type { MailTemplates } from '@/lib/mail/rendered-mail';
import { authPath } from '../auth-view';
import { type Confirmation, confirmationPath } from '../confirmation';
import { renderAccountMail } from './account-mail';
import type { AccountMailKind } from './copy';

const accountPayload = z.object({ locale: z.enum(locales), newEmail: z.string().default('') });
const factorPayload = z.object({ locale: z.enum(locales), left: z.number() });
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

/** A mail that tells of a second factor; its button leads to the account, where one can look and act. */
function factorMail(kind: AccountMailKind) {
  return async (payload: unknown) => {
    const { locale, left } = factorPayload.parse(payload);
    const siteUrl = serverEnv().SITE_URL;
    const url = siteUrl + pathTo('account', locale);
    return renderAccountMail({ kind, locale, siteUrl, url, newEmail: '', left });
  };
}

/** The mails about accounts. */
export const accountMails = {
  'account-confirm': linkMail('confirm', 'signup'),
  'account-reset': linkMail('reset', 'recovery'),
  'account-email-change': linkMail('email-change', 'email_change'),
  'account-factor-on': factorMail('factor-on'),
  'account-factor-off': factorMail('factor-off'),
  'account-factor-reset': factorMail('factor-reset'),
  'account-factor-recovery': factorMail('factor-recovery'),
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
} satisfies MailTemplates;
