import type { Locator, Page } from '@playwright/test';
import { anchors } from '@/lib/i18n/anchors';
import { pathTo } from '@/lib/i18n/routes';
import { alive } from '../support/alive';
import { expect, test } from '../support/test';
import { textsOf } from '../support/texts';

test.use({ reducedMotion: 'no-preference' });

const t = textsOf('fr');

declare global {
  interface Window {
    scrollSteps?: number[];
  }
}

/** Writes down where every page is scrolled to, from its beginning. */
async function watchScrolling(page: Page) {
  await page.addInitScript(() => {
    const steps: number[] = [];
    window.scrollSteps = steps;
    // While one page is wiped into the next the browser draws nothing, and a short way is over when it does.
    addEventListener('pagereveal', ({ viewTransition }) => {
      // What is skipped is never ready, and says so.
      viewTransition?.ready.catch(() => undefined);
      viewTransition?.skipTransition();
    });
    addEventListener('scroll', () => {
      if (steps.at(-1) !== scrollY) steps.push(scrollY);
    });
  });
}

async function standStill(page: Page) {
  await page.waitForFunction(
    () =>
      new Promise((resolve) => {
        const before = scrollY;
        setTimeout(() => resolve(scrollY === before), 150);
      }),
  );
}

/** Brings a link into view and forgets the way there. */
async function goTo(page: Page, link: Locator) {
  await link.scrollIntoViewIfNeeded();
  await link.focus();
  await standStill(page);
  await page.evaluate(() => window.scrollSteps?.splice(0));
}

/** Waits until the page stands still with this at its top, below the header; gives the places it passed. */
async function arriveAt(page: Page, id: string): Promise<number[]> {
  const target = page.locator(`[id="${id}"]`);
  await expect
    .poll(() => target.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBeLessThan(120);
  await standStill(page);
  return page.evaluate(() => window.scrollSteps ?? []);
}

const topOf = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top);

test('the address of a place on the home page leads exactly there', async ({ page }) => {
  await page.goto(`${pathTo('home', 'fr')}#${anchors.quoteForm}`);
  await arriveAt(page, anchors.quoteForm);
  await expect(async () => expect(await topOf(page, anchors.quoteForm)).toBeCloseTo(88, -1)).toPass();
});

test('what lies below is laid out late on a screen, and at once on paper', async ({
  page,
  expectedTrouble,
}) => {
  // How the page is until its script lays out the rest in idle moments.
  expectedTrouble.push(/ERR_FAILED/);
  await page.route('**/scripts/page-*.js', (route) => route.abort());
  await page.goto(pathTo('home', 'fr'));
  const last = page.locator(`[id="${anchors.quoteForm}"]`);
  const isLaidOut = () =>
    last.locator('form').evaluate((form) => form.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(isLaidOut).toBe(true);
});

const ways = {
  'the quote button of the home page': {
    from: pathTo('home', 'fr'),
    link: (page: Page) => page.getByRole('banner').getByRole('link', { name: t('Header.quote') }),
    to: anchors.quoteForm,
  },
  'the quote button of another page': {
    from: pathTo('careers', 'fr'),
    link: (page: Page) => page.getByRole('banner').getByRole('link', { name: t('Header.quote') }),
    to: anchors.quoteForm,
  },
  'the link of the footer on the about page': {
    from: pathTo('about', 'fr'),
    link: (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: t('Pages.about') }),
    to: 'hero',
  },
  'the link of the footer on another page': {
    from: pathTo('home', 'fr'),
    link: (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: t('Pages.about') }),
    to: 'hero',
  },
} as const;

for (const [name, { from, link, to }] of Object.entries(ways)) {
  for (const state of ['asleep', 'awake'] as const) {
    test(`${name} scrolls smoothly while the page is ${state}`, async ({ page }) => {
      await watchScrolling(page);
      const stepsOfTheWay = async () => {
        await page.goto(from);
        if (state === 'awake') await alive(page);
        await goTo(page, link(page));
        await link(page).click();
        await expect(page).toHaveURL(new RegExp(`#${to}$`));
        return (await arriveAt(page, to)).length;
      };
      // The steps fall into few frames of a busy machine now and then, least of all the few of the about page, which begins with
      // what is led to. A jump is one step each time.
      await expect(async () => {
        expect(await stepsOfTheWay()).toBeGreaterThanOrEqual(to === 'hero' ? 2 : 4);
      }).toPass();
      // Exactly below the header, whatever the page had not laid out before.
      if (to !== 'hero') await expect(async () => expect(await topOf(page, to)).toBeCloseTo(88, -1)).toPass();
    });
  }
}

test('a page that the framework draws into another begins at its top at once', async ({ page }) => {
  await watchScrolling(page);
  await page.goto(pathTo('home', 'fr'));
  await alive(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: t('Footer.careersLink') });
  await goTo(page, link);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(pathTo('careers', 'fr'));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect((await page.evaluate(() => window.scrollSteps ?? [])).length).toBeLessThanOrEqual(2);
  // Whoever hears the page is told what it is, by its title or, where that is not drawn yet, by its heading, and reads on from there
  // (checks.md, A9).
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  const names = [await page.title(), await heading.innerText()];
  await expect
    .poll(async () => {
      const told = await page.evaluate(
        () => document.querySelector('next-route-announcer')?.shadowRoot?.textContent,
      );
      return names.includes(told ?? '');
    })
    .toBe(true);
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the quote button leads to the form in one step', async ({ page }) => {
    await watchScrolling(page);
    await page.goto(pathTo('home', 'fr'));
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('Header.quote') })
      .click();
    expect(await arriveAt(page, anchors.quoteForm)).toHaveLength(1);
  });
});
