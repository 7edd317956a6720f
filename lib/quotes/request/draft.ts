import { answerTemplateIds } from '../answer-templates';
import type { AnswerStage } from '../quote-status';

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
