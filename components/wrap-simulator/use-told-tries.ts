import { useEffect, useRef } from 'react';
import type { WrapDesign } from '@/lib/wrap-simulator/wrap-design';

/** What was tried is told once, at the end, where statistics are allowed; the server asks for the consent itself. */
export function useToldTries(triesPath: string, design: WrapDesign, initial: WrapDesign): void {
  const tried = useRef(new Set<string>());
  if (design !== initial) tried.current.add(`body ${design.vehicle}`);
  if (design.film !== initial.film) tried.current.add(`film ${design.film}`);
  if (design.second !== initial.second) tried.current.add(`film ${design.second}`);
  useEffect(() => {
    const tell = () => {
      if (document.visibilityState !== 'hidden' || tried.current.size === 0) return;
      if (!document.documentElement.dataset.consent?.includes('analytics')) return;
      const tries = [...tried.current].slice(0, 100).map((one) => {
        const [kind, key] = one.split(' ');
        return { kind, key };
      });
      tried.current = new Set();
      navigator.sendBeacon(triesPath, JSON.stringify({ tool: 'wrap', tries }));
    };
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [triesPath]);
}
