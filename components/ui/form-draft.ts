import type { UploadedFile } from './upload-file';

/** What the browser keeps of an unsent form, so that nothing typed is lost. */
interface FormDraft {
  fields: Record<string, string>;
  ticket: string | null;
  uploads: readonly UploadedFile[];
}

/** The draft kept in this browser under a key, or null: none, unreadable, or storage blocked. */
export function readDraft(key: string): (FormDraft & { uploads: UploadedFile[] }) | null {
  try {
    const draft = JSON.parse(localStorage.getItem(key) ?? 'null');
    return draft && typeof draft.fields === 'object' && Array.isArray(draft.uploads) ? draft : null;
  } catch {
    return null;
  }
}

/** Keeps the draft; where storage is blocked or full the form simply has none. */
export function keepDraft(key: string, draft: FormDraft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    return;
  }
}

export function discardDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    return;
  }
}
