import 'server-only';
import { z } from 'zod';
import { serverEnv } from '@/lib/env/server';
import { locales } from '@/lib/i18n/locales';
import type { RenderedMail } from '@/lib/mail/rendered-mail';
import { renderQuoteConfirmation } from '@/lib/mail/server/render-quote-confirmation';
import { renderQuoteNotification } from '@/lib/mail/server/render-quote-notification';
import { projectTypes } from '@/lib/quotes/project-types';
import { attachmentUrl } from '@/lib/quotes/server/attachments';
import type { LeasedMessage } from '../outbox-message';

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
  attachments: z.array(z.object({ id: z.uuid(), name: z.string(), size: z.number() })),
});

/** Every template the outbox may name, and how its payload becomes a mail. */
const templates: Record<string, (payload: unknown, now: Date) => Promise<RenderedMail>> = {
  'quote-confirmation': async (payload) => {
    const quote = quotePayload.parse(payload);
    return renderQuoteConfirmation({ ...quote, siteUrl: serverEnv().SITE_URL });
  },
  'quote-notification': async (payload, now) => {
    const quote = quotePayload.parse(payload);
    const attachments = quote.attachments.map(({ id, name, size }) => ({
      name,
      size,
      url: attachmentUrl(id, now),
    }));
    return renderQuoteNotification({ ...quote, attachments, siteUrl: serverEnv().SITE_URL });
  },
};

/** Writes a mail of the outbox out, now. Throws for a template we do not have and for a payload that does not fit it. */
export async function composeMessage(message: LeasedMessage, now: Date): Promise<RenderedMail> {
  const compose = Object.hasOwn(templates, message.template) ? templates[message.template] : undefined;
  if (!compose) throw new Error(`There is no mail template "${message.template}"`);
  return compose(message.payload, now);
}
