import { createHash, randomUUID } from 'node:crypto';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { consentName } from '@/lib/browser/stored-consent';
import { type Allowances, decideConsent, encodeConsent, nothingAllowed } from '@/lib/consent/choice';
import { visitsPath } from '@/lib/visits/visit-beacon';
import { database } from './database';
import { stack } from './stack';

/** A person's browser: the one of the tests calls itself headless, and would be left out as a machine. */
export const personAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** A site that nobody else comes from: its rows are found by it. */
export function someOrigin(): string {
  return `https://${randomUUID()}.test`;
}

/** Puts a choice into the browser, as if it had been made before. */
export async function decide(context: BrowserContext, allowed: Partial<Allowances>): Promise<void> {
  const choice = decideConsent(
    { ...nothingAllowed, ...allowed },
    { id: randomUUID(), now: new Date(), gpc: false },
  );
  await context.addCookies([
    { name: consentName, value: encodeURIComponent(encodeConsent(choice)), url: stack.siteUrl },
  ]);
}

/** Requests that tell of visits, from now on. */
export function listenForBeacons(context: BrowserContext): Request[] {
  const heard: Request[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === visitsPath) heard.push(request);
  });
  return heard;
}

/** The names of all that the browser keeps. */
export async function keptBy(page: Page) {
  const cookies = (await page.context().cookies()).map(({ name }) => name).sort();
  const stored = await page.evaluate(() => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage).sort(),
  }));
  return { cookies, ...stored };
}

/** The rows of the tab's visit, if it has one. */
export async function rowsOf(page: Page) {
  const key = await page.evaluate(() => sessionStorage.getItem('visit-session'));
  if (!key) return { views: [], visits: [] };
  const hex = createHash('sha256').update(key).digest('hex').slice(0, 32);
  const session = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { views: await database.pageViewsOf(session), visits: await database.visitsOf(session) };
}

/** Lets all pass that a page does by itself. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  // A busy machine may have no idle time: then the page itself waits no longer than this.
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const whenIdle = (task: () => void) => requestIdleCallback(task, { timeout: 2500 });
        whenIdle(() => setTimeout(() => whenIdle(done), 1200));
      }),
  );
}
