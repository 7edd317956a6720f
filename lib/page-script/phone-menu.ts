const findDialog = () => document.querySelector<HTMLDialogElement>('dialog#mobile-menu[open]');

/** The phone menu opens and closes without script; it must not stay open over the page that a link of it leads to. */
export function mindPhoneMenu(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('#mobile-menu a')) findDialog()?.close();
  });
  // It has no place on a wide screen, and a modal must not stay open unseen.
  matchMedia('(min-width: 64rem)').addEventListener('change', () => findDialog()?.close());
}
