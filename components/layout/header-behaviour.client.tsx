'use client';

import { useEffect } from 'react';
import { createTypeAhead } from '@/components/ui/type-ahead';

/** Milliseconds; specification, section 9. */
const openDelay = 200;
const skipDelayWithin = 300;
const closeDelay = 300;

function links(menu: HTMLElement): HTMLAnchorElement[] {
  return Array.from(menu.querySelectorAll('a'));
}

/** Hover intent, type-ahead, focus and `aria-expanded` for the services menu, which opens and closes without it. */
function enhanceServicesMenu(button: HTMLElement, menu: HTMLElement, signal: AbortSignal) {
  const fine = matchMedia('(hover: hover) and (pointer: fine)');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;
  let openedByHover = false;
  const isOpen = () => menu.matches(':popover-open');
  const later = (milliseconds: number, task: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(task, milliseconds);
  };
  const enter = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !fine.matches) return;
    if (isOpen()) {
      clearTimeout(timer);
      return;
    }
    if (event.currentTarget !== button) return;
    const recently = performance.now() - closedAt < skipDelayWithin;
    later(recently ? 0 : openDelay, () => {
      openedByHover = true;
      if (!isOpen()) menu.showPopover();
    });
  };
  const leave = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    if (!isOpen()) clearTimeout(timer);
    else if (openedByHover && !menu.contains(document.activeElement)) {
      later(closeDelay, () => menu.hidePopover());
    }
  };
  for (const element of [button, menu]) {
    element.addEventListener('pointerenter', enter, { signal });
    element.addEventListener('pointerleave', leave, { signal });
  }
  menu.addEventListener(
    'toggle',
    (event) => {
      const open = (event as ToggleEvent).newState === 'open';
      button.setAttribute('aria-expanded', String(open));
      if (!open) {
        closedAt = performance.now();
        openedByHover = false;
      }
    },
    { signal },
  );
  const leaveByFocus = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node)) return;
    if (!menu.contains(relatedTarget) && relatedTarget !== button && isOpen()) menu.hidePopover();
  };
  for (const element of [button, menu]) element.addEventListener('focusout', leaveByFocus, { signal });

  const findByLetters = createTypeAhead();
  menu.addEventListener(
    'keydown',
    (event) => {
      const all = links(menu);
      const now = all.indexOf(document.activeElement as HTMLAnchorElement);
      const steps: Record<string, number> = {
        ArrowDown: now + 1,
        ArrowUp: now - 1,
        Home: 0,
        End: all.length - 1,
      };
      const step = steps[event.key];
      if (step !== undefined) {
        event.preventDefault();
        all.at(step % all.length)?.focus();
        return;
      }
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      const labels = all.map((link) => link.textContent ?? '');
      const match = findByLetters(event.key, labels, now, event.timeStamp);
      if (match !== null) all[match]?.focus();
    },
    { signal },
  );
  button.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      if (!isOpen()) menu.showPopover();
      links(menu)[0]?.focus();
    },
    { signal },
  );
  // A link followed inside the site leaves the menu in the page: close it.
  menu.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a')) menu.hidePopover();
    },
    { signal },
  );
}

/** WCAG 2.2, 1.4.13: what appears on hover or focus can be dismissed without moving either. */
function enhanceTooltips(signal: AbortSignal) {
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      for (const host of document.querySelectorAll('.tooltip-host:is(:hover, :focus-within)')) {
        host.setAttribute('data-dismissed', '');
      }
    },
    { signal },
  );
  for (const host of document.querySelectorAll('.tooltip-host')) {
    const again = () => host.removeAttribute('data-dismissed');
    host.addEventListener('pointerleave', again, { signal });
    host.addEventListener('focusout', again, { signal });
  }
}

function enhanceMobileMenu(dialog: HTMLDialogElement, signal: AbortSignal) {
  dialog.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a')) dialog.close();
    },
    { signal },
  );
  // The phone menu has no place on a wide screen, and a modal must not stay open unseen.
  matchMedia('(min-width: 64rem)').addEventListener('change', () => dialog.open && dialog.close(), {
    signal,
  });
}

/** Draws nothing: gives the server's header the manners that HTML alone has not. */
export function HeaderBehaviour() {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const button = document.getElementById('services-button');
    const menu = document.getElementById('services-menu');
    const dialog = document.getElementById('mobile-menu');
    if (button && menu) enhanceServicesMenu(button, menu, signal);
    if (dialog instanceof HTMLDialogElement) enhanceMobileMenu(dialog, signal);
    enhanceTooltips(signal);
    return () => controller.abort();
  }, []);
  return null;
}
