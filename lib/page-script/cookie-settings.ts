import { type Allowances, consentKinds } from '@/lib/consent/choice';

/** The element with this selector, which a page of ours must have. */
function pick<E extends Element>(page: Document, selector: string): E {
  const found = page.querySelector<E>(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
}

let isOpening = false;

/**
 * Opens the cookie settings over the page: the form of their own page, fetched when it is asked for, so that no page
 * has to carry it.
 *
 * @param allowed what holds now, or null
 * @throws when the page cannot be had
 */
export async function openCookieSettings(link: HTMLAnchorElement, allowed: Allowances | null): Promise<void> {
  if (isOpening || document.querySelector('dialog.settings')) return;
  isOpening = true;
  try {
    const answer = await fetch(link.href);
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const form = pick<HTMLFormElement>(page, '[data-settings]');
    pick<HTMLInputElement>(page, '[data-settings] [name=from]').value = 'dialog';
    for (const kind of consentKinds) {
      const box = pick<HTMLInputElement>(page, `[data-settings] [name=${kind}]`);
      box.checked = allowed?.[kind] ?? false;
    }

    const title = Object.assign(document.createElement('h2'), {
      id: 'cookie-settings-dialog',
      className: 'sign text-2xl mr-auto',
      textContent: pick(page, 'h1').textContent,
    });
    const head = Object.assign(document.createElement('form'), {
      method: 'dialog',
      className: 'flex items-start',
    });
    // The banner is in every page, shown or not, and its button says the word in the page's language.
    head.append(title, pick(document, '.consent [formmethod]').cloneNode(true));
    const dialog = Object.assign(document.createElement('dialog'), { className: 'settings' });
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
