import 'server-only';
import { z } from 'zod';
import { serverEnv } from '@/lib/env/server';
import { locales } from '@/lib/i18n/locales';
import type { MailTemplates } from '@/lib/mail/rendered-mail';
import { invitationUrl } from '../server/invitation-link';
import { staffRoles } from '../staff';
import { renderStaffInvitation } from './invitation';

const invitationPayload = z.object({
  locale: z.enum(locales),
  email: z.string(),
  role: z.enum(staffRoles),
  token: z.string(),
  expiresAt: z.coerce.date(),
});

/** The mails to people who are to join the team. */
export const staffMails = {
  'staff-invitation': async (payload) => {
    const { locale, email, role, token, expiresAt } = invitationPayload.parse(payload);
    const url = invitationUrl(locale, token);
    const { SITE_URL } = serverEnv();
    return renderStaffInvitation({ locale, siteUrl: SITE_URL, url, recipient: email, role, expiresAt });
  },
} satisfies MailTemplates;
