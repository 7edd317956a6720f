import type { Page } from '@playwright/test';
import { awakeEvent } from '@/lib/browser/events';

const longestMilliseconds = 30_000;

/**
 * Alive means that React has taken the control over, which shows in a field of the element whose name begins with
 * `__reactProps$`, and that all effects of the page have run, which the page itself says with an event.
 *
 * @param selector of the control that is reached for; it must be in view and the page at rest
 * @returns milliseconds from the first reach that the control noticed, or null when it does not come alive; 0 when it
 *   was alive before
 */
export async function waitUntilAlive(
  page: Page,
  selector: string,
  reach: () => Promise<unknown>,
): Promise<number | null> {
  await page.evaluate(
    ([wanted, awake]) => {
      const control = document.querySelector(wanted);
      if (!control) throw new Error(`The page has no ${wanted}.`);
      const isTaken = () => Object.keys(control).some((key) => key.startsWith('__reactProps$'));
      const times = { reached: 0, alive: isTaken() ? -1 : 0 };
      Object.assign(window, { benchTimes: times });
      const look = () => {
        if (isTaken()) times.alive ||= performance.now();
        else setTimeout(look, 4);
      };
      document.addEventListener(awake, look, { once: true });
      const notice = (event: Event) => {
        if (times.reached !== 0 || !(event.target instanceof Node) || !control.contains(event.target)) return;
        // When the browser saw it, not when the page had time for it.
        times.reached = event.timeStamp;
      };
      for (const type of ['pointerover', 'pointerdown', 'touchstart', 'focusin']) {
        addEventListener(type, notice, { capture: true, passive: true });
      }
    },
    [selector, awakeEvent] as const,
  );
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
