import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import { type DraftKind, type DraftText, isSameText, typedMeanwhile } from '@/lib/quotes/request/draft';
import { type Draft, putBack, typedIn } from './use-kept-draft';

/** Where somebody was typing. */
interface Caret {
  field: string;
  start: number;
  end: number;
}

interface Asked {
  to: DraftKind;
  /** The letter that stood in the form, and as what. */
  from: Draft;
  before: DraftText;
  /** Of which was anybody's own. */
  own: DraftText | null;
  /** Where it was left, once it has gone. */
  caret: Caret | null;
}

/** The template that was asked for last and is on its way. */
let asked: Asked | null = null;

/** What the form that is there does when another template is asked for. */
let noteAsked: ((to: DraftKind) => void) | null = null;

/** Another template was asked for, and is on its way from now. */
export const askForTemplate = (to: DraftKind): void => noteAsked?.(to);

function caretIn(form: HTMLElement): Caret | null {
  const field = document.activeElement;
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!isText || !form.contains(field)) return null;
  return { field: field.name, start: field.selectionStart ?? 0, end: field.selectionEnd ?? 0 };
}

/**
 * One may go on typing until a template that was asked for is there: what was typed meanwhile stands in its letter then, instead of the
 * template's own words, and whoever is typing goes on where they were.
 *
 * @param textIn what stands in the form
 * @param begun the letter as it begins
 * @returns whether it does: its fields are others by then
 */
export function useTypedMeanwhile(
  form: RefObject<HTMLFormElement | null>,
  textIn: (form: HTMLFormElement) => DraftText,
  draft: Draft,
  begun: DraftText,
  { found, goOnWith }: { found: DraftText | null; goOnWith: (typed: DraftText) => void },
) {
  const [taken, setTaken] = useState<{ caret: Caret | null } | null>(null);
  const caret = taken?.caret ?? null;
  const takeOver = useEffectEvent(() => {
    if (asked?.to !== draft.template || asked.from.reference !== draft.reference) return;
    const { from, before, own, caret: left } = asked;
    asked = null;
    const typed = typedIn(from);
    // What was kept of this letter before is nobody's to write over.
    const text = typed && !found ? typedMeanwhile(before, typed, begun) : null;
    if (!text) return;
    putBack(from, own);
    goOnWith(text);
    setTaken({ caret: left });
  });
  const ask = useEffectEvent((to: DraftKind) => {
    if (!form.current) return;
    const before = textIn(form.current);
    const own = isSameText(before, begun) ? null : before;
    asked = to === draft.template ? null : { to, from: draft, before, own, caret: null };
  });
  // Before the template is seen, and with the key that was pressed last.
  useLayoutEffect(() => {
    takeOver();
    const here = form.current;
    const note = (to: DraftKind) => ask(to);
    noteAsked = note;
    return () => {
      if (asked && here) asked.caret = caretIn(here);
      if (noteAsked === note) noteAsked = null;
    };
  }, [form]);
  useLayoutEffect(() => {
    const field = caret && form.current?.elements.namedItem(caret.field);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    field.focus({ preventScroll: true });
    field.setSelectionRange(caret?.start ?? null, caret?.end ?? null);
  }, [caret, form]);

  return taken !== null;
}
