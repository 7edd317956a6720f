import { awakeEvent, wakeEvent } from '@/lib/browser/events';
import { isAlive } from '@/lib/browser/is-alive';
import { listen } from '@/lib/browser/listen';

/** Milliseconds after which his page is the quicker way to an answer. */
const patience = 4_000;

/** The link by which the framework's component opens him, which stands in the bar of the header and nowhere else. */
const bar = 'header nav > a[rel="nofollow"][href$="/alfred"]';

/** That link, and the one of the phone menu, which passes its press on to it. */
export const callers = `${bar}, #mobile-menu a[href$="/alfred"]`;

/**
 * A press on Alfred in the phone menu is one on Alfred in the header, which a phone does not show. On a page that sleeps it wakes the
 * framework and is done once it runs, so that he comes to the page. Who saves data, has a slow line or waits longer than `patience` goes
 * to his page, as without this script.
 */
export function callAlfred(): void {
  const sleeps = document.querySelector('script[data-scripts]') !== null;
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  let isCalled = false;
  const call = (event: MouseEvent) => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
    const pressed = target instanceof Element ? target.closest(callers) : null;
    const link = document.querySelector<HTMLAnchorElement>(bar);
    if (!pressed || !link || button || ctrlKey || metaKey || shiftKey || altKey) return;
    if (isAlive(link)) {
      if (pressed === link) return;
      event.preventDefault();
      // The menu is modal: it must be gone before a dialog opens, and leaves the focus to its button.
      pressed.closest('dialog')?.close();
      link.click();
      return;
    }
    if (!sleeps || connection?.saveData || connection?.effectiveType?.endsWith('2g')) return;
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
