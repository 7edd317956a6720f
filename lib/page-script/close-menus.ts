import { listen } from '@/lib/browser/listen';

const findDialog = () => document.querySelector<HTMLDialogElement>('#mobile-menu[open]');

/** Menus open and close without script; they must not stay open over the page that a link of theirs leads to. */
export function closeMenusBehind(): void {
  listen<'click'>('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('#mobile-menu a, #services-menu a'))) return;
    findDialog()?.close();
    document.querySelector<HTMLElement>('#services-menu:popover-open')?.hidePopover();
  });
  // The phone menu has no place on a wide screen, and a modal must not stay open unseen.
  const wide = matchMedia('(min-width: 64rem)');
  const mind = () => {
    if (wide.matches) findDialog()?.close();
  };
  wide.addEventListener('change', mind);
  mind();
}
