import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface Typed {
  /** The version that it was typed over. */
  version: number;
  values: Record<string, string>;
}

/** What was typed and not saved, by form, for as long as the document lives: who left finds it again by going back. */
const typedHere = new Map<string, Typed>();

function valuesIn(form: HTMLFormElement): Record<string, string> {
  const fields = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[0] !== 'version',
  );
  return Object.fromEntries(fields);
}

/**
 * Asks before what was typed is left behind: at a link of the site, and where the browser leaves the document.
 *
 * @param id of the form; what goes on under another one is no longer found under the first
 * @param question what a link asks; the browser has words of its own
 */
export function useUnsavedForm(id: string, version: number, question: string) {
  const [found] = useState(() => typedHere.get(id) ?? null);
  const [isDirty, setDirty] = useState(found !== null);
  const keptAs = useRef(id);

  const keep = (form: HTMLFormElement, over: number) => {
    typedHere.delete(keptAs.current);
    keptAs.current = id;
    typedHere.set(id, { version: over, values: valuesIn(form) });
    setDirty(true);
  };
  const forget = () => {
    typedHere.delete(keptAs.current);
    setDirty(false);
  };

  const askLink = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const isHere = link.pathname === window.location.pathname && link.hash !== '';
    if (link.origin !== window.location.origin || isHere) return;
    if (window.confirm(question)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    if (!isDirty) return;
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    // Before the router hears of it.
    document.addEventListener('click', askLink, true);
    window.addEventListener('beforeunload', askBrowser);
    return () => {
      document.removeEventListener('click', askLink, true);
      window.removeEventListener('beforeunload', askBrowser);
    };
  }, [isDirty]);

  return { found: found && found.version <= version ? found : null, keep, forget };
}
