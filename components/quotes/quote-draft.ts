import type { UploadedFile } from '@/components/ui/upload-file';

/** What the browser keeps of an unsent request, so that nothing typed is lost (specification of the form's states). */
export interface QuoteDraft {
  fields: Record<string, string>;
  ticket: string | null;
  uploads: UploadedFile[];
}

/** Where the browser keeps it; the form says so in `data-draft`, so that a page with a draft wakes at once. */
export const draftKey = 'quote-draft';

/** The draft kept in this browser, or null: none, unreadable, or storage blocked. */
export function readDraft(): QuoteDraft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(draftKey) ?? 'null');
    return draft && typeof draft.fields === 'object' && Array.isArray(draft.uploads) ? draft : null;
  } catch {
    return null;
  }
}

/** Keeps the draft; where storage is blocked or full the form simply has none. */
export function keepDraft(draft: QuoteDraft): void {
  try {
    localStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    return;
  }
}

export function discardDraft(): void {
  try {
    localStorage.removeItem(draftKey);
  } catch {
    return;
  }
}
