'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { arrivedEvent } from '@/lib/browser/events';

/** Milliseconds before a wait is worth showing. */
const patience = 150;

/**
 * Moves focus to the heading of a page that came without a load of the document, unless a place in it was asked for or something of it has
 * the focus already (checks.md, A9).
 */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading || location.hash || document.activeElement?.closest('main')) return;
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
}

/** Says that a page is on its way: a bar of six inks under the header while a client navigation waits. */
export function NavigationProgress({ label }: { label: string }) {
  const bar = useRef<HTMLDivElement>(null);
  const pathname = usePathname();
  const shown = useRef(pathname);

  // Before the new page is painted: a visit has long begun, and nothing is waited for any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect belongs to the change of page
  useLayoutEffect(
    () => () => {
      delete document.documentElement.dataset.splash;
      document.dispatchEvent(new Event(arrivedEvent));
    },
    [pathname],
  );

  // The new page is here.
  useEffect(() => {
    const element = bar.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (element) element.hidden = true;
    if (shown.current !== pathname) focusHeading();
    shown.current = pathname;
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
