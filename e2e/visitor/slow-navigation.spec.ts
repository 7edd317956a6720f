import type { Page } from '@playwright/test';
import { company } from '@/lib/company/company';
import { pathTo } from '@/lib/i18n/routes';
import { alive, reached } from '../support/alive';
import { holdPatience, passPatience } from '../support/patience';
import { expect, test } from '../support/test';
import { textsOf } from '../support/texts';

test.use({ reducedMotion: 'no-preference' });

const t = textsOf('fr');
const home = pathTo('home', 'fr');
const next = pathTo('careers', 'fr');

interface Sign {
  /** Milliseconds since the page was asked for. */
  at: number;
  isOn: boolean;
  isShown: boolean;
  text: string;
}

/** Writes down on the page that is left when the sign of a slow navigation comes and goes: it is gone with that page. */
async function watchSigns(page: Page) {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const root = document.documentElement;
      new MutationObserver(() => {
        const screen = document.querySelector('.splash');
        const sign = {
          at: performance.now(),
          isOn: root.hasAttribute('data-loading'),
          isShown: screen?.checkVisibility({ visibilityProperty: true }) ?? false,
          text: screen?.textContent ?? '',
        };
        const signs = JSON.parse(sessionStorage.getItem('signs') ?? '[]');
        sessionStorage.setItem('signs', JSON.stringify([...signs, sign]));
      }).observe(root, { attributeFilter: ['data-loading'] });
    });
  });
}

const signsSeen = (page: Page): Promise<Sign[]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('signs') ?? '[]'));

/** From now on whatever is asked for takes this long to come. Milliseconds. */
async function slowDown(page: Page, delay: number) {
  await page.route('**/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue();
  });
}

/** By key: the browser may have fetched already what a pointer lies on. */
async function follow(page: Page) {
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('Footer.careersLink') })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(next);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function openHome(page: Page, state: 'asleep' | 'awake') {
  await watchSigns(page);
  await page.goto(home);
  await reached(page);
  if (state === 'awake') await alive(page);
}

for (const state of ['asleep', 'awake'] as const) {
  test(`a page that takes long is waited for behind the sign, for a second at most (${state})`, async ({
    page,
  }) => {
    await openHome(page, state);
    await slowDown(page, 4_000);
    await follow(page);
    const [begin, end, ...more] = await signsSeen(page);
    expect(begin).toMatchObject({ isOn: true, isShown: true, text: company.name });
    expect(end).toMatchObject({ isOn: false, isShown: false });
    // A second by the timer, and what a busy machine adds to it.
    expect((end?.at ?? 0) - (begin?.at ?? 0)).toBeGreaterThan(950);
    expect((end?.at ?? 0) - (begin?.at ?? 0)).toBeLessThan(2_500);
    expect(more).toEqual([]);
    await expect(page.locator('.splash')).toBeHidden();
  });
}

test('a page that comes soon is not announced', async ({ page }) => {
  await holdPatience(page, 500);
  await openHome(page, 'awake');
  await follow(page);
  await passPatience(page);
  expect(await signsSeen(page)).toEqual([]);
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('nothing is drawn over the page that is left', async ({ page }) => {
    await openHome(page, 'asleep');
    await slowDown(page, 2_000);
    await follow(page);
    const signs = await signsSeen(page);
    expect(signs.length).toBeGreaterThan(0);
    expect(signs.filter(({ isShown }) => isShown)).toEqual([]);
  });
});
