import { encodeConsent } from '@/lib/consent/choice';
import { locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { reached } from '../support/alive';
import { expectNoFindings } from '../support/axe';
import { consentCookieOf, someChoice, undecided } from '../support/consent';
import { Consent } from '../support/consent-banner';
import { database } from '../support/database';
import { expectNoSidewaysScroll } from '../support/layout';
import { stack } from '../support/stack';
import { expect, test } from '../support/test';

test.use({ storageState: undecided, reducedMotion: 'reduce' });

for (const locale of locales) {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1440, height: 900 },
  ]) {
    test(`the banner asks in ${locale} at ${viewport.width} px, refusing as easily as accepting`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize(viewport);
      const consent = new Consent(page, locale);
      await page.goto(pathTo('home', locale));
      await expect(consent.banner).toBeVisible();
      await expect(consent.banner).not.toHaveAttribute('aria-modal');
      await expect(consent.banner).toContainText(consent.t('Consent.banner.text'));
      await expectNoFindings(page);
      await expectNoSidewaysScroll(page);

      const looksOf = (name: 'accept' | 'reject') =>
        consent.choice(name).evaluate((button) => {
          const { width, height, top } = button.getBoundingClientRect();
          const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(button);
          const isOneLine = button.scrollWidth <= button.clientWidth && height < 60;
          return { width, height, top, color, backgroundColor, fontSize, fontWeight, borderColor, isOneLine };
        });
      const accept = await looksOf('accept');
      expect(await looksOf('reject')).toEqual(accept);
      expect(accept.isOneLine).toBe(true);
      expect(accept.height).toBeGreaterThanOrEqual(44);

      // Nothing is kept before a choice.
      expect(await context.cookies()).toEqual([]);
      expect(await consent.stored()).toEqual({ cookie: null, local: null });
    });
  }

  test(`the settings open in place in ${locale} and keep what is switched on`, async ({ page }) => {
    const consent = new Consent(page, locale);
    await page.goto(pathTo('home', locale));
    await reached(page);
    await consent.customize.click();
    await expect(consent.dialog).toBeVisible();
    await expect(page).toHaveURL(pathTo('home', locale));
    await expectNoFindings(page);
    await expectNoSidewaysScroll(page);

    await expect(consent.switchOf('necessary')).toBeDisabled();
    await expect(consent.switchOf('necessary')).toBeChecked();
    await expect(consent.switchOf('necessary')).toHaveAccessibleDescription(
      new RegExp(consent.t('Consent.kinds.necessary.text').slice(0, 12)),
    );
    for (const kind of ['external', 'analytics', 'marketing'] as const) {
      await expect(consent.switchOf(kind), 'nothing is ticked beforehand').not.toBeChecked();
    }
    await consent.switchOf('analytics').check();
    await consent.save().click();
    await expect(consent.dialog).toBeHidden();
    await expect(consent.banner).toBeHidden();
    const { cookie, local } = await consent.stored();
    expect(cookie).toMatchObject({ analytics: true, marketing: false, external: false });
    expect(local).toMatchObject({ analytics: true, marketing: false, external: false });

    await page.reload();
    await expect(consent.banner).toBeHidden();
    await reached(page);
    await consent.opener.click();
    await expect(consent.switchOf('analytics')).toBeChecked();
    await expect(consent.switchOf('marketing')).not.toBeChecked();
    // By this number staff find the proof.
    await expect(consent.dialog).toContainText((cookie as { id: string }).id);
    await expectNoSidewaysScroll(page);
  });
}

test('accepting keeps the choice and its proof, without loading the page again', async ({
  page,
  context,
}) => {
  const consent = new Consent(page, 'nl');
  await page.goto(pathTo('privacy', 'nl'));
  await reached(page);
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await consent.choice('accept').click();
  await expect(consent.banner).toBeHidden();
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);

  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'consent');
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', httpOnly: false });
  const lasts = (cookie?.expires ?? 0) - Date.now() / 1000;
  expect(Math.abs(lasts - 365 * 86_400)).toBeLessThan(3600);
  const stored = await consent.stored();
  expect(stored.cookie).toMatchObject({ analytics: true, marketing: true, external: true });
  const { id } = stored.cookie as { id: string };
  await expect
    .poll(() => database.consentsOf(id))
    .toMatchObject([
      {
        analytics: true,
        locale: 'nl',
        asked_by: 'banner',
        visitor_ip: 'Unknown',
        page_url: '/nl/privacybeleid',
      },
    ]);

  await page.goto(pathTo('terms', 'nl'));
  await expect(consent.banner).toBeHidden();
});

test('refusing leaves no identifier and is not asked again', async ({ page }) => {
  const consent = new Consent(page, 'fr');
  await page.goto('/');
  await reached(page);
  await consent.choice('reject').click();
  await expect(consent.banner).toBeHidden();
  const { cookie } = await consent.stored();
  expect(cookie).toMatchObject({ analytics: false, marketing: false, external: false });
  expect(cookie).not.toHaveProperty('id');
  await page.goto(pathTo('terms', 'fr'));
  await expect(consent.banner).toBeHidden();
});

