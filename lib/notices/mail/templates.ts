import 'server-only';
import { z } from 'zod';
import { serverEnv } from '@/lib/env/server';
import { locales } from '@/lib/i18n/locales';
import type { MailTemplates } from '@/lib/mail/rendered-mail';
import { noticeKinds } from '../notice';
import { renderNoticeMail } from './notice-mail';

const payload = z.object({
  locale: z.enum(locales),
  by: z.string().nullable(),
  notices: z.array(z.object({ kind: z.enum(noticeKinds), reference: z.string() })).min(1),
});

/** The mail that tells a colleague what is theirs now. */
export const noticeMails = {
  'staff-notice': async (queued) =>
    renderNoticeMail({ ...payload.parse(queued), siteUrl: serverEnv().SITE_URL }),
} satisfies MailTemplates;
