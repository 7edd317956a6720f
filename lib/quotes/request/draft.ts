import { z } from 'zod';
import { answerTemplateIds } from '../answer-templates';
import { type AnswerStage, answerStages } from '../quote-status';
import { answerLimits } from './limits';

/** What a text is that somebody has begun: an answer, by its template, or a note for the team. */
export const draftKinds = [...answerTemplateIds, 'note'] as const;

export type DraftKind = (typeof draftKinds)[number];

/** What somebody has written of an answer or a note. */
export interface DraftText {
  subject: string;
  body: string;
  /** What the request becomes with the answer; empty leaves it. */
  stage: '' | AnswerStage;
}

/** A text that was begun and has not left. */
export interface KeptDraft extends DraftText {
  template: DraftKind;
  keptAt: Date;
}

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

export const isSameText = (one: DraftText, other: DraftText): boolean =>
  one.subject === other.subject && one.body === other.body && one.stage === other.stage;

/** Of what is kept of each text, here and there, the newest. */
export function newestDrafts(
  stored: readonly KeptDraft[],
  returned: readonly (KeptDraft | null)[],
): KeptDraft[] {
  const newest = new Map<DraftKind, KeptDraft>();
  for (const draft of [...stored, ...returned]) {
    if (!draft) continue;
    const known = newest.get(draft.template);
    if (!known || known.keptAt < draft.keptAt) newest.set(draft.template, draft);
  }
  return [...newest.values()];
}
