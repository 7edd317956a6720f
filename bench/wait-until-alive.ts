import type { Page } from '@playwright/test';

const longestMilliseconds = 30_000;

/**
 * Alive means that React has taken the element over: it then keeps the element's properties in a field of the element
 * whose name begins with `__reactProps$`.
 *
 * @param selector of the control that is reached for
 * @returns milliseconds from the first reach that the control noticed, or null when it does not come alive; 0 when it
 *   was alive before
 */
export async function waitUntilAlive(
  page: Page,
  selector: string,
  reach: () => Promise<unknown>,
): Promise<number | null> {
  await page.evaluate((wanted) => {
    const control = document.querySelector(wanted);
    if (!control) throw new Error(`The page has no ${wanted}.`);
    const isAlive = () => Object.keys(control).some((key) => key.startsWith('__reactProps$'));
    const times = { reached: 0, alive: isAlive() ? -1 : 0 };
    Object.assign(window, { benchTimes: times });
    const look = () => {
      if (isAlive()) times.alive = performance.now();
      else setTimeout(look, 4);
    };
    const notice = (event: Event) => {
      if (times.reached !== 0 || !(event.target instanceof Node) || !control.contains(event.target)) return;
      // When the browser saw it, not when the page had time for it.
      times.reached = event.timeStamp;
      if (times.alive === 0) look();
    };
    for (const type of ['pointerover', 'pointerdown', 'touchstart', 'focusin']) {
      addEventListener(type, notice, { capture: true, passive: true });
    }
  }, selector);
  await reach();
  try {
    const times = await page.waitForFunction(
      () => {
        const { benchTimes } = window as unknown as { benchTimes: { reached: number; alive: number } };
        return benchTimes.reached > 0 && benchTimes.alive !== 0 ? benchTimes : null;
      },
      undefined,
      { timeout: longestMilliseconds, polling: 100 },
    );
    const { reached, alive } = (await times.jsonValue()) as { reached: number; alive: number };
    return alive < 0 ? 0 : Math.max(0, alive - reached);
  } catch {
    return null;
  }
}
