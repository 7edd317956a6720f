import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { type DraftKind, type DraftText, isSameText } from '@/lib/quotes/request/draft';

/** Milliseconds without a key after which what was typed is kept. */
const pause = 500;

/**
 * What this document knows was typed, by request and template: the router shows a page again as it was loaded, before any of
 * it. Null was put away or has left.
 */
const typedHere = new Map<string, DraftText | null>();

export interface Draft {
  reference: string;
  template: DraftKind;
  /** Of the form. */
  key: string | null;
  locale: Locale;
}

const idOf = ({ reference, template }: Pick<Draft, 'reference' | 'template'>) => `${reference} ${template}`;

/** Null without an answer: the page cannot say that it is kept. */
async function store({ reference, ...draft }: Draft, text: DraftText | null): Promise<string | null> {
  try {
    const answer = await fetch(`/api/admin/requests/${reference}/drafts`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...draft, text }),
      // It may be the last thing the page does.
      keepalive: true,
    });
    return answer.ok ? ((await answer.json()) as { keptAt: string }).keptAt : null;
  } catch {
    return null;
  }
}

/**
 * Keeps what is typed on the server, quietly and a moment later, so that neither a reload nor the end of a session nor another
 * device costs it. Leaving asks only where it could not be kept.
 *
 * @param begun what stands there anyway: whoever is back at it has nothing to keep
 * @param kept what the page was loaded with
 * @param isOver whether it has left or was put away
 */
export function useKeptDraft(
  draft: Draft,
  begun: DraftText,
  kept: (DraftText & { at: string }) | null,
  isOver: boolean,
) {
  const id = idOf(draft);
  const [found, setFound] = useState<DraftText | null>(() => {
    const here = typedHere.get(id);
    return here === undefined ? kept : here;
  });
  const [keptAt, setKeptAt] = useState(kept?.at ?? null);
  const [isUnkept, setUnkept] = useState(false);
  const waiting = useRef<ReturnType<typeof setTimeout> | null>(null);

  const flush = useEffectEvent(() => {
    if (waiting.current === null) return;
    clearTimeout(waiting.current);
    waiting.current = null;
    const typed = typedHere.get(id) ?? null;
    store(draft, typed).then((at) => {
      setUnkept(at === null);
      if (at !== null) setKeptAt(typed === null ? null : at);
    });
  });
  const keep = (typed: DraftText) => {
    typedHere.set(id, isSameText(typed, begun) ? null : typed);
    if (waiting.current !== null) clearTimeout(waiting.current);
    waiting.current = setTimeout(flush, pause);
  };
  /** Instead of what was found: the form shows it as that. */
  const goOnWith = (typed: DraftText) => {
    setFound(typed);
    keep(typed);
  };
  /** Before the form is sent: from here on the text is the action's. */
  const handOver = () => {
    if (waiting.current !== null) clearTimeout(waiting.current);
    waiting.current = null;
  };

  useEffect(() => {
    if (!isOver) return;
    typedHere.set(id, null);
    setKeptAt(null);
    setUnkept(false);
  }, [isOver, id]);
  useEffect(() => {
    // The first of them leaves before the next page is asked for; telephones know the second alone.
    const leaving = ['beforeunload', 'pagehide'];
    for (const sign of leaving) window.addEventListener(sign, flush);
    return () => {
      for (const sign of leaving) window.removeEventListener(sign, flush);
      flush();
    };
  }, []);
  useEffect(() => {
    if (!isUnkept) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnkept]);

  return { found, keptAt, isUnkept, keep, goOnWith, handOver };
}

/** What this document knows was typed there; null is nothing. */
export const typedIn = (draft: Draft): DraftText | null => typedHere.get(idOf(draft)) ?? null;

/** Lets a text be again what it was. */
export function putBack(draft: Draft, text: DraftText | null): void {
  typedHere.set(idOf(draft), text);
  void store(draft, text);
}

/** Under which templates this document knows that something was begun, or was put away. */
export function draftsTypedHere(reference: string): ReadonlyMap<string, boolean> {
  const entries = [...typedHere].filter(([id]) => id.startsWith(`${reference} `));
  return new Map(entries.map(([id, text]) => [id.slice(reference.length + 1), text !== null]));
}
