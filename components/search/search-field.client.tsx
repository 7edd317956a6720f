'use client';

import { useEffect, useRef, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';

/** Milliseconds without a key before what has been typed is worth a request. */
const pause = 150;
const fewestLetters = 3;

interface Waiting {
  timer: number;
  request: AbortController;
}

function stop(waiting: Waiting | null): void {
  window.clearTimeout(waiting?.timer);
  waiting?.request.abort();
}

/** The field, which offers headings that answer what has been typed so far. */
export function SearchField({
  id,
  locale,
  query,
  longest,
}: {
  id: string;
  locale: Locale;
  query: string;
  longest: number;
}) {
  const [offers, setOffers] = useState<readonly string[]>([]);
  const waiting = useRef<Waiting | null>(null);
  useEffect(() => () => stop(waiting.current), []);

  const ask = (typed: string) => {
    stop(waiting.current);
    if (typed.trim().length < fewestLetters) return setOffers([]);
    const request = new AbortController();
    const timer = window.setTimeout(async () => {
      const address = `/api/search?${new URLSearchParams({ locale, q: typed })}`;
      // Offers are a help: without them the form works as before.
      const answer = await fetch(address, { signal: request.signal }).catch(() => null);
      const { headings } = answer?.ok ? ((await answer.json()) as { headings: string[] }) : { headings: [] };
      if (!request.signal.aborted) setOffers(headings);
    }, pause);
    waiting.current = { timer, request };
  };

  return (
    <>
      <input
        id={id}
        type="search"
        name="q"
        defaultValue={query}
        maxLength={longest}
        autoComplete="off"
        enterKeyHint="search"
        list={`${id}-offers`}
        onInput={(event) => ask(event.currentTarget.value)}
        className="sign min-h-16 min-w-0 flex-1 basis-72 border-2 border-ink bg-white px-4 text-2xl text-ink focus:outline-3 focus:outline-ink"
      />
      <datalist id={`${id}-offers`}>
        {offers.map((offer) => (
          <option key={offer} value={offer} />
        ))}
      </datalist>
    </>
  );
}
