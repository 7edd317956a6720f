import { z } from 'zod';
import { answerStages } from '../quote-status';
import { draftKinds } from './draft';
import { answerLimits } from './limits';

const text = z
  .object({
    // What is too long to be sent is not too long to be kept.
    subject: z.string().max(answerLimits.subject.max * 4),
    body: z.string().max(answerLimits.body.max * 4),
    stage: z.enum(['', ...answerStages]),
  })
  .nullable();

/** What a page sends while somebody types; without a text, the draft is forgotten. */
export const draftSchema = z.object({
  template: z.enum(draftKinds),
  /** Of the form, so that what has left is not kept again. */
  key: z.uuid().nullable(),
  text,
});

export type DraftChange = z.output<typeof draftSchema>;
