import { useEffect, useRef } from 'react';

/**
 * What runs for the first time is read and compiled first, and takes a slow phone twice as long. So a choice is rehearsed once,
 * while nobody waits for anything.
 *
 * @param isThere all that a choice needs
 */
export function useRehearsal(isThere: boolean, rehearse: () => void): void {
  const act = useRef(rehearse);
  act.current = rehearse;
  useEffect(() => {
    if (!isThere) return;
    // Safari has no idle callback.
    if (!globalThis.requestIdleCallback) {
      const timer = setTimeout(() => act.current(), 500);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => act.current());
    return () => cancelIdleCallback(handle);
  }, [isThere]);
}
