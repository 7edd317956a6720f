import type { Page } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { serviceGroups } from '@/lib/services/service-groups';
import { expect, test } from '../support/test';

test.use({ reducedMotion: 'no-preference' });

const pictureFile = /\/pictures\/scenes-[0-9a-f]{12}\.svg$/;

for (const locale of locales) {
  test(`every picture below the first screen is drawn, from one file that browsers keep: ${locale}`, async ({
    page,
  }) => {
    const answers: { url: string; cache: string | undefined }[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/pictures/')) {
        answers.push({ url: response.url(), cache: response.headers()['cache-control'] });
      }
    });
    await page.goto(pathTo('home', locale));
    const uses = page.locator('svg use[href*="/pictures/"]');
    expect(await uses.count()).toBeGreaterThan(10);
    for (const use of await uses.all()) {
      const href = await use.getAttribute('href');
      await expect
        .poll(() => use.evaluate((node: SVGUseElement) => node.getBBox().width), { message: href ?? '' })
        .toBeGreaterThan(0);
    }
    expect(answers).toHaveLength(1);
    expect(answers[0]?.url).toMatch(pictureFile);
    expect(answers[0]?.cache).toBe('public, max-age=31536000, immutable');
  });
}

test('a service takes the picture of its work from a file of its own', async ({ page }) => {
  const answers: string[] = [];
  page.on('response', (response) => {
    if (/\/pictures\/scene/.test(response.url())) answers.push(new URL(response.url()).pathname);
  });
  await page.goto(pathTo('website-design', 'fr'));
  const use = page.locator('svg use[href*="/pictures/"]');
  await expect.poll(() => use.evaluate((node: SVGUseElement) => node.getBBox().width)).toBeGreaterThan(0);
  expect(answers).toEqual([expect.stringMatching(/^\/pictures\/scene-brand-sheet-acte-[0-9a-f]{12}\.svg$/)]);
});

test('without the file the van still changes its film', async ({ page, expectedTrouble }) => {
  expectedTrouble.push(/ERR_FAILED.*\/pictures\//);
  await page.route(pictureFile, (route) => route.abort());
  await page.goto('/');
  for (const { id } of serviceGroups) {
    await page.locator(`#ink-${id}`).check();
    // Below the prints, which come with the file, lies a plain sheet of the film.
    await expect(page.locator('g:has(> .wrap-graphic) > path').first()).toHaveCSS(
      'fill',
      await page
        .locator(`label[data-ink="${id}"]`)
        .evaluate((label) => getComputedStyle(label).backgroundColor),
    );
    if (id !== 'lettering')
      await expect(page.locator('.wrap-graphic.wrap-graphic-lettering')).toHaveCSS(
        'clip-path',
        /120px -200px, 120px -200px/,
      );
  }
});

/** Chooses an ink and gives the milliseconds that each film and squeegee moves for: in one go, for they are over soon. */
const chooseInk = (page: Page, id: string) =>
  page.evaluate((ink) => {
    document.querySelector<HTMLInputElement>(`#ink-${ink}`)?.click();
    return document
      .getAnimations()
      .filter(
        ({ effect }) =>
          effect instanceof KeyframeEffect && effect.target?.matches('.squeegee, .wrap-graphic') === true,
      )
      .map(({ effect }) => effect?.getTiming().duration);
  }, id);

test('a film goes on under its squeegee in 700 ms, and comes off as it went on', async ({ page }) => {
  await page.goto('/');
  for (const [id, moving] of [
    ['signs', 5],
    ['lettering', 5],
    ['wrapping', 3],
  ] as const) {
    // Each film between the old and the new one moves, and so do the squeegees of those that are passed.
    expect(await chooseInk(page, id)).toEqual(Array(moving).fill(700));
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    const [film, squeegee] = await Promise.all([
      page.locator(`.wrap-graphic.wrap-graphic-${id}`).evaluate((node) => getComputedStyle(node).clipPath),
      page.locator('.squeegee').evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node).translate)),
    ]);
    expect(film).toContain('120px -200px, 880px -200px');
    expect(new Set(squeegee).size).toBeLessThanOrEqual(2);
  }
});

test.describe('for who asks for less motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('a film is there at once', async ({ page }) => {
    await page.goto('/');
    const moving = await chooseInk(page, 'design');
    expect(moving.filter((duration) => Number(duration) > 1)).toEqual([]);
    await expect(page.locator('#ink-design')).toBeChecked();
  });
});
