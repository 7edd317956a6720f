import { locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { serviceGroups } from '@/lib/services/service-groups';
import { expect, test } from '../support/test';

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
      await expect(page.locator('.wrap-graphic-lettering')).toHaveCSS(
        'clip-path',
        /-60px -200px, -60px -200px/,
      );
  }
});
