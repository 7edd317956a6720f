import 'server-only';
import { z } from 'zod';
import { company } from '@/lib/company/company';
import type { DrawHeldDesign } from '@/lib/designs/design-picture';
import { serverEnv } from '@/lib/env/server';
import { locales } from '@/lib/i18n/locales';
import type { MailAttempt, MailTemplates } from '@/lib/mail/rendered-mail';
import { attachmentUrl } from '@/lib/uploads/server/receipts';
import { requestSubjects } from '../project-types';
import { quoteFields } from '../quote-fields';
import { requestSources } from '../request-source';
import { sampleShape } from '../server/request-sample';
import { statusUrl } from '../server/status-link';
import { renderQuoteAnswer } from './answer';
import { renderQuoteConfirmation } from './confirmation';
import { renderQuoteNews } from './news';
import { renderQuoteNotification } from './notification';
import { pictureDesigns } from './picture-designs';

const file = z.object({ id: z.uuid(), name: z.string(), size: z.number() });

const quotePayload = quoteFields.extend({
  reference: z.string(),
  source: z.enum(requestSources).default('site'),
  submittedAt: z.iso.datetime(),
  answerDueAt: z.iso.datetime(),
  attachments: z.array(file),
  // What waited since before there were any has none.
  designs: z.array(z.object({ title: z.string() })).default([]),
  sample: sampleShape.nullable().default(null),
});

const answerPayload = z.object({
  reference: z.string(),
  locale: z.enum(locales),
  about: z.enum(requestSubjects),
  subject: z.string(),
  body: z.string(),
});

const newsPayload = quotePayload
  .omit({ submittedAt: true, answerDueAt: true, newsletter: true, designs: true, sample: true, source: true })
  .extend({
    kind: z.enum(['message', 'withdrawal']),
    email: z.string().nullable(),
    message: z.string().nullable(),
  });

/** Files with the addresses under which staff fetch them. */
function linkFiles(files: readonly z.output<typeof file>[], now: Date) {
  return files.map(({ id, name, size }) => ({ name, size, url: attachmentUrl('quote', id, now) }));
}

async function writeNotification(
  payload: unknown,
  now: Date,
  drawing: { draw: DrawHeldDesign; attempt: MailAttempt } | null,
) {
  const quote = quotePayload.parse(payload);
  const attachments = linkFiles(quote.attachments, now);
  const data = { ...quote, attachments, siteUrl: serverEnv().SITE_URL };
  const { staffLocale } = company;
  const pictures =
    drawing && quote.designs.length > 0 ? await pictureDesigns(quote.reference, staffLocale, drawing) : [];
  return renderQuoteNotification(data, staffLocale, pictures);
}

/** The mails of quote requests. */
export const quoteMails = {
  'quote-confirmation': async (payload) => {
    const quote = quotePayload.parse(payload);
    const { locale, reference } = quote;
    return renderQuoteConfirmation({
      ...quote,
      siteUrl: serverEnv().SITE_URL,
      statusUrl: await statusUrl(locale, reference),
    });
  },
  'quote-notification': async (payload, now) => writeNotification(payload, now, null),
  'quote-answer': async (payload) => {
    const answer = answerPayload.parse(payload);
    const { locale, reference } = answer;
    return renderQuoteAnswer({
      ...answer,
      siteUrl: serverEnv().SITE_URL,
      statusUrl: await statusUrl(locale, reference),
    });
  },
  'quote-news': async (payload, now) => {
    const news = newsPayload.parse(payload);
    const attachments = linkFiles(news.attachments, now);
    return renderQuoteNews({ ...news, attachments, siteUrl: serverEnv().SITE_URL });
  },
} satisfies MailTemplates;

/** Those of them that show designs, where something can draw these: only mails to staff (decision 0038). */
export const illustratedQuoteMails = (draw: DrawHeldDesign) =>
  ({
    'quote-notification': async (payload, now, attempt) => writeNotification(payload, now, { draw, attempt }),
  }) satisfies MailTemplates;
