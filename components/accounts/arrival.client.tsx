'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Moves focus to the page's heading when the page came without a load of the document (checks.md, A9). */
export function Arrival() {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const loaded = useRef(hydrating);
  useEffect(() => {
    if (!loaded.current) document.querySelector<HTMLElement>('main h1')?.focus();
  }, []);
  return null;
}
