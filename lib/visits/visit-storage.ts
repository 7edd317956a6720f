// What a browser keeps of a visit, in session storage (specification, section 9). Nothing of it exists without consent.

/** With statistics: the key of the tab's visit. */
export const sessionKey = 'visit-session';

export const visitKeys = {
  /** With marketing too: milliseconds since 1970, paths viewed, and the country that the site has answered. */
  start: 'visit-start',
  pages: 'visit-pages',
  location: 'visit-location',
} as const;

/**
 * In local storage, with marketing: the flag of a returning visitor. It is made of the keys of this browser's visits, so
 * that their owner finds and erases them; pages never send it.
 */
export const returningKey = 'returning-visitor';

/** Sent on the document: what is stored goes, and nothing is counted before the next page. */
export const forgetVisitEvent = 'visits:forget';

/** So many visits of a browser are remembered. */
const maxRemembered = 50;

/** The keys in the flag, the oldest first. */
export function readVisitKeys(flag: string | null): string[] {
  return (flag ?? '').split(' ').filter((key) => key.length === 36);
}

/** The flag with one more visit. */
export function addVisitKey(flag: string | null, session: string): string {
  const others = readVisitKeys(flag).filter((key) => key !== session);
  return [...others, session].slice(-maxRemembered).join(' ');
}

/** Stores nothing where storage is blocked or full. */
export function attempt<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/** Forgets what only marketing allows. */
export function forgetVisitor(): void {
  attempt(() => {
    for (const key of [visitKeys.start, visitKeys.pages, visitKeys.location]) sessionStorage.removeItem(key);
    localStorage.removeItem(returningKey);
  });
}

/** Forgets all that was stored to count visits. */
export function forgetVisits(): void {
  forgetVisitor();
  attempt(() => sessionStorage.removeItem(sessionKey));
}
