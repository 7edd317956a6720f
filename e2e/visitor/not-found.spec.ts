import { localeCookie } from '@/lib/i18n/locale-cookie';
import { type Locale, locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { serviceLabels } from '@/lib/services/service-groups';
import { alive } from '../support/alive';
import { expect, test } from '../support/test';
import { textsOf } from '../support/texts';

test.use({ reducedMotion: 'no-preference' });

const prefix = (locale: Locale) => (locale === 'fr' ? '' : `/${locale}`);

test.beforeEach(({ expectedTrouble }) => {
  expectedTrouble.push(/status of 404/);
});

for (const locale of locales) {
  const t = textsOf(locale);

  test(`/roll-up is not found in ${locale}, and the roll-up page is suggested`, async ({ page }) => {
    const address = `${prefix(locale)}/roll-up`;
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(new RegExp(RegExp.escape(t('NotFound.title'))));
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('NotFound.headline'));
    await expect(page.getByText(t('NotFound.text'))).toBeVisible();
    await expect(page.getByRole('definition')).toHaveText(address);
    await expect(
      page
        .getByRole('paragraph')
        .filter({ hasText: t('NotFound.nearest') })
        .getByRole('link'),
    ).toHaveAttribute('href', pathTo('roll-up', locale));
    await expect(page.getByText(serviceLabels['roll-up'][locale]).first()).toBeAttached();
    await expect(page.getByRole('main').getByRole('link', { name: t('NotFound.home') })).toHaveAttribute(
      'href',
      pathTo('home', locale),
    );
    await expect(
      page.getByRole('navigation', { name: t('NotFound.popular') }).getByRole('link'),
    ).not.toHaveCount(0);
  });

  test(`a page that is not found in ${locale} tells search engines nothing`, async ({ page }) => {
    await page.goto(`${prefix(locale)}/niets-rien-nothing`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('link[rel="canonical"], link[hreflang], meta[property^="og:"]')).toHaveCount(0);
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
    await expect(page.getByText(t('NotFound.nearest'))).toHaveCount(0);
  });

  test(`the fallen sign of the not-found page is put back and lit by keyboard in ${locale}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${prefix(locale)}/niets-rien-nothing`);
    const fallen = page.locator('.fallen-scene g.fallen-letter');
    await expect(fallen).toHaveCount(t('NotFound.sign').length);
    const standing = () =>
      fallen.evaluateAll(
        (letters) => letters.filter((letter) => getComputedStyle(letter).transform === 'none').length,
      );
    const allBut = t('NotFound.sign').length - 2;
    await expect.poll(standing).toBe(allBut);
    const face = page.locator('.fallen-face').first();
    const unlit = await face.evaluate((path) => getComputedStyle(path).fill);
    await page.getByRole('checkbox', { name: t('NotFound.relight') }).press('Space');
    await expect.poll(standing).toBe(t('NotFound.sign').length);
    await expect(face).not.toHaveCSS('fill', unlit);
  });

  test(`the back button of the not-found page goes back in ${locale}`, async ({ page }) => {
    await page.goto(pathTo('home', locale));
    await page.goto(`${prefix(locale)}/roll-up`);
    await alive(page);
    await page.getByRole('button', { name: t('NotFound.back') }).click();
    await expect(page).toHaveURL(pathTo('home', locale));
  });
}

test('an address without a language is answered in the language the visitor chose', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: localeCookie, value: 'en', url: baseURL ?? '' }]);
  const t = textsOf('en');
  for (const address of ['/xyz', '/roll-up']) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL(address);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('NotFound.headline'));
  }
  await expect(
    page
      .getByRole('paragraph')
      .filter({ hasText: t('NotFound.nearest') })
      .getByRole('link'),
  ).toHaveAttribute('href', pathTo('roll-up', 'en'));
  await page.goto('/nl/xyz');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
});

for (const [address, shown] of [
  ['/caf%C3%A9%20noir', '/café noir'],
  ['/%', '/%'],
  ['/%ff', '/%ff'],
  ['/%3Cscript%3Ealert(1)%3C/script%3E', '/<script>alert(1)</script>'],
  ['/nl/auth/../../nothing-here', '/nothing-here'],
] as const) {
  test(`${address} is not found, and the address is shown as text`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('definition')).toHaveText(shown);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the not-found page has no button that would do nothing', async ({ page }) => {
    await page.goto('/roll-up');
    await expect(page.getByRole('button', { name: textsOf('fr')('NotFound.back') })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
