import { listen } from '@/lib/browser/listen';

const findBox = () => document.querySelector<HTMLDialogElement>('.lightbox');
const pagesOf = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('.lightbox-page')];
const findShown = (box: HTMLElement) => box.querySelector<HTMLElement>('.lightbox-page:target');

/** The picture that the strip is at. */
const pageAt = (box: HTMLElement) => {
  const strip = box.querySelector('.lightbox-strip');
  return strip ? pagesOf(box)[Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth)] : undefined;
};

const show = (page: HTMLElement | undefined) => {
  if (page && !page.matches(':target')) location.replace(`#${page.id}`);
};

/** Milliseconds after which a strip that no longer moves has come to rest. */
const rest = 120;

/** Arrows, Home and End lead to another picture. */
function walk(event: KeyboardEvent): void {
  const box = findBox();
  if (!box?.open || event.altKey || event.ctrlKey || event.metaKey) return;
  const pages = pagesOf(box);
  const at = pages.findIndex((page) => page.matches(':target'));
  const goal = {
    ArrowLeft: (at - 1 + pages.length) % pages.length,
    ArrowRight: (at + 1) % pages.length,
    Home: 0,
    End: pages.length - 1,
  }[event.key];
  if (goal === undefined) return;
  event.preventDefault();
  show(pages[goal]);
}

/** A swipe: the address follows the picture that the strip has come to rest at, unless `stop` is called before. */
function followSwipes(): { stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  listen<'scroll'>(
    'scroll',
    ({ target }) => {
      const box = findBox();
      if (!(target instanceof Element) || !box?.open || !box.contains(target)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        // Between leaving and hearing of it the dialog is still open, and nothing is shown by the address any more.
        if (findShown(box)) show(pageAt(box));
      }, rest);
    },
    true,
  );
  return { stop: () => clearTimeout(timer) };
}

/**
 * The lightbox is shown by the address alone. Here it becomes a modal dialog: keys, a trapped focus, and a history in
 * which going back closes it, however many pictures were looked at.
 */
export function mindLightbox(): void {
  // Whether the entry of the history before this one is the page without the lightbox.
  let isOpenedHere = false;
  let opener: HTMLElement | null = null;
  const swipes = followSwipes();

  const follow = () => {
    const box = findBox();
    if (!box) return;
    const shown = findShown(box);
    if (!shown) {
      isOpenedHere = false;
      if (!box.open) return;
      box.close();
      // The address has hidden it, and with it what had the focus.
      const last = pagesOf(box).find((page) => !page.inert)?.id;
      const link = opener ?? document.querySelector<HTMLElement>(`.work-place > a[href="#${last}"]`);
      opener = null;
      link?.focus({ preventScroll: true });
      return;
    }
    if (!box.open) box.showModal();
    for (const page of pagesOf(box)) page.inert = page !== shown;
    if (!shown.contains(document.activeElement)) {
      shown.querySelector<HTMLElement>('.lightbox-close')?.focus({ preventScroll: true });
    }
    shown.scrollIntoView({ behavior: 'instant', inline: 'center' });
  };
  const leave = (box: HTMLElement) => {
    swipes.stop();
    if (isOpenedHere) return history.back();
    const close = findShown(box)?.querySelector<HTMLAnchorElement>('.lightbox-close');
    if (close) location.replace(close.hash);
  };

  addEventListener('hashchange', follow);
  listen<'click'>('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="#"]');
    const box = findBox();
    if (!link || !box || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const page = box.querySelector<HTMLElement>(`.lightbox-page[id="${link.hash.slice(1)}"]`);
    if (!box.contains(link)) {
      if (!page) return;
      isOpenedHere = true;
      opener = link;
      return;
    }
    event.preventDefault();
    if (page) show(page);
    else leave(box);
  });
  listen<'keydown'>('keydown', walk);
  // Escape, and what else a browser closes a dialog by.
  listen<'cancel'>(
    'cancel',
    (event) => {
      const box = findBox();
      if (!box || event.target !== box) return;
      event.preventDefault();
      leave(box);
    },
    true,
  );
  if (!matchMedia('(pointer: coarse)').matches) {
    follow();
    return;
  }
  afterTouch(follow);
}

/** The finger that had this script loaded may be swiping: a dialog that opens under it would stop the strip. */
function afterTouch(follow: () => void): void {
  listen<'touchend'>(
    'touchend',
    () => {
      setTimeout(() => {
        const box = findBox();
        if (!box || !findShown(box)) return;
        const page = pageAt(box);
        if (page?.matches(':target')) follow();
        else show(page);
      }, 4 * rest);
    },
    { once: true, passive: true },
  );
}
