import { encodeConsent } from '@/lib/consent/choice';
import { locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { reached } from '../support/alive';
import { expectNoFindings } from '../support/axe';
import { consentCookieOf, someChoice, undecided } from '../support/consent';
import { Consent } from '../support/consent-banner';
import { stack } from '../support/stack';
import { expect, test } from '../support/test';

test.use({ storageState: undecided, reducedMotion: 'reduce' });

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    test(`the footer leads to settings in ${locale} that work`, async ({ page, context }) => {
      const consent = new Consent(page, locale);
      await page.goto(pathTo('home', locale));
      await expect(consent.banner).toBeHidden();
      await consent.opener.click();
      await expect(page).toHaveURL(consent.settingsPath);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(consent.t('Consent.title'));
      await expect(page.getByText(consent.t('Consent.settings.none'))).toBeVisible();
      await consent.switchOf('external', page).check();
      await consent.save(page).click();
      await expect(page).toHaveURL(consent.settingsPath);
      await expect(page.getByText(consent.t('Consent.settings.none'))).toBeHidden();
      await expect(consent.switchOf('external', page)).toBeChecked();
      await expect(consent.switchOf('analytics', page)).not.toBeChecked();
      const [cookie] = await context.cookies();
      expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toMatchObject({ external: true });
    });
  }
});

test.describe('Before the script of the page is there', () => {
  test.beforeEach(async ({ page, expectedTrouble }) => {
    expectedTrouble.push(/ERR_FAILED/);
    await page.route('**/scripts/reached-*', (route) => route.abort());
  });

  test('the buttons of the banner post, and come back to the page', async ({ page }) => {
    const consent = new Consent(page, 'nl');
    const path = `${pathTo('terms', 'nl')}?x=1`;
    await page.goto(path);
    await consent.choice('accept').click();
    await expect(consent.banner).toBeHidden();
    await expect(page).toHaveURL(path);
    expect((await consent.stored()).cookie).toMatchObject({ analytics: true });
  });

  test('it closes, and its settings are a link', async ({ page }) => {
    const consent = new Consent(page, 'en');
    await page.goto(pathTo('terms', 'en'));
    await consent.choice('close').click();
    await expect(consent.banner).toBeHidden();
    await page.reload();
    await consent.customize.click();
    await expect(page).toHaveURL(consent.settingsPath);
  });
});

for (const locale of locales) {
  test(`the settings page in ${locale} saves with script, and says since when`, async ({ page }) => {
    const consent = new Consent(page, locale);
    await page.goto(consent.settingsPath);
    await expect(consent.banner).toHaveCount(0);
    await expectNoFindings(page);
    await page.mouse.move(5, 5);
    await consent.switchOf('marketing', page).check();
    await consent.save(page).click();
    await expect(page.getByText(consent.t('Consent.settings.none'))).toBeHidden();
    await expect(consent.switchOf('marketing', page)).toBeChecked();
  });
}

test.describe('With Global Privacy Control', () => {
  test.beforeEach(async ({ page }) => {
    await page.setExtraHTTPHeaders({ 'sec-gpc': '1' });
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  });

  for (const locale of locales) {
    test(`nothing is asked in ${locale}, and the settings say why`, async ({ page, context }) => {
      const consent = new Consent(page, locale);
      await page.goto(pathTo('home', locale));
      await expect(consent.banner).toBeHidden();
      await reached(page);
      await consent.opener.click();
      await expect(consent.dialog).toContainText('Global Privacy Control');
      await expectNoFindings(page);
      expect(await context.cookies()).toEqual([]);
    });
  }

  test('what was accepted before it counts no more, until the visitor says otherwise', async ({
    page,
    context,
  }) => {
    const accepted = someChoice({ external: true, analytics: true, marketing: true });
    await context.addCookies([consentCookieOf(encodeConsent(accepted), stack.siteUrl)]);
    const consent = new Consent(page, 'fr');
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-consent', '');
    await reached(page);
    await consent.opener.click();
    await expect(consent.switchOf('analytics')).not.toBeChecked();
    await consent.switchOf('analytics').check();
    await consent.save().click();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-consent', 'analytics');
  });
});

test.describe('A choice that no longer holds', () => {
  const yesterday = new Date(Date.now() - 86_400_000);
  const longAgo = new Date(Date.now() - 183 * 86_400_000);
  const texts = {
    'is older than half a year': encodeConsent(someChoice({ analytics: true }, longAgo)),
    'was given to another policy': encodeConsent({ ...someChoice({}, yesterday), version: '0.1' }),
    'is broken': '{"necessary":true',
    'is no choice at all': '[1]',
  };
  for (const [name, text] of Object.entries(texts)) {
    test(`because it ${name}, is asked again`, async ({ page, context }) => {
      await context.addCookies([consentCookieOf(text, stack.siteUrl)]);
      const consent = new Consent(page, 'fr');
      await page.goto('/');
      await expect(consent.banner).toBeVisible();
      await page.goto(consent.settingsPath);
      await expect(page.getByText(consent.t('Consent.settings.none'))).toBeVisible();
    });
  }

  test('a cookie that cannot be decoded is ignored everywhere', async ({ page, context }) => {
    await context.addCookies([{ name: 'consent', value: '%E0%A4%A', url: stack.siteUrl }]);
    const consent = new Consent(page, 'fr');
    await page.goto('/');
    await expect(consent.banner).toBeVisible();
    await page.goto(consent.settingsPath);
    await expect(page.getByText(consent.t('Consent.settings.none'))).toBeVisible();
  });
});

test('local storage brings the choice back when its cookie is gone', async ({ page, context }) => {
  const consent = new Consent(page, 'fr');
  await page.goto('/');
  const text = encodeConsent(someChoice({ analytics: true }));
  await page.evaluate((choice) => localStorage.setItem('consent', choice), text);
  await page.reload();
  await expect(consent.banner).toBeHidden();
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(['consent']);
});

test('with blocked storage the banner works for the page', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  const consent = new Consent(page, 'fr');
  await page.goto('/');
  await reached(page);
  await consent.choice('accept').click();
  await expect(consent.banner).toBeHidden();
  await page.reload();
  await expect(consent.banner).toBeHidden();
});
