import { z } from 'zod';
import { type ParsedForm, parseForm, textField } from '@/lib/forms/text-fields';
import { isAnswerTemplate } from '../answer-templates';
import { answerStages } from '../quote-status';
import { answerLimits } from './limits';

const noteSchema = z.object({ note: textField({ ...answerLimits.note, required: true, multiline: true }) });

/** Reads an internal note as it was sent. */
export function parseNote(
  sent: Record<string, FormDataEntryValue | undefined>,
): ParsedForm<{ note: string }> {
  return parseForm(noteSchema, { note: answerLimits.note.max * 4 }, sent);
}

const answerSchema = z.object({
  subject: textField({ ...answerLimits.subject, required: true }),
  body: textField({ ...answerLimits.body, required: true, multiline: true }),
  status: z.unknown().transform((raw) => answerStages.find((stage) => stage === raw) ?? null),
  template: z.unknown().transform((raw) => (isAnswerTemplate(raw) ? raw : 'blank')),
  key: z.uuid({ error: 'invalidText' }),
  version: z.coerce.number({ error: 'invalidText' }).int({ error: 'invalidText' }),
});

/** Reads an answer as it was sent. */
export function parseAnswer(
  sent: Record<string, FormDataEntryValue | undefined>,
): ParsedForm<z.output<typeof answerSchema>> {
  const shownAgain = {
    subject: answerLimits.subject.max * 4,
    body: answerLimits.body.max * 4,
    status: 20,
    template: 40,
    key: 40,
    version: 12,
  };
  return parseForm(answerSchema, shownAgain, sent);
}
