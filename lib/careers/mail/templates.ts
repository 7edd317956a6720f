import 'server-only';
import { z } from 'zod';
import { serverEnv } from '@/lib/env/server';
import { senderShape } from '@/lib/forms/person';
import { locales } from '@/lib/i18n/locales';
import type { MailTemplates } from '@/lib/mail/rendered-mail';
import { getJobTitles } from '@/lib/showcase/server/read-showcase';
import { attachmentUrl } from '@/lib/uploads/server/receipts';
import { findPositionTitle } from '../positions';
import { renderApplicationConfirmation } from './confirmation';
import { renderApplicationNotification } from './notification';

const applicationPayload = z.object({
  reference: z.string(),
  position: z.string(),
  submittedAt: z.iso.datetime(),
  deleteAfter: z.iso.datetime(),
  keepLonger: z.boolean(),
  locale: z.enum(locales),
  ...senderShape.shape,
  message: z.string().nullable(),
  cv: z.object({ id: z.uuid(), name: z.string(), size: z.number() }),
});

/** What is known of an application, with what its position is called now. */
async function readPayload(payload: unknown) {
  const application = applicationPayload.parse(payload);
  // A mail that cannot name the job waits for the database like any other that cannot be made.
  const titles = z.uuid().safeParse(application.position).success ? await getJobTitles() : {};
  return { ...application, position: findPositionTitle(application.position, titles) };
}

/** The mails of job applications. */
export const applicationMails = {
  'application-confirmation': async (payload) => {
    const application = await readPayload(payload);
    return renderApplicationConfirmation({ ...application, siteUrl: serverEnv().SITE_URL });
  },
  'application-notification': async (payload, now) => {
    const application = await readPayload(payload);
    const cv = { ...application.cv, url: attachmentUrl('application', application.cv.id, now) };
    return renderApplicationNotification({ ...application, cv, siteUrl: serverEnv().SITE_URL });
  },
} satisfies MailTemplates;
