import 'server-only';
import { z } from 'zod';
import { serverEnv } from '@/lib/env/server';
import { senderShape } from '@/lib/forms/person';
import { locales } from '@/lib/i18n/locales';
import type { MailTemplates } from '@/lib/mail/rendered-mail';
import { attachmentUrl } from '@/lib/uploads/server/receipts';
import { findPositionTitle } from '../positions';
import { renderApplicationConfirmation } from './confirmation';
import { renderApplicationNotification } from './notification';

const applicationPayload = z
  .object({
    reference: z.string(),
    position: z.string(),
    submittedAt: z.iso.datetime(),
    deleteAfter: z.iso.datetime(),
    keepLonger: z.boolean(),
    locale: z.enum(locales),
    ...senderShape.shape,
    message: z.string().nullable(),
    cv: z.object({ id: z.uuid(), name: z.string(), size: z.number() }),
  })
  .transform((payload) => ({ ...payload, position: findPositionTitle(payload.position) }));

/** The mails of job applications. */
export const applicationMails = {
  'application-confirmation': async (payload) => {
    const application = applicationPayload.parse(payload);
    return renderApplicationConfirmation({ ...application, siteUrl: serverEnv().SITE_URL });
  },
  'application-notification': async (payload, now) => {
    const application = applicationPayload.parse(payload);
    const cv = { ...application.cv, url: attachmentUrl('application', application.cv.id, now) };
    return renderApplicationNotification({ ...application, cv, siteUrl: serverEnv().SITE_URL });
  },
} satisfies MailTemplates;
