'use client';

import { startTransition, useEffect } from 'react';

/** Milliseconds after which what a page shows is old. */
const maxAge = 2 * 60 * 1000;

/** Whether someone is in the middle of something that must not change under their hands. */
function isBusy(): boolean {
  return (
    document.querySelector(
      'dialog[open], details[open], input[name="pick"]:checked, form[aria-busy="true"]',
    ) !== null || document.activeElement?.matches('input, select, textarea') === true
  );
}

/** Polling: loads the page's data again from time to time, while it is looked at, and when someone comes back to it. */
export function StayFresh({ refresh }: { refresh: () => Promise<void> }) {
  useEffect(() => {
    let loadedAt = performance.now();
    const check = () => {
      if (document.hidden || performance.now() - loadedAt < maxAge || isBusy()) return;
      loadedAt = performance.now();
      // Offline, or signed out meanwhile: the page stays as it is until someone does something.
      startTransition(() => refresh().catch(() => undefined));
    };
    const timer = setInterval(check, maxAge / 4);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [refresh]);
  return null;
}
