'use client';

import { useEffect } from 'react';
import { clearTraces } from '@/lib/accounts/clear-traces';

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
    const observer = new MutationObserver(() => {
      if (!root.hasAttribute('data-signed-in')) void clearTraces(window).then(() => location.reload());
    });
    observer.observe(root, { attributes: true, attributeFilter: ['data-signed-in'] });
    return () => observer.disconnect();
  }, [ended]);
  return null;
}
