/** A document with what it was before and what was taken back: all of it, for steps share what they have in common. */
export interface History<Document> {
  past: readonly Document[];
  present: Document;
  future: readonly Document[];
  /** What the last change was about: changes of one thing in a row, such as letters typed, are one step. */
  subject: string | null;
}

export function beginHistory<Document>(present: Document): History<Document> {
  return { past: [], present, future: [], subject: null };
}

/** @param subject null for a change that is always a step of its own */
export function record<Document>(
  history: History<Document>,
  next: Document,
  subject: string | null = null,
): History<Document> {
  if (Object.is(next, history.present)) return history;
  const joins = subject !== null && subject === history.subject && history.past.length > 0;
  const past = joins ? history.past : [...history.past, history.present];
  return { past, present: next, future: [], subject };
}

export function undo<Document>(history: History<Document>): History<Document> {
  const previous = history.past.at(-1);
  if (previous === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [history.present, ...history.future],
    subject: null,
  };
}

export function redo<Document>(history: History<Document>): History<Document> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future, subject: null };
}
