import 'server-only';
import { z } from 'zod';
import { serverEnv } from '@/lib/env/server';
import { locales } from '@/lib/i18n/locales';
import type { MailTemplates } from '@/lib/mail/rendered-mail';
import { renderAnswerMail, renderHandoverMail } from './alfred-mails';

const questionPayload = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  locale: z.enum(locales),
  question: z.string(),
  dueAt: z.coerce.date(),
});

const answerPayload = z.object({
  locale: z.enum(locales),
  question: z.string(),
  body: z.string(),
  conversation: z.uuid().nullable(),
});

/** The mails of questions that Alfred hands over. */
export const alfredMails = {
  'alfred-question': async (payload) =>
    renderHandoverMail({ ...questionPayload.parse(payload), siteUrl: serverEnv().SITE_URL }),
  'alfred-answer': async (payload) =>
    renderAnswerMail({ ...answerPayload.parse(payload), siteUrl: serverEnv().SITE_URL }),
} satisfies MailTemplates;
