import { closedName, consentKinds, consentName, policyVersion } from '@/lib/browser/stored-consent';
import { type Allowances, type ConsentChoice, consentCookie, encodeConsent, readConsent } from './choice';

/** What Global Privacy Control says (https://w3c.github.io/gpc/); not every browser knows it. */
export function asksForPrivacy(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/** Does what a browser may refuse: storage can be blocked or full. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** The choice in force in this browser, or null: nothing is allowed then. */
export function findBrowserConsent(): ConsentChoice | null {
  const stored = attempt(() => localStorage.getItem(consentName));
  return readConsent(document.cookie, stored, new Date(), asksForPrivacy());
}

/** What another tab has just written to local storage: there the cookie may be seen later than here its event. */
export function readTold({ newValue }: StorageEvent): ConsentChoice | null {
  return newValue === null ? findBrowserConsent() : readConsent('', newValue, new Date(), asksForPrivacy());
}

/** Writes a choice to where it is looked for: the cookie, and local storage. */
export function storeConsent(choice: ConsentChoice): void {
  attempt(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the newer interface is missing in some browsers, and slower
    document.cookie = consentCookie(choice, location.protocol === 'https:');
  });
  attempt(() => localStorage.setItem(consentName, encodeConsent(choice)));
  attempt(() => sessionStorage.removeItem(closedName));
}

/** Remembers for this tab, and no longer, that its visitor closed the question without an answer. */
export function rememberClosing(now: Date): void {
  const closed = JSON.stringify({ version: policyVersion, consentDate: now });
  attempt(() => sessionStorage.setItem(closedName, closed));
}

function wasClosed(): boolean {
  const closed = attempt(() => JSON.parse(sessionStorage.getItem(closedName) ?? 'null'));
  return closed?.version === policyVersion;
}

/**
 * Writes the choice in force to both places again where they differ: a plain form leaves it in the cookie alone, and a
 * browser may drop either.
 */
export function syncConsent(): void {
  const choice = findBrowserConsent();
  if (!choice) return;
  const stored = attempt(() => localStorage.getItem(consentName));
  if (stored !== encodeConsent(choice) || !document.cookie.includes(`${consentName}=`)) storeConsent(choice);
}

/**
 * Has the page show what a choice allows, or that there is none, as the pre-paint script did with what it found.
 *
 * @returns whether that is something else than before
 */
export function showConsent(choice: Allowances | null): boolean {
  const { dataset } = document.documentElement;
  const before = dataset.consent;
  if (choice) dataset.consent = consentKinds.filter((kind) => choice[kind]).join(' ');
  else dataset.consent = asksForPrivacy() || wasClosed() ? '' : 'ask';
  return dataset.consent !== before;
}
