import 'server-only';
import { z } from 'zod';
import { company } from '@/lib/company/company';
import { serverEnv } from '@/lib/env/server';
import { type Locale, locales } from '@/lib/i18n/locales';
import type { MailTemplates } from '@/lib/mail/rendered-mail';
import { requestSubjects } from '@/lib/quotes/project-types';
import { statusUrl } from '@/lib/quotes/server/status-link';
import { fittingParts } from '../fitting';
import { halfDayShape } from '../half-day-shape';
import { fittingNews } from './copy';
import { renderFittingCrew, renderFittingLetter } from './fitting-mails';
import { renderDeclined, renderProposalNews } from './proposal-mails';

const about = z.object({
  id: z.string(),
  sequence: z.number(),
  at: z.coerce.date(),
  kind: z.enum(fittingNews),
  reference: z.string(),
  locale: z.enum(locales),
  about: z.enum(requestSubjects),
  firstName: z.string(),
  name: z.string(),
  email: z.string(),
  day: z.string(),
  part: z.enum(fittingParts),
  from: z.string(),
  to: z.string(),
  address: z.string().nullable(),
  /** Rows of before have none. */
  won: z.boolean().default(true),
});

const crewPayload = about.extend({
  /** Language of whoever goes; null where they never said one. Rows of before have none. */
  reader: z.enum(locales).nullable().default(null),
  phone: z.string().nullable(),
  company: z.string().nullable(),
  /** Rows of before have none. */
  travel: z.number().nullable().default(null),
  vehicle: z.string().nullable(),
  outdoor: z.boolean(),
  weather: z.string().nullable(),
  notes: z.string().nullable(),
});

const declinedPayload = about
  .pick({ reference: true, locale: true, about: true, firstName: true })
  .extend({ words: z.string().nullable() });

const newsPayload = declinedPayload.extend({
  name: z.string(),
  email: z.string().nullable(),
  slots: z.array(halfDayShape),
});

/** A payload with the addresses that are not kept. */
async function withLinks<Payload extends { locale: Locale; reference: string }>(payload: Payload) {
  const { locale, reference } = payload;
  return {
    ...payload,
    siteUrl: serverEnv().SITE_URL,
    statusUrl: `${await statusUrl(locale, reference)}#fittings`,
  };
}

/** The mails of fittings. */
export const fittingMails = {
  'fitting-customer': async (payload) => renderFittingLetter(await withLinks(about.parse(payload))),
  'fitting-crew': async (payload) => {
    const { reader, ...fitting } = crewPayload.parse(payload);
    return renderFittingCrew(await withLinks(fitting), reader ?? company.staffLocale);
  },
  'fitting-news': async (payload) => renderProposalNews(await withLinks(newsPayload.parse(payload))),
  'fitting-declined': async (payload) => renderDeclined(await withLinks(declinedPayload.parse(payload))),
} satisfies MailTemplates;
