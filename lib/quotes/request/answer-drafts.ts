/** What somebody has written of an answer. */
export interface AnswerDraft {
  subject: string;
  body: string;
  status: string;
}

/**
 * Answers that were begun and have not left, by request and template: another template, another request and another
 * language do not cost what was typed. They live as long as the document does, and nowhere but in it.
 */
const drafts = new Map<string, Map<string, AnswerDraft>>();

export function keepDraft(reference: string, template: string, draft: AnswerDraft): void {
  const ofRequest = drafts.get(reference) ?? new Map<string, AnswerDraft>();
  drafts.set(reference, ofRequest.set(template, draft));
}

export function dropDraft(reference: string, template: string): void {
  const ofRequest = drafts.get(reference);
  ofRequest?.delete(template);
  if (ofRequest?.size === 0) drafts.delete(reference);
}

export function findDraft(reference: string, template: string): AnswerDraft | null {
  return drafts.get(reference)?.get(template) ?? null;
}

/** The templates of a request under which something is kept. */
export function listDrafts(reference: string): string[] {
  return [...(drafts.get(reference)?.keys() ?? [])];
}

/** Whether anything would be lost with the document. */
export function hasDrafts(): boolean {
  return drafts.size > 0;
}
