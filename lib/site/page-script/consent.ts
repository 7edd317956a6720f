import { consentAddress, consentEvent } from '@/lib/browser/events';
import { listen } from '@/lib/browser/listen';
import { consentName } from '@/lib/browser/stored-consent';
import {
  asksForPrivacy,
  findBrowserConsent,
  readTold,
  rememberClosing,
  showConsent,
  storeConsent,
  syncConsent,
} from '@/lib/consent/browser-consent';
import { type ConsentChoice, decideConsent } from '@/lib/consent/choice';
import { readDecision } from '@/lib/consent/decision';
import { forgetVisitor, forgetVisits } from '@/lib/visits/visit-storage';
import { openCookieSettings } from './cookie-settings';

/** For scripts of other tabs that do not listen to storage. A channel that stays open would keep a page from the cache of the way back. */
function tellOtherTabs(choice: ConsentChoice): void {
  const channel = new BroadcastChannel(consentName);
  channel.postMessage(choice);
  channel.close();
}

/** Deletes the ids that are no longer allowed, also those of a page whose counting script is not loaded. */
function forget(choice: ConsentChoice | null): void {
  if (!choice?.analytics) forgetVisits();
  else if (!choice.marketing) forgetVisitor();
}

/** Has this page follow what holds from now on. */
function announce(choice: ConsentChoice | null): void {
  forget(choice);
  showConsent(choice);
  document.dispatchEvent(new CustomEvent(consentEvent, { detail: choice }));
}

/**
 * Makes choices about cookies without loading the page again, in every tab at once, and opens the settings in place.
 * The forms and links do the same without this script.
 */
export function mindConsent(): void {
  // One after the other: the answer to an earlier choice must not overwrite the cookie of a later one.
  let sending: Promise<unknown> = Promise.resolve();

  // Closed before this script was there.
  if (document.querySelector('.consent:not([open])')) rememberClosing(new Date());
  syncConsent();
  forget(findBrowserConsent());
  // Another tab or page has stored a choice, also while this one waited for the way back.
  const follow = (choice = findBrowserConsent()) => {
    if (showConsent(choice)) announce(choice);
  };
  follow();
  addEventListener('storage', (event) => event.key === consentName && follow(readTold(event)));
  addEventListener('pageshow', ({ persisted }) => persisted && follow());

  const decide = (form: HTMLFormElement, data: FormData): void => {
    const id = crypto.randomUUID();
    const decision = readDecision(data, findBrowserConsent());
    if (!decision) return;
    const choice = decideConsent(decision.allowances, { id, now: new Date(), gpc: asksForPrivacy() });
    const content = form.closest('[data-external]');
    // The settings page is loaded again, to say what holds: what this allows begins there, what it takes back ends here.
    const isLoadedAgain = !content && !form.closest('dialog');
    storeConsent(choice);
    if (isLoadedAgain && choice.analytics) forget(choice);
    else announce(choice);
    tellOtherTabs(choice);
    data.set('id', id);
    data.set('enhanced', 'true');
    const body = new URLSearchParams(data as unknown as Record<string, string>);
    const send = () => fetch(consentAddress, { method: 'POST', body, keepalive: true });
    sending = sending.then(send).catch(() => undefined);
    if (isLoadedAgain) sending.then((answer) => (answer ? location.reload() : announce(choice)));
    form.closest<HTMLDialogElement>('dialog:modal')?.close();
    // What was pressed may be gone, with the banner or in favour of what it allowed.
    if (document.activeElement?.checkVisibility()) return;
    const next = content?.querySelector('.when-external a') ?? document.getElementById('main');
    (next as HTMLElement | null)?.focus({ preventScroll: true });
  };

  listen('submit', (event) => {
    const { target: form, submitter } = event as SubmitEvent;
    if (!(form instanceof HTMLFormElement) || form.getAttribute('action') !== consentAddress) return;
    if (submitter?.getAttribute('formmethod') && form.closest('.consent')) rememberClosing(new Date());
    // Closing the banner is the browser's work. Ids need a secure connection; without, the form goes as it is.
    if (submitter?.getAttribute('formmethod') || !crypto.randomUUID) return;
    event.preventDefault();
    decide(form, new FormData(form, submitter));
  });

  listen('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-cookies]') : null;
    if (!link || ctrlKey || metaKey || shiftKey || altKey || link.pathname === location.pathname) return;
    event.preventDefault();
    openCookieSettings(link, findBrowserConsent()).catch(() => location.assign(link.href));
  });
}
