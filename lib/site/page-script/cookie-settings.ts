import { consentKinds } from '@/lib/browser/stored-consent';
import type { Allowances } from '@/lib/consent/choice';

/** The element with this selector, which a page of ours must have. */
function pick<E extends Element>(page: Document, selector: string): E {
  const found = page.querySelector<E>(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
}

/** Milliseconds after which the page is gone to, which shows that something happens. */
const patience = 4000;

let isOpening = false;

/**
 * Opens the cookie settings over the page: the form of their own page, fetched when it is asked for, so that no page
 * has to carry it.
 *
 * @param allowed what holds now, or null
 * @throws when the page cannot be had
 */
export async function openCookieSettings(link: HTMLAnchorElement, allowed: Allowances | null): Promise<void> {
  if (isOpening || document.querySelector('dialog[data-settings]')) return;
  isOpening = true;
  try {
    const answer = await fetch(link.href, { signal: AbortSignal.timeout(patience) });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const form = pick<HTMLFormElement>(page, 'form[data-settings]');
    pick<HTMLInputElement>(page, 'form[data-settings] [name=from]').value = 'dialog';
    for (const kind of consentKinds) {
      const box = pick<HTMLInputElement>(page, `form[data-settings] [name=${kind}]`);
      box.checked = allowed?.[kind] ?? false;
    }

    // Styled here and not in the sheet of every page, which has no use for it before this.
    const title = Object.assign(document.createElement('h2'), {
      id: 'cookie-settings-dialog',
      className: 'sign text-2xl',
      style: 'margin-right:auto',
      textContent: pick(page, 'h1').textContent,
    });
    const head = Object.assign(document.createElement('form'), {
      method: 'dialog',
      style: 'display:flex;align-items:start;margin-bottom:1rem',
    });
    // The banner is in every page, shown or not, and its button says the word in the page's language.
    const close = pick(document, '.consent [formmethod]').cloneNode(true) as HTMLElement;
    close.style.minWidth = '2.25rem';
    head.append(title, close);
    const dialog = Object.assign(document.createElement('dialog'), {
      className: 'bg-paper text-ink',
      style:
        'width:min(100%,36rem);max-width:none;max-height:100dvh;margin:auto;padding:1.25rem;overflow-y:auto;box-shadow:0 0 0 100vmax #16130f99',
    });
    dialog.dataset.settings = '';
    dialog.setAttribute('aria-labelledby', title.id);
    dialog.setAttribute('closedby', 'any');
    dialog.append(head, form);
    dialog.addEventListener('close', () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
  } finally {
    isOpening = false;
  }
}
