import { consentAddress } from '@/lib/browser/events';
import { listen } from '@/lib/browser/listen';

/** Milliseconds after which a held press goes the way of plain HTML. */
const patience = 1000;

/**
 * The first thing a visitor does may be a tap on the banner, while the script that answers it in place is not there yet.
 * The press is held until it is; when that fails or takes long, the link leads and the form posts as without script.
 *
 * @param reach loads that script
 * @returns to be called when it is there, or will not come
 */
export function holdConsent(reach: () => void): () => void {
  const holding = new AbortController();
  let repeat: (() => void) | undefined;
  const release = () => {
    holding.abort();
    repeat?.();
    repeat = undefined;
  };
  const hold = (event: Event, again: () => void) => {
    event.preventDefault();
    if (!repeat) setTimeout(release, patience);
    // Who presses twice means the second.
    repeat = again;
    reach();
  };

  listen<'click'>(
    'click',
    (event) => {
      const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-cookies]');
      if (link && !ctrlKey && !metaKey && !shiftKey && !altKey) hold(event, () => link.click());
    },
    holding,
  );
  listen<'submit'>(
    'submit',
    (event) => {
      const { target, submitter } = event;
      if (!(target instanceof HTMLFormElement) || target.getAttribute('action') !== consentAddress) return;
      // Closing the banner is the browser's work.
      if (!submitter?.hasAttribute('formmethod')) hold(event, () => target.requestSubmit(submitter));
    },
    holding,
  );
  return release;
}
