import { company } from '@/lib/company/company';
import { locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { alive } from '../support/alive';
import { Header } from '../support/header';
import { expect, test } from '../support/test';
import { textsOf } from '../support/texts';

test.use({ reducedMotion: 'no-preference' });

for (const locale of locales) {
  test(`the bar above the header leads to phone, mail and map in ${locale}`, async ({ page }) => {
    const t = textsOf(locale);
    await page.goto(pathTo('home', locale));
    const bar = page.getByLabel(t('ContactBar.label'), { exact: true });
    const phone = company.phone.display[locale];
    await expect(bar.getByRole('link', { name: t('ContactBar.phone', { phone }) })).toHaveAttribute(
      'href',
      `tel:${company.phone.e164}`,
    );
    await expect(
      bar.getByRole('link', { name: t('ContactBar.email', { email: company.email }) }),
    ).toHaveAttribute('href', `mailto:${company.email}`);
    const place = company.address.city[locale];
    await expect(bar.getByRole('link', { name: t('ContactBar.mapsNamed', { place }) })).toHaveAttribute(
      'href',
      company.mapsUrl,
    );
  });

  test(`the skip link comes first and leads to the content in ${locale}`, async ({ page }) => {
    await page.goto(pathTo('home', locale));
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: textsOf(locale)('common.skipToContent') });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    const inMain = await page.evaluate(() => document.activeElement?.closest('main') !== null);
    expect(inMain).toBe(true);
  });
}

for (const way of ['mouse', 'keyboard'] as const) {
  test(`the sign-in hint appears by ${way} after 700 ms and goes with Escape`, async ({ page }) => {
    const header = new Header(page, 'fr');
    await page.goto('/');
    await alive(page);
    await expect(header.signIn).toHaveAccessibleDescription(textsOf('fr')('Header.signInHint'));
    await expect(header.signInHint).toBeHidden();
    if (way === 'mouse') await header.signIn.hover();
    else await header.signIn.focus();
    const delay = await header.signInHint.evaluate((hint) => getComputedStyle(hint).transitionDelay);
    expect(delay).toBe('0.7s, 0.7s');
    await expect(header.signInHint).toBeVisible();
    await expect(header.signInHint).toHaveCSS('opacity', '1');
    await expect(header.signInHint).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(header.signInHint).toBeHidden();
    if (way === 'keyboard') await expect(header.signIn).toBeFocused();
  });
}

test('the sign-in hint can be reached with the mouse', async ({ page }) => {
  const header = new Header(page, 'fr');
  await page.goto('/');
  await header.signIn.hover();
  await expect(header.signInHint).toHaveCSS('opacity', '1');
  await header.signInHint.hover();
  await expect(header.signInHint).toBeVisible();
});

for (const [screen, viewport] of Object.entries({
  desktop: { width: 1440, height: 900 },
  phone: { width: 360, height: 740 },
})) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    for (const from of ['/', '/nowhere-at-all']) {
      test(`the quote button of ${from} brings the form 88 px below the top`, async ({
        page,
        expectedTrouble,
      }) => {
        if (from !== '/') expectedTrouble.push(/status of 404/);
        const header = new Header(page, 'fr');
        await page.goto(from);
        await alive(page);
        await header.quoteLink.click();
        await expect(page).toHaveURL('/#quote-form-start');
        const form = page.locator('#quote-form-start');
        await expect(form).toBeVisible();
        await expect
          .poll(() => form.evaluate((element) => Math.abs(element.getBoundingClientRect().top - 88)))
          .toBeLessThanOrEqual(2);
        await expect(header.root).toBeInViewport({ ratio: 1 });
      });
    }

    for (const step of ['Tab', 'Shift+Tab']) {
      test(`${step} never leads under the header, and the focus is always seen`, async ({ page }) => {
        test.slow();
        await page.goto('/nl');
        await alive(page);
        if (step === 'Shift+Tab') await page.locator('footer a').last().focus();
        const visited: string[] = [];
        for (let count = 0; count < 150; count += 1) {
          if (step === 'Tab' || count > 0) await page.keyboard.press(step);
          const found = await page.evaluate(async () => {
            const element = document.activeElement;
            if (!element || element === document.body) return null;
            // Where motion is reduced every change still takes a frame, and a section that was skipped is laid out in the next.
            await new Promise(requestAnimationFrame);
            await new Promise(requestAnimationFrame);
            await Promise.all(element.getAnimations().map(({ finished }) => finished));
            const box = element.getBoundingClientRect();
            const header = document.querySelector('header');
            const bar = header?.getBoundingClientRect() ?? new DOMRect();
            const overlaps = box.top < bar.bottom - 1 && box.bottom > bar.top + 1;
            const shown = [element, element.parentElement].some((candidate) => {
              const style = candidate && getComputedStyle(candidate);
              return style && style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
            });
            return {
              name: element.outerHTML.slice(0, 160),
              // The skip link lies on the header.
              covered:
                overlaps && !header?.contains(element) && getComputedStyle(element).position !== 'fixed',
              inSight: box.top < innerHeight && box.bottom > 0,
              shown,
            };
          });
          if (found === null) break;
          visited.push(found.name);
          expect(found, `stop ${visited.length} of ${step}`).toEqual({
            name: found.name,
            covered: false,
            inSight: true,
            shown: true,
          });
        }
        // Every stop of the page was made, and the round ended.
        expect(visited.length).toBeGreaterThan(60);
        expect(visited.length).toBeLessThan(150);
      });
    }
  });
}
