import { arrivedEvent } from '@/lib/browser/events';
import { listen } from '@/lib/browser/listen';
import { callers } from './call-alfred';

/** Milliseconds of waiting that need no sign. */
const patience = 500;
/** Milliseconds for which the page is covered at most: it may still be read, or left, when the next one does not come. */
const longest = 1_000;

/** Whether a click on a link leads to another page of this site, in this tab. */
function leads(link: HTMLAnchorElement | null, event: MouseEvent): boolean {
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return false;
  const isOwn = link.origin === location.origin && link.target !== '_blank' && !link.download;
  return isOwn && (link.pathname !== location.pathname || link.search !== location.search);
}

/**
 * Covers the page with the site's six inks while the next one takes long to come, and for a second at most. Pages that lie
 * at the end of a mail or of a form have no such curtain (components/layout/splash.tsx), nor has the back office.
 */
export function mindSlowNavigation(): void {
  const { dataset } = document.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    delete dataset.loading;
  };
  const cover = () => {
    // The curtain of the beginning has been drawn aside, and would stay there.
    delete dataset.splash;
    dataset.loading = '';
    timer = setTimeout(end, longest);
  };
  listen<'click'>('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!leads(link, event)) return;
    end();
    // Who called Alfred to the page stays on it.
    const stays = () => event.defaultPrevented && link?.matches(callers);
    timer = setTimeout(() => stays() || cover(), patience);
  });
  document.addEventListener(arrivedEvent, end);
  // As the page is kept for the way back, it is seen again.
  addEventListener('pagehide', end);
}
