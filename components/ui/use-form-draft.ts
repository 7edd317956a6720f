import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { discardDraft, keepDraft, readDraft } from './form-draft';
import type { FormTicket } from './form-ticket';
import type { UploadedFile } from './upload-file';

/** Milliseconds of quiet typing before the draft is written. */
const draftDelay = 400;

interface DraftOptions {
  /** Where the browser keeps it. */
  key: string;
  /** The fields that are kept; constant. */
  fieldNames: readonly string[];
  form: RefObject<HTMLFormElement | null>;
  ticket: FormTicket;
  uploads: readonly UploadedFile[];
  /** The form shows what was posted: a draft must not come over it. */
  isPosted: boolean;
}

/** What a draft brought back into the form; `generation` changes with its files. */
interface Restored {
  isAny: boolean;
  files: UploadedFile[];
  generation: number;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Field | null;

/** What a field holds that nobody has touched: what the page was written with, whoever wrote it there. */
function begunWith(field: Field): string {
  if (!('options' in field)) return field.defaultValue;
  return [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '';
}

/** Autosave, debounced: keeps what is typed into a form in this browser until it is sent or thrown away, and brings it back. */
export function useFormDraft({ key, fieldNames, form, ticket, uploads, isPosted }: DraftOptions) {
  const [restored, setRestored] = useState<Restored>({ isAny: false, files: [], generation: 0 });
  const typed = useRef(false);
  // Words that the page proposes, and that are nobody's until they are changed.
  const proposed = useRef<Record<string, string>>({});
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const write = useCallback(() => {
    clearTimeout(timer.current);
    if (!form.current || !typed.current) return;
    const data = new FormData(form.current);
    const fields = Object.fromEntries(
      fieldNames.map((name) => {
        const value = String(data.get(name) ?? '');
        return [name, value === proposed.current[name] ? '' : value];
      }),
    );
    keepDraft(key, { fields, ticket: ticket.known(), uploads });
  }, [key, fieldNames, form, ticket, uploads]);

  const schedule = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(write, draftDelay);
  }, [write]);

  // Only once, and never over what is already in the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read when the form comes alive
  useEffect(() => {
    if (isPosted || !form.current) return;
    for (const name of fieldNames) {
      const field = fieldOf(form.current, name);
      // What a choice stands on says what the rest is about, also where nobody chose it.
      if (field && !('options' in field)) proposed.current[name] = field.defaultValue;
    }
    const draft = readDraft(key);
    if (!draft) return;
    for (const name of fieldNames) {
      const kept = draft.fields[name];
      const field = fieldOf(form.current, name);
      if (!kept || !field || (field.value !== '' && field.value !== begunWith(field))) continue;
      field.value = kept;
      typed.current = true;
    }
    if (draft.ticket) ticket.adopt(draft.ticket);
    setRestored({ isAny: typed.current, files: draft.uploads, generation: 1 });
  }, []);

  // A draft must not be lost when the page goes away within the delay; files that came or went belong to it, from when they are seen.
  useLayoutEffect(() => {
    schedule();
    addEventListener('pagehide', write);
    return () => {
      removeEventListener('pagehide', write);
      clearTimeout(timer.current);
    };
  }, [schedule, write]);

  return {
    restored,
    write,
    /** Someone typed. */
    inputChanged() {
      typed.current = true;
      schedule();
    },
    /** Forgets the draft; the form stays as it is. */
    forget() {
      discardDraft(key);
      typed.current = false;
    },
    /** For an empty form: nothing of before is in it any more. */
    startAgain: () =>
      setRestored(({ generation }) => ({ isAny: false, files: [], generation: generation + 1 })),
  };
}
