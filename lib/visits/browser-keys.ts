import {
  attempt,
  forgetVisitEvent,
  forgetVisits,
  readVisitKeys,
  returningKey,
  sessionKey,
} from './visit-storage';

/** The keys of all visits that this browser remembers, this tab's too. */
export function findVisitKeys(): string[] {
  const flag = attempt(() => localStorage.getItem(returningKey));
  const session = attempt(() => sessionStorage.getItem(sessionKey));
  return [...new Set([...readVisitKeys(flag), ...readVisitKeys(session)])];
}

/** Forgets them, also in the script that counts: the next page begins another visit, if it may. */
export function forgetVisitKeys(): void {
  document.dispatchEvent(new Event(forgetVisitEvent));
  forgetVisits();
}
