import type { Page } from '@playwright/test';
import { wakeEvent } from '@/lib/browser/events';

/** Waits until the page's own script is there, which begins after the first paint (lib/security/pre-paint.ts): that may be after the page has loaded. */
export async function started(page: Page): Promise<void> {
  const hasStarted = () =>
    document.documentElement.dataset.script === undefined ||
    document.querySelector('script[data-scripts]') === null ||
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/scripts/page-'));
  // A test may hold the script back, or have left the page meanwhile.
  await page.waitForFunction(hasStarted, undefined, { timeout: 3_000 }).catch(() => undefined);
}

/** Moves the pointer into a corner, as a visitor might at first, and waits until the script that this brings has run. */
export async function reach(page: Page, script: 'reached' | 'portfolio'): Promise<void> {
  // A script tells of its load once it has run; that its file has arrived is earlier.
  const running = await page.evaluateHandle((name) => {
    const ran = new Promise<void>((done) => {
      const note = ({ target }: Event) => {
        if (target instanceof HTMLScriptElement && target.src.includes(`/scripts/${name}-`)) done();
      };
      document.addEventListener('load', note, { capture: true });
    });
    return { ran };
  }, script);
  await started(page);
  await painted(page);
  await page.mouse.move(4, 4);
  await page.mouse.move(2, 2);
  await running.evaluate(({ ran }) => ran);
}

/** The same for what every page loads at the first sign of a visitor. */
export async function reached(page: Page): Promise<void> {
  await reach(page, 'reached');
  await idle(page);
}

/** Waits until a page that nobody touches has done all it does by itself: files, fonts, and what waits for a quiet moment. */
export async function rested(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // What was put off to a quiet moment may put off something itself.
  await idle(page);
  await idle(page);
}

/**
 * Waits until React has taken the page over, effects included: from then on controls have their manners. The page is called until then: its
 * script, which hears that, begins after the first paint.
 */
export async function alive(page: Page): Promise<void> {
  await untilAlive(page, wakeEvent);
}

/** The same for a page that something else wakes, or that never sleeps. */
export async function awake(page: Page): Promise<void> {
  await untilAlive(page, null);
}

async function untilAlive(page: Page, call: string | null): Promise<void> {
  await page.waitForFunction((name) => {
    const isAlive = Array.from(document.querySelectorAll('a, button, form')).some((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    );
    if (!isAlive && name) document.dispatchEvent(new Event(name));
    return isAlive;
  }, call);
  await painted(page);
  // Effects run after the paint that follows; the browser is idle only when they have.
  await idle(page);
}

/**
 * Waits until there is something to see: what is touched before, by pointer or key, is dropped by the browser. The browser tells of it; a frame
 * alone tells nothing where a test has taken the clock over.
 */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise<void>((done) => {
      const observer = new PerformanceObserver(() => {
        observer.disconnect();
        done();
      });
      observer.observe({ type: 'paint', buffered: true });
    });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

async function idle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 2000 })),
  );
}
