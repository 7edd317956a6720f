import type { Page } from '@playwright/test';
import { pathTo } from '@/lib/i18n/routes';
import { namePath } from '@/lib/nameplate/name-address';
import { expect, test } from '../support/test';

declare global {
  interface Window {
    /** How the page came on over the one before. */
    arrival?: string;
  }
}

/** What moves by the sheets alone is read from them: how far it has come at a moment depends on the machine. */
const peelOf = (page: Page) =>
  page
    .locator('.work > .work-picture')
    .first()
    .evaluate((picture) => {
      const { scale, transitionProperty, transitionDuration } = getComputedStyle(picture, '::after');
      return { scale, transitionProperty, seconds: Number.parseFloat(transitionDuration) };
    });

/** Reaches for the first work of the wall by key, so that the focus is seen. */
async function reachForWork(page: Page) {
  await page.locator('.work-link').first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('.work-link').first()).toBeFocused();
}

/** Each letter's animation on the shop front with a name, and its place in its line. */
const lettersOf = (page: Page) =>
  page
    .locator('.hero-scene [fill="var(--glow-on)"]')
    .first()
    .locator('use')
    .evaluateAll((letters) =>
      letters.map((letter) => {
        const { animationName, animationDuration, animationDelay } = getComputedStyle(letter);
        return {
          move: `${animationName} ${animationDuration}`,
          place: Array.from(letter.parentElement?.children ?? []).indexOf(letter) + 1,
          delay: Number.parseFloat(animationDelay),
        };
      }),
    );

/** Goes from one page to another as a link does while no script of the framework runs. */
async function goOn(page: Page) {
  await page.goto(pathTo('careers', 'fr'));
  const next = pathTo('about', 'fr');
  await page.evaluate((to) => location.assign(to), next);
  await page.waitForURL(next);
}

async function watchArrival(page: Page) {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      window.arrival = viewTransition ? 'not yet' : 'at once';
      viewTransition?.ready.then(
        () => {
          const moves = (part: string) => {
            const style = getComputedStyle(document.documentElement, `::view-transition-${part}(root)`);
            return style.animationName === 'none'
              ? 'still'
              : `${style.animationName} ${style.animationDuration}`;
          };
          window.arrival = `${moves('old')}, ${moves('new')}`;
        },
        () => {
          window.arrival = 'skipped';
        },
      );
    });
  });
}
const arrivalOf = (page: Page) => page.evaluate(() => window.arrival);

test.describe('for who likes things to move', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a work of the portfolio comes off at its corner when it is reached for', async ({ page }) => {
    await page.goto(pathTo('portfolio', 'fr'));
    expect(await peelOf(page)).toEqual({ scale: '0', transitionProperty: 'scale', seconds: 0.24 });
    const first = page.locator('.work').first();
    await first.hover();
    // A screen that is only touched has nothing that hovers.
    const hovers = await page.evaluate(() => matchMedia('(hover: hover)').matches);
    await expect.poll(async () => (await peelOf(page)).scale).toBe(hovers ? '1' : '0');
    await page.mouse.move(0, 0);
    await expect.poll(async () => (await peelOf(page)).scale).toBe('0');
    await reachForWork(page);
    await expect.poll(async () => (await peelOf(page)).scale).toBe('1');
  });

  test('the letters of a name snap to their line one after the other', async ({ page }) => {
    await page.goto(namePath('en', 'Miller & Daughters'));
    const letters = await lettersOf(page);
    expect(letters).toHaveLength('Miller&Daughters'.length);
    expect(new Set(letters.map(({ move }) => move))).toEqual(new Set(['snap-down 0.38s']));
    // Browsers that do not count siblings let all of them fall at once.
    const counts = await page.evaluate(() => CSS.supports('animation-delay', 'calc(sibling-index() * 1ms)'));
    for (const { place, delay } of letters) expect(delay).toBeCloseTo(counts ? 0.25 + place * 0.035 : 0);
  });

  test('a page comes on over the one before as film does', async ({ page }) => {
    await watchArrival(page);
    // A browser gives up what it could not show in time, which a busy machine may need.
    await expect(async () => {
      await goOn(page);
      await expect.poll(() => arrivalOf(page), { timeout: 5_000 }).toBe('still, wipe-on 0.28s');
    }).toPass();
  });
});

test.describe('for who asks for less motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('a work is marked at once, letters stand, and a page is there', async ({ page }) => {
    await page.goto(pathTo('portfolio', 'fr'));
    expect((await peelOf(page)).seconds).toBeLessThan(0.001);
    await reachForWork(page);
    await expect.poll(async () => (await peelOf(page)).scale).toBe('1');

    await page.goto(namePath('en', 'Miller & Daughters'));
    const letters = await lettersOf(page);
    expect(letters.length).toBeGreaterThan(10);
    expect(letters.filter(({ move }) => !move.startsWith('none '))).toEqual([]);

    await watchArrival(page);
    await goOn(page);
    await expect.poll(() => arrivalOf(page)).toBe('at once');
  });
});
