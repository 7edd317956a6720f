import { z } from 'zod';
import { personLimits } from '@/lib/forms/person-limits';
import { parseForm, textField } from '@/lib/forms/text-fields';
import { type PageId, pageIds } from '@/lib/i18n/routes';
import { quoteLimits } from '@/lib/quotes/limits';
import { projectTypes } from '@/lib/quotes/project-types';
import { longestQuestion } from './answer';
import { conversationLimits, verdicts } from './conversation';

type Sent = Record<string, FormDataEntryValue | undefined>;

/** An id that a form carries, or nothing: whose it is, is asked where it is used. */
const idField = z.unknown().transform((raw) => {
  const read = z.uuid().safeParse(raw);
  return read.success ? read.data : null;
});

const pageField = z.unknown().transform((raw) => pageIds.find((id): id is PageId => id === raw));

const question = textField({ max: longestQuestion, required: true, multiline: true });

const askedSchema = z.object({ question, conversation: idField, replaces: idField, from: pageField });

/** What the form under a conversation asks. */
export const parseAsked = (sent: Sent) =>
  parseForm(askedSchema, { question: longestQuestion * 4, conversation: 36, replaces: 36, from: 60 }, sent);

const handedSchema = z.object({ question, key: z.uuid({ error: 'invalidText' }) });

/** What goes over to staff. */
export const parseHanded = (sent: Sent) =>
  parseForm(handedSchema, { question: longestQuestion * 4, key: 36 }, sent);

const wantedSchema = z.object({
  firstName: textField({ ...personLimits.firstName, required: true }),
  name: textField({ ...personLimits.name, required: true }),
  subject: textField({ max: 40, required: true, tooLong: 'invalidChoice' }).pipe(
    z.enum(projectTypes, { error: 'invalidChoice' }),
  ),
  // The conversation is added to it.
  question: textField({
    min: quoteLimits.message.min,
    max: longestQuestion,
    required: true,
    multiline: true,
  }),
});

/** What a quote is asked for out of a conversation. */
export const parseWanted = (sent: Sent) =>
  parseForm(
    wantedSchema,
    {
      firstName: personLimits.firstName.max * 4,
      name: personLimits.name.max * 4,
      subject: 40,
      question: longestQuestion * 4,
    },
    sent,
  );

const titleSchema = z.object({ title: textField({ ...conversationLimits.title, required: true }) });

export const parseTitle = (sent: Sent) =>
  parseForm(titleSchema, { title: conversationLimits.title.max * 4 }, sent);

const ratingSchema = z.object({
  message: z.uuid({ error: 'invalidText' }),
  verdict: z.enum(verdicts, { error: 'invalidChoice' }),
  reason: textField({ ...conversationLimits.reason, multiline: true }),
});

export const parseRating = (sent: Sent) =>
  parseForm(ratingSchema, { message: 36, verdict: 4, reason: conversationLimits.reason.max * 4 }, sent);
