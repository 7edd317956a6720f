'use client';

import { useEffect } from 'react';
import { clearTraces } from '@/lib/accounts/clear-traces';

/** Milliseconds for a page that is on its way already, and whose answer has ended the session, to arrive. */
const patience = 2000;

/**
 * On a page with personal data: reloads it once the session is over, whichever tab ended it. The page script marks the
 * document; `ended` says that the server has found the session over already.
 */
export function SessionWatch({ ended = false }: { ended?: boolean }) {
  useEffect(() => {
    if (ended) {
      void clearTraces(window);
      return;
    }
    const root = document.documentElement;
    if (!root.hasAttribute('data-signed-in')) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const loadAnew = async () => {
      await clearTraces(window);
      // It is another page then, which begins at its top and not where this one was read.
      scrollTo({ top: 0, behavior: 'instant' });
      location.reload();
    };
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      if (root.hasAttribute('data-signed-in')) return;
      timer = setTimeout(() => void loadAnew(), patience);
    });
    observer.observe(root, { attributes: true, attributeFilter: ['data-signed-in'] });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [ended]);
  return null;
}
