import { createTypeAhead } from './type-ahead';

/** Milliseconds; specification, section 9. */
const openDelay = 200;
const skipDelayWithin = 300;
const closeDelay = 300;

const findButton = () => document.getElementById('services-button');
const findMenu = () => document.getElementById('services-menu');
const isOpen = () => Boolean(findMenu()?.matches(':popover-open'));

/** True when the event goes from outside the element to inside it, or the other way round. */
function crosses(element: HTMLElement | null, { target, relatedTarget }: PointerEvent | FocusEvent): boolean {
  const isInside = (node: EventTarget | null) => Boolean(element?.contains(node as Node | null));
  return isInside(target) && !isInside(relatedTarget);
}

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

  document.addEventListener('pointerover', (event) => {
    const ontoButton = crosses(findButton(), event);
    if (event.pointerType !== 'mouse' || !fine.matches || !(ontoButton || crosses(findMenu(), event))) return;
    if (isOpen()) clearTimeout(timer);
    else if (ontoButton) {
      const recently = performance.now() - closedAt < skipDelayWithin;
      later(recently ? 0 : openDelay, () => {
        openedByHover = true;
        if (!isOpen()) findMenu()?.showPopover();
      });
    }
  });
  document.addEventListener('pointerout', (event) => {
    if (event.pointerType !== 'mouse' || !(crosses(findButton(), event) || crosses(findMenu(), event)))
      return;
    if (!isOpen()) clearTimeout(timer);
    else if (openedByHover && !findMenu()?.contains(document.activeElement)) {
      later(closeDelay, () => findMenu()?.hidePopover());
    }
  });
  // `toggle` does not bubble.
  document.addEventListener(
    'toggle',
    (event) => {
      if (event.target !== findMenu()) return;
      // What was clicked open or closed meanwhile stays so.
      clearTimeout(timer);
      const open = (event as ToggleEvent).newState === 'open';
      findButton()?.setAttribute('aria-expanded', String(open));
      if (open) return;
      closedAt = performance.now();
      openedByHover = false;
    },
    true,
  );
  document.addEventListener('focusout', (event) => {
    const to = event.relatedTarget;
    if (!isOpen() || !(to instanceof Node)) return;
    if (!(crosses(findButton(), event) || crosses(findMenu(), event))) return;
    if (!findMenu()?.contains(to) && !findButton()?.contains(to)) findMenu()?.hidePopover();
  });
  document.addEventListener('keydown', (event) => {
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
  });
  // A link followed inside the site leaves the menu in the page: close it.
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('#services-menu a') && isOpen())
      findMenu()?.hidePopover();
  });
}
