'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { arrivedEvent } from '@/lib/browser/events';

/** Milliseconds before a wait is worth showing. */
const patience = 150;

/** Says that a page is on its way: a bar of six inks under the header while a client navigation waits. */
export function NavigationProgress({ label }: { label: string }) {
  const bar = useRef<HTMLDivElement>(null);
  const pathname = usePathname();

  // Before the new page is painted: a visit has long begun, and nothing is waited for any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect belongs to the change of page
  useLayoutEffect(
    () => () => {
      delete document.documentElement.dataset.splash;
      document.dispatchEvent(new Event(arrivedEvent));
    },
    [pathname],
  );

  // The new page is here: pathname is read for its change alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect belongs to the change of page
  useEffect(() => {
    const element = bar.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (element) element.hidden = true;
    const start = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const leaves =
        link?.origin === location.origin && link.pathname !== location.pathname && link.target !== '_blank';
      if (!leaves || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (element) element.hidden = false;
      }, patience);
    };
    document.addEventListener('click', start);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', start);
    };
  }, [pathname]);

  return (
    <div ref={bar} hidden role="status" className="navigation-progress">
      <span className="sr-only">{label}</span>
    </div>
  );
}
