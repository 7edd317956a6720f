import 'server-only';
import { z } from 'zod';
import { serverEnv } from '@/lib/env/server';
import { locales } from '@/lib/i18n/locales';
import type { MailTemplates } from '@/lib/mail/rendered-mail';
import { requestSubjects } from '@/lib/quotes/project-types';
import { statusUrl } from '@/lib/quotes/server/status-link';
import { renderProofApproved, renderProofNews, renderProofSent } from './proof-mails';

const about = z.object({
  reference: z.string(),
  locale: z.enum(locales),
  about: z.enum(requestSubjects),
  firstName: z.string(),
  position: z.number(),
});

const sentPayload = about.extend({ words: z.string() });

const decidedPayload = about.extend({
  name: z.string(),
  email: z.string().nullable(),
  kind: z.enum(['approved', 'changes']),
  signature: z.string().nullable(),
  words: z.string().nullable(),
  points: z.array(
    z.object({
      x: z.number().nullable(),
      y: z.number().nullable(),
      page: z.number().nullable(),
      text: z.string(),
    }),
  ),
  width: z.number().nullable(),
  height: z.number().nullable(),
  hash: z.string(),
});

/** A payload with the addresses that are not kept. */
async function withLinks<Payload extends z.output<typeof about>>(payload: Payload) {
  const { locale, reference } = payload;
  return {
    ...payload,
    siteUrl: serverEnv().SITE_URL,
    statusUrl: `${await statusUrl(locale, reference)}#proof`,
  };
}

/** The mails of proofs. */
export const proofMails = {
  'proof-sent': async (payload) => renderProofSent(await withLinks(sentPayload.parse(payload))),
  'proof-approved': async (payload) => renderProofApproved(await withLinks(decidedPayload.parse(payload))),
  'proof-news': async (payload) => renderProofNews(await withLinks(decidedPayload.parse(payload))),
} satisfies MailTemplates;
