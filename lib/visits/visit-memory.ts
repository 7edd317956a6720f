import { type VisitReport, visitBounds } from './visit-beacon';
import { addVisitKey, attempt, readVisitKeys, returningKey, sessionKey, visitKeys } from './visit-storage';

/** What this tab knows of its visit when nothing can be stored. */
let session: string | undefined;

/** The key of this tab's visit, which begins with the first call. */
export function keepSession(): string {
  session = attempt(() => sessionStorage.getItem(sessionKey)) ?? session ?? crypto.randomUUID();
  const key = session;
  attempt(() => sessionStorage.setItem(sessionKey, key));
  return key;
}

/** The next visit gets another key. */
export function endSession(): void {
  session = undefined;
}

/** Adds a viewed page to the visit. Only with consent to marketing. */
export function keepPage(path: string, now: Date): void {
  attempt(() => {
    if (!sessionStorage.getItem(visitKeys.start)) sessionStorage.setItem(visitKeys.start, `${now.getTime()}`);
    const pages = storedPages();
    if (pages.length < visitBounds.pages)
      sessionStorage.setItem(visitKeys.pages, JSON.stringify([...pages, path]));
    localStorage.setItem(returningKey, addVisitKey(localStorage.getItem(returningKey), keepSession()));
  });
}

/** The country that the site has found for the visit. */
export function keepCountry(country: string): void {
  attempt(() => sessionStorage.setItem(visitKeys.location, country));
}

/** The visit so far. Only with consent to marketing. */
export function describeVisit(now: Date, path: string, platformVersion: string): VisitReport {
  const stored = (key: string) => attempt(() => sessionStorage.getItem(key)) ?? '';
  const pages = storedPages();
  const begun = Number(stored(visitKeys.start)) || now.getTime();
  const country = stored(visitKeys.location);
  const seconds = Math.round((now.getTime() - begun) / 1000);
  const others = readVisitKeys(attempt(() => localStorage.getItem(returningKey))).filter(
    (key) => key !== session,
  );
  return {
    pages: pages.length > 0 ? pages : [path],
    seconds: Math.min(Math.max(seconds, 0), visitBounds.seconds),
    referrer: document.referrer.slice(0, visitBounds.referrer),
    screen: `${screen.width}x${screen.height}`,
    language: navigator.language,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? '',
    returning: others.length > 0,
    touch: navigator.maxTouchPoints > 1,
    platformVersion,
    ...(country && { country }),
  };
}

function storedPages(): string[] {
  const pages: unknown = attempt(() => JSON.parse(sessionStorage.getItem(visitKeys.pages) ?? '[]'));
  return Array.isArray(pages) ? pages.filter((path) => typeof path === 'string') : [];
}
