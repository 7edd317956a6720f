import { z } from 'zod';
import { senderShape } from '@/lib/forms/person';
import { locales } from '@/lib/i18n/locales';
import { requestSubjects } from './project-types';
import { requestSources, wishedAnswers } from './request-source';

/**
 * What a visitor tells with the quote form, as it is stored and told, once: mails, inbox, the page of a request and its
 * export pick from it. A new field of the form is one more here (docs/add-a-field.md).
 */
export const quoteFields = senderShape.extend({
  /** Of the page it was sent from: the language of every answer. */
  locale: z.enum(locales),
  company: z.string().nullable(),
  subject: z.enum(requestSubjects),
  /** Lines end with LF. */
  message: z.string(),
  newsletter: z.boolean(),
});

export type QuoteFields = z.output<typeof quoteFields>;

/** What staff know of a request, however it came: who called may have no address. */
export const requestFields = quoteFields.extend({
  email: z.string().nullable(),
  source: z.enum(requestSources),
  wishedAnswer: z.enum(wishedAnswers).nullable(),
});

export type RequestFields = z.output<typeof requestFields>;
