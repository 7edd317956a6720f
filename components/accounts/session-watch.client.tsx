'use client';

import { useEffect } from 'react';
import { isAnythingUnsent } from '@/components/ui/unsent';
import { clearTraces } from '@/lib/accounts/clear-traces';
import { onSignedOutHere } from '@/lib/accounts/signed-out-here';

/** Milliseconds for a page that is on its way already, and whose answer has ended the session, to arrive. */
const patience = 2000;

/**
 * On a page with personal data: reloads it once the session is over, whichever tab ended it. The page script marks the
 * document; `ended` says that the server has found the session over already. With `keepsUnsent` a form that was refused for
 * it keeps its page, until it is sent or somebody signs out in this browser.
 */
export function SessionWatch({
  ended = false,
  keepsUnsent = false,
}: {
  ended?: boolean;
  keepsUnsent?: boolean;
}) {
  useEffect(() => {
    if (ended) {
      void clearTraces(window);
      return;
    }
    const root = document.documentElement;
    if (!root.hasAttribute('data-signed-in')) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isSignedOutHere = false;
    const loadAnew = async () => {
      if (keepsUnsent && !isSignedOutHere && isAnythingUnsent()) {
        timer = setTimeout(() => void loadAnew(), patience);
        return;
      }
      await clearTraces(window);
      // It is another page then, which begins at its top and not where this one was read.
      scrollTo({ top: 0, behavior: 'instant' });
      location.reload();
    };
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      if (root.hasAttribute('data-signed-in')) isSignedOutHere = false;
      else timer = setTimeout(() => void loadAnew(), patience);
    });
    observer.observe(root, { attributes: true, attributeFilter: ['data-signed-in'] });
    const hearNoMore = onSignedOutHere(() => {
      isSignedOutHere = true;
    });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      hearNoMore();
    };
  }, [ended, keepsUnsent]);
  return null;
}