test('closing is no consent: it allows nothing, this tab asks no more, and another one does', async ({
  page,
  context,
}) => {
  const consent = new Consent(page, 'en');
  await page.goto('/en');
  await reached(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await consent.choice('close').click();
  await expect(consent.banner).toBeHidden();
  expect(requests.filter((url) => url.includes('/api/consent'))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  await page.goto(pathTo('terms', 'en'));
  await reached(page);
  await expect(consent.banner).toBeHidden();
  const kept = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]);
  expect(kept).toEqual([[], ['consent-closed']]);
  await consent.opener.click();
  await expect(consent.switchOf('analytics')).not.toBeChecked();

  const otherTab = await context.newPage();
  await otherTab.goto('/en');
  const other = new Consent(otherTab, 'en');
  await expect(other.banner).toBeVisible();
  // Closed before any script could see it.
  await otherTab.evaluate(() => document.querySelector<HTMLDialogElement>('.consent')?.close());
  await reached(otherTab);
  await otherTab.reload();
  await expect(other.banner).toBeHidden();
});

test('withdrawing is one link away, deletes what was stored, and reaches the other tabs', async ({
  page,
  context,
}) => {
  const accepted = someChoice({ external: true, analytics: true, marketing: true });
  await context.addCookies([consentCookieOf(encodeConsent(accepted), stack.siteUrl)]);
  const consent = new Consent(page, 'fr');
  const otherTab = await context.newPage();
  await otherTab.goto(pathTo('terms', 'fr'));
  await reached(otherTab);
  await page.goto('/');
  await reached(page);
  await page.evaluate(() => {
    localStorage.setItem('returning-visitor', 'x');
    sessionStorage.setItem('visit-session', 'x');
  });
  await consent.opener.click();
  await consent.dialog.getByRole('button', { name: consent.t('Consent.banner.reject') }).click();
  await expect(consent.dialog).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-consent', '');
  await expect(otherTab.locator('html')).toHaveAttribute('data-consent', '');
  const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(left).toEqual(['consent']);
  expect((await consent.stored()).cookie).toMatchObject({ analytics: false, external: false });
});

test.describe('By keyboard', () => {
  test('the banner comes right after the skip link, and its choice leaves the focus in the page', async ({
    page,
  }) => {
    const consent = new Consent(page, 'fr');
    await page.goto('/');
    await reached(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(consent.banner.getByRole('link', { name: consent.t('Consent.banner.more') })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(consent.choice('reject')).toBeFocused();
    const settled = page.waitForResponse('**/api/consent');
    await page.keyboard.press('Enter');
    await settled;
    await expect(consent.banner).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('the dialog traps the focus, closes by Escape and gives the focus back', async ({ page }) => {
    const consent = new Consent(page, 'fr');
    await page.goto(pathTo('terms', 'fr'));
    await reached(page);
    await consent.opener.focus();
    await page.keyboard.press('Enter');
    await expect(consent.dialog).toBeVisible();
    for (let tabs = 0; tabs < 12; tabs += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest(':modal') !== null,
      );
      expect(isInside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(consent.dialog).toBeHidden();
    await expect(consent.opener).toBeFocused();
  });

  test('no focused control is under the banner', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(pathTo('newsletter-sent', 'nl'));
    const covered: string[] = [];
    for (let tabs = 0; tabs < 70; tabs += 1) {
      await page.keyboard.press('Tab');
      const hidden = await page.evaluate(() => {
        const { activeElement: focused } = document;
        if (!focused || focused === document.body || focused.closest('.consent')) return null;
        const { left, top, width, height } = focused.getBoundingClientRect();
        const over = document.elementFromPoint(left + width / 2, top + height / 2);
        return over?.closest('.consent') ? focused.outerHTML.slice(0, 100) : null;
      });
      if (hidden) covered.push(hidden);
    }
    expect(covered).toEqual([]);
  });
});

test('a banner of which the end has not come yet is not shown', async ({ page }) => {
  await page.goto(pathTo('home', 'nl'));
  const { banner } = new Consent(page, 'nl');
  await expect(banner).toBeVisible();
  await page.evaluate(() => {
    const banner = document.querySelector('.consent');
    while (banner?.nextSibling) banner.nextSibling.remove();
  });
  await expect(banner).toBeHidden();
});

test('the banner moves nothing and is never the largest thing painted', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    const seen = { largest: '', shift: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      const { element } = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null };
      seen.largest = element?.closest('.consent') ? 'banner' : 'page';
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const id of ['home', 'terms', 'about', 'car-wrapping', 'newsletter-sent', 'auth', 'logout'] as const) {
    await page.goto(pathTo(id, 'nl'));
    await expect(new Consent(page, 'nl').banner).toBeVisible();
    const seen = () => page.evaluate(() => (globalThis as unknown as { seen: object }).seen);
    await expect.poll(seen, id).toEqual({ largest: 'page', shift: 0 });
  }
});
