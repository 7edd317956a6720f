import type { Page } from '@playwright/test';

declare global {
  interface Window {
    passPatience?: () => void;
  }
}

/**
 * From the next page on, what waits for so many milliseconds waits until `passPatience`: a page says or does something else when
 * a busy machine takes longer than that, which is right, and not what is asked.
 */
export async function holdPatience(page: Page, patience: number): Promise<void> {
  await page.addInitScript((held) => {
    const waiting = new Map<number, () => void>();
    const { setTimeout: start, clearTimeout: stop } = window;
    Object.assign(window, {
      setTimeout: (task: () => void, delay?: number, ...rest: unknown[]) => {
        if (delay !== held) return start(task, delay, ...rest);
        const id = start(() => undefined, 2 ** 30);
        waiting.set(id, task);
        return id;
      },
      clearTimeout: (id?: number) => {
        if (id !== undefined) waiting.delete(id);
        stop(id);
      },
      passPatience: () => {
        for (const task of waiting.values()) task();
      },
    });
  }, patience);
}

export const passPatience = (page: Page): Promise<void> => page.evaluate(() => window.passPatience?.());
