import { encodeConsent } from '@/lib/consent/choice';
import { locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { reached } from '../support/alive';
import { expectNoFindings } from '../support/axe';
import { consentCookieOf, someChoice } from '../support/consent';
import { Consent } from '../support/consent-banner';
import { expectNoSidewaysScroll } from '../support/layout';
import { stack } from '../support/stack';
import { expect, test } from '../support/test';

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path d="M0 0h256v256H0z" fill="#cde"/></svg>';

test.use({ reducedMotion: 'reduce' });

test.describe('The map of the workshop', () => {
  let tiles: string[];

  test.beforeEach(async ({ context, expectedForeign }) => {
    tiles = [];
    expectedForeign.push('https://tile.openstreetmap.org');
    await context.route('https://tile.openstreetmap.org/**', async (route) => {
      tiles.push(route.request().url());
      await route.fulfill({
        contentType: 'image/svg+xml',
        headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
        body: picture,
      });
    });
  });

  for (const locale of locales) {
    test(`in ${locale} loads nothing before it is allowed, then in place, and no more when that is taken back`, async ({
      page,
    }) => {
      const consent = new Consent(page, locale);
      await page.goto(pathTo('about', locale));
      await reached(page);
      const map = page.getByRole('img', { name: /Zaventem$/ });
      const allow = page.getByRole('button', { name: consent.t('Consent.map.allow') });
      await allow.scrollIntoViewIfNeeded();
      await expect(map).toBeHidden();
      expect(tiles).toEqual([]);

      await allow.click();
      await expect(map).toBeVisible();
      await expect(allow).toBeHidden();
      await expect.poll(() => tiles.length).toBeGreaterThan(5);
      await expect(page.getByRole('link', { name: consent.t('Consent.map.credit') })).toBeFocused();
      await expectNoFindings(page);
      await expectNoSidewaysScroll(page);
      expect((await consent.stored()).cookie).toMatchObject({ external: true, analytics: false });

      await page.reload();
      await expect(map).toBeVisible();

      await reached(page);
      await consent.opener.click();
      await consent.switchOf('external').uncheck();
      await consent.save().click();
      await expect(map).toBeHidden();
      await expect(allow).toBeVisible();
    });
  }

  test('shows itself also to who comes from another page that is awake', async ({ page, context }) => {
    const allowed = encodeConsent(someChoice({ external: true }));
    await context.addCookies([consentCookieOf(allowed, stack.siteUrl)]);
    await page.goto(pathTo('careers', 'fr'));
    await page.getByRole('contentinfo').getByRole('link', { name: 'À propos' }).click();
    await page.getByRole('img', { name: /Zaventem$/ }).scrollIntoViewIfNeeded();
    await expect.poll(() => tiles.length).toBeGreaterThan(5);
  });
});

test('only the page with the map may load pictures from elsewhere', async ({ request }) => {
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()['content-security-policy'] ?? '';
  expect(await policyOf(pathTo('about', 'nl'))).toContain(
    "img-src 'self' data: blob: https://tile.openstreetmap.org;",
  );
  for (const page of ['home', 'privacy', 'car-wrapping', 'cookie-settings'] as const) {
    expect(await policyOf(pathTo(page, 'nl')), page).toContain("img-src 'self' data: blob:;");
  }
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the map is a link', async ({ page }) => {
    const consent = new Consent(page, 'fr');
    await page.goto(pathTo('about', 'fr'));
    await expect(page.getByText(consent.t('Consent.map.text'))).toBeVisible();
    await expect(page.getByRole('button', { name: consent.t('Consent.map.allow') })).toBeHidden();
    await expect(page.getByRole('link', { name: consent.t('Consent.map.link') })).toBeVisible();
  });
});
