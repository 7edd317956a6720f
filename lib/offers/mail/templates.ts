import 'server-only';
import { z } from 'zod';
import { serverEnv } from '@/lib/env/server';
import { brusselsDay } from '@/lib/i18n/brussels-day';
import { locales } from '@/lib/i18n/locales';
import type { MailTemplates } from '@/lib/mail/rendered-mail';
import { requestSubjects } from '@/lib/quotes/project-types';
import { statusUrl } from '@/lib/quotes/server/status-link';
import { openOf } from '../open-invoice';
import { findOwnInvoices } from '../server/invoice-store';
import { findOwnPayments } from '../server/payment-store';
import { renderInvoiceMail, renderOfferAccepted, renderOfferNews, renderOfferSent } from './offer-mails';

const about = z.object({
  reference: z.string(),
  locale: z.enum(locales),
  about: z.enum(requestSubjects),
  firstName: z.string(),
  number: z.string(),
});

const sentPayload = about.extend({ validUntil: z.string(), words: z.string(), position: z.number() });

const decidedPayload = about.extend({
  name: z.string(),
  email: z.string().nullable(),
  kind: z.enum(['accepted', 'declined']),
  signature: z.string().nullable(),
  reason: z.string().nullable(),
  gross: z.number().nullable(),
  deposit: z.number().nullable(),
});

/** A document as it was issued, and what is left to pay of it as the mail leaves. */
async function findIssued(reference: string, number: string, now: Date) {
  const [issued, payments] = await Promise.all([findOwnInvoices(reference), findOwnPayments(reference)]);
  const found = issued.find(({ invoice }) => invoice.number === number);
  if (!found) throw new Error('The invoice of a mail is not there');
  return { invoice: found.invoice, open: openOf(found, issued, payments, brusselsDay(now)) };
}

/** A payload with the addresses that are not kept. */
async function withLinks<Payload extends z.output<typeof about>>(payload: Payload, section = 'offer') {
  const { locale, reference } = payload;
  return {
    ...payload,
    siteUrl: serverEnv().SITE_URL,
    statusUrl: `${await statusUrl(locale, reference)}#${section}`,
  };
}

/** The mails of offers. */
export const offerMails = {
  'offer-sent': async (payload) => renderOfferSent(await withLinks(sentPayload.parse(payload))),
  'offer-accepted': async (payload) => renderOfferAccepted(await withLinks(decidedPayload.parse(payload))),
  'offer-invoice': async (payload, now) => {
    const data = await withLinks(about.parse(payload), 'payment');
    return renderInvoiceMail({ ...data, ...(await findIssued(data.reference, data.number, now)) });
  },
  'offer-news': async (payload) => renderOfferNews(await withLinks(decidedPayload.parse(payload))),
} satisfies MailTemplates;
