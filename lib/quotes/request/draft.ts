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

/**
 * The letter of a template that came while somebody was typing: each field as it was typed since the template was asked for, the others
 * as it begins. Null where nothing was typed.
 *
 * @param before what stood there when it was asked for
 */
export function typedMeanwhile(before: DraftText, typed: DraftText, begun: DraftText): DraftText | null {
  if (isSameText(before, typed)) return null;
  return {
    subject: typed.subject === before.subject ? begun.subject : typed.subject,
    body: typed.body === before.body ? begun.body : typed.body,
    stage: typed.stage === before.stage ? begun.stage : typed.stage,
  };
}

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
