import { type Locale, locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { signPayload } from '@/lib/security/signing';
import { alive } from '../support/alive';
import { expectNoFindings } from '../support/axe';
import { breakage, breakPage } from '../support/break-page';
import { Header } from '../support/header';
import { QuoteForm, someQuote } from '../support/quote-form';
import { screenOf, screens } from '../support/screens';
import { stack } from '../support/stack';
import { expect, test } from '../support/test';
import { textsOf } from '../support/texts';

/** What a visitor without script sees once the request is safe. */
function receivedPage(locale: Locale) {
  const payload = { reference: '482-917-635', due: Date.UTC(2026, 10, 24, 14, 5) };
  const token = signPayload(stack.appSecret, 'quote-received', payload);
  return `${pathTo('quote-received', locale)}?request=${token}`;
}

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(`on a ${screen}`, () => {
    // Colours are measured once everything stands still.
    test.use({ viewport, reducedMotion: 'reduce' });

    for (const locale of locales) {
      test(`axe finds nothing on the home page in ${locale}, nor with its menu open`, async ({ page }) => {
        const header = new Header(page, locale);
        await page.goto(pathTo('home', locale));
        await alive(page);
        await expectNoFindings(page);
        if (screen === 'desktop') {
          await header.servicesButton.click();
          await expect(header.servicesMenu).toBeVisible();
        } else {
          await header.menuButton.click();
          await header.phoneMenu.locator('summary').first().click();
        }
        await expectNoFindings(page);
      });
    }
  });
}

for (const locale of locales) {
  test.describe(`on a ${screenOf(0, locale)}`, () => {
    test.use({ viewport: screens[screenOf(0, locale)], reducedMotion: 'reduce' });

    test(`axe finds nothing in ${locale} on the form in error, the lost connection, the answer and its toast`, async ({
      page,
      expectedTrouble,
    }) => {
      expectedTrouble.push(/ERR_FAILED/);
      const form = new QuoteForm(page, locale);
      await form.haveTicket();
      await form.open();
      await form.send();
      await expect(form.summary).toBeVisible();
      await expectNoFindings(page);

      await form.fill(someQuote());
      await page.route(pathTo('home', locale), (route) => route.abort(), { times: 1 });
      await form.send();
      await expect(form.retryButton).toBeVisible();
      await form.retryButton.click();
      await form.readReference();
      await expect(
        page.getByRole('listitem').filter({ hasText: textsOf(locale)('QuoteForm.success') }),
      ).toBeVisible();
      await expectNoFindings(page);
    });

    test(`axe finds nothing on the not-found, received and error pages in ${locale}`, async ({
      page,
      expectedTrouble,
    }) => {
      expectedTrouble.push(...breakage);
      await page.goto(`${pathTo('home', locale)}/roll-up`.replace('//', '/'));
      await alive(page);
      await expectNoFindings(page);
      await page.goto(receivedPage(locale));
      await expect(page.getByTestId('quote-reference')).toBeVisible();
      await expectNoFindings(page);
      await breakPage(page, locale);
      await expectNoFindings(page);
    });
  });
}

test('axe finds nothing on the sign-in hint', async ({ page }) => {
  const header = new Header(page, 'fr');
  await page.goto('/');
  await alive(page);
  await header.signIn.focus();
  await expect(header.signInHint).toHaveCSS('opacity', '1');
  await expectNoFindings(page);
});

/** Of two colours as the browser computes them, WCAG's relative luminances in a ratio. */
function contrastOf(one: string, other: string): number {
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number).map((channel) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test('the ring of a focused button stands out from its ground', async ({ page }) => {
  await page.goto(pathTo('home', 'fr'));
  // A ring is drawn for those who came by keyboard.
  await page.keyboard.press('Tab');
  const buttons = await page.locator('.button:visible').all();
  expect(buttons.length).toBeGreaterThan(3);
  for (const button of buttons) {
    await button.focus();
    const ring = await button.evaluate((element) => {
      for (const animation of element.getAnimations()) animation.finish();
      const { outlineStyle, outlineColor, outlineOffset, backgroundColor } = getComputedStyle(element);
      return { outlineStyle, outlineColor, outlineOffset, backgroundColor, name: element.textContent };
    });
    expect(ring.outlineStyle, ring.name).toBe('solid');
    // Inside, so that its ground is the button's own, which never changes with the section.
    expect(Number.parseFloat(ring.outlineOffset), ring.name).toBeLessThanOrEqual(-3);
    expect(contrastOf(ring.outlineColor, ring.backgroundColor), ring.name).toBeGreaterThan(3);
  }
});
