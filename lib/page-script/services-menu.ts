import { listen } from '@/lib/browser/listen';
import { createTypeAhead } from './type-ahead';

/** Milliseconds; specification, section 9. */
const openDelay = 200;
const skipDelayWithin = 300;
const closeDelay = 300;

const findButton = () => document.getElementById('services-button');
const findMenu = () => document.getElementById('services-menu');
const isOpen = () => Boolean(findMenu()?.matches(':popover-open'));

/** Inside the button or the menu, which are one place to a pointer and to the focus. */
const isInside = (node: EventTarget | null) =>
  node instanceof Element && node.closest('#services-button, #services-menu') !== null;

/**
 * Hover intent, type-ahead, arrow keys and `aria-expanded` for the services menu, which opens and closes without any
 * of it. Heard on the document, because a client navigation draws the header anew.
 */
export function mindServicesMenu(): void {
  const fine = matchMedia('(hover: hover) and (pointer: fine)');
  const findByLetters = createTypeAhead();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;
  let openedByHover = false;
  const later = (milliseconds: number, task: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(task, milliseconds);
  };

  const openSoon = () => {
    const recently = performance.now() - closedAt < skipDelayWithin;
    if (isOpen()) clearTimeout(timer);
    else {
      later(recently ? 0 : openDelay, () => {
        openedByHover = true;
        if (!isOpen()) findMenu()?.showPopover();
      });
    }
  };

  listen<'pointerover'>('pointerover', ({ target, relatedTarget, pointerType }) => {
    if (pointerType === 'mouse' && fine.matches && isInside(target) && !isInside(relatedTarget)) openSoon();
  });
  listen<'pointerout'>('pointerout', ({ target, relatedTarget, pointerType }) => {
    if (pointerType !== 'mouse' || !isInside(target) || isInside(relatedTarget)) return;
    if (!isOpen()) clearTimeout(timer);
    else if (openedByHover && !findMenu()?.contains(document.activeElement)) {
      later(closeDelay, () => findMenu()?.hidePopover());
    }
  });
  // `toggle` does not bubble.
  listen<'toggle'>(
    'toggle',
    (event) => {
      if (event.target !== findMenu()) return;
      // What was clicked open or closed meanwhile stays so.
      clearTimeout(timer);
      const open = event.newState === 'open';
      findButton()?.setAttribute('aria-expanded', `${open}`);
      if (open) return;
      closedAt = performance.now();
      openedByHover = false;
    },
    true,
  );
  listen<'focusout'>('focusout', ({ target, relatedTarget }) => {
    if (isOpen() && relatedTarget && isInside(target) && !isInside(relatedTarget)) findMenu()?.hidePopover();
  });
  listen<'keydown'>('keydown', (event) => walk(event, findByLetters));
  // What happened before this script was there.
  findButton()?.setAttribute('aria-expanded', `${isOpen()}`);
  if (fine.matches && findButton()?.matches(':hover')) openSoon();
}

/** Arrows, Home, End and letters lead through the links; from the button an arrow opens the menu. */
function walk(event: KeyboardEvent, findByLetters: ReturnType<typeof createTypeAhead>): void {
  const menu = findMenu();
  const inMenu = menu?.contains(event.target as Node);
  if (!menu || !(inMenu || findButton()?.contains(event.target as Node))) return;
  const links = Array.from(menu.querySelectorAll('a'));
  if (!inMenu) {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (!isOpen()) menu.showPopover();
    links[0]?.focus();
    return;
  }
  const now = links.indexOf(document.activeElement as HTMLAnchorElement);
  const steps: Record<string, number> = {
    ArrowDown: now + 1,
    ArrowUp: now - 1,
    Home: 0,
    End: links.length - 1,
  };
  const step = steps[event.key];
  if (step !== undefined) {
    event.preventDefault();
    links.at(step % links.length)?.focus();
    return;
  }
  if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
  const labels = links.map((link) => link.textContent ?? '');
  const match = findByLetters(event.key, labels, now, event.timeStamp);
  if (match !== null) links[match]?.focus();
}
