import { awakeEvent, wakeEvent } from '@/lib/browser/events';
import { listen } from '@/lib/browser/listen';

/** Milliseconds after which his page is the quicker way to an answer. */
const patience = 4_000;

/** The link by which the framework's component opens him, which stands in the bar of the header and nowhere else. */
export const callers = 'header nav > a[rel="nofollow"][href$="/alfred"]';

/** Whether React has taken an element over, and answers for it. */
function isAlive(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'));
}

/**
 * On a page that sleeps, a press on Alfred in the header wakes the framework and is done once it runs, so that he comes to the page.
 * Who saves data, has a slow line or waits longer than `patience` goes to his page, as without this script.
 */
export function callAlfred(): void {
  if (!document.querySelector('script[data-scripts]')) return;
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  let isCalled = false;
  const call = (event: MouseEvent) => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(callers) : null;
    if (!link || button || ctrlKey || metaKey || shiftKey || altKey || isAlive(link)) return;
    if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return;
    event.preventDefault();
    if (isCalled) return;
    isCalled = true;
    link.ariaBusy = 'true';
    const waiting = new AbortController();
    const leave = setTimeout(() => {
      // Whoever comes back to this page from his can call again.
      waiting.abort();
      isCalled = false;
      link.ariaBusy = null;
      location.assign(link.href);
    }, patience);
    document.addEventListener(
      awakeEvent,
      () => {
        clearTimeout(leave);
        link.ariaBusy = null;
        link.click();
      },
      { once: true, signal: waiting.signal },
    );
    document.dispatchEvent(new Event(wakeEvent));
  };
  listen<'click'>('click', call, true);
}
