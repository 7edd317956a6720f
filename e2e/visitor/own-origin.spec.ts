import { locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { alive, rested } from '../support/alive';
import { Header } from '../support/header';
import { stack } from '../support/stack';
import { expect, test } from '../support/test';

test.use({ reducedMotion: 'no-preference' });

for (const locale of locales) {
  test(`no page in ${locale} asks anything of another origin`, async ({ page, context, expectedTrouble }) => {
    expectedTrouble.push(/status of 404/);
    const asked = new Set<string>();
    context.on('request', (request) => asked.add(new URL(request.url()).origin));
    for (const path of [
      pathTo('home', locale),
      pathTo('quote-received', locale),
      `${locale === 'fr' ? '' : `/${locale}`}/roll-up`,
    ]) {
      await page.goto(path);
      await alive(page);
      await new Header(page, locale).servicesButton.hover();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await rested(page);
    }
    expect([...asked]).toEqual([stack.siteUrl]);
    // Nor would a click bring a third party into the page: no frames, no pictures from elsewhere.
    await expect(page.locator('iframe, object, embed')).toHaveCount(0);
  });
}
