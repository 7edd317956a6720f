import type { Locator } from '@playwright/test';
import { faqIntro } from '@/lib/home/home-copy';
import { anchors } from '@/lib/i18n/anchors';
import { locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { alive, reached } from '../support/alive';
import { Header } from '../support/header';
import { expectNoSidewaysScroll } from '../support/layout';
import { QuoteForm } from '../support/quote-form';
import { expect, test } from '../support/test';
import { textsOf } from '../support/texts';

test.use({ reducedMotion: 'no-preference' });

for (const width of [320, 360, 768]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 740 } });

    for (const locale of locales) {
      test(`no page in ${locale} scrolls sideways`, async ({ page, expectedTrouble }) => {
        expectedTrouble.push(/status of 404/);
        await page.goto(pathTo('home', locale));
        await expectNoSidewaysScroll(page);
        await page.goto(`${locale === 'fr' ? '' : `/${locale}`}/roll-up`);
        await expectNoSidewaysScroll(page);
        await page.goto(pathTo('quote-received', locale));
        await expectNoSidewaysScroll(page);
      });
    }
  });
}

for (const address of [
  `${pathTo('home', 'fr')}#${anchors.quoteForm}`,
  pathTo('roll-up', 'fr'),
  pathTo('careers', 'fr'),
]) {
  test(`the form of ${address} goes from edge to edge of a phone, its fields with air around them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address);
    const sheet = page.locator('main .crop-marks');
    const margins = (part: Locator) =>
      part.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        // No minus zero.
        return [left, document.documentElement.clientWidth - right].map((air) => Math.round(air) || 0);
      });
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await expect.poll(() => margins(sheet)).toEqual([0, 0]);
      expect(await margins(sheet.locator('[type="email"]'))).toEqual([20, 20]);
      await expectNoSidewaysScroll(page);
    }
    // On a wider screen it is trimmed again.
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect.poll(async () => Math.min(...(await margins(sheet)))).toBeGreaterThanOrEqual(20);
  });
}

test('the splash plays on arrival, is over by itself and does not play again inside the site', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-splash');
  const splash = page.locator('.splash');
  await expect(splash).toHaveCSS('pointer-events', 'none');
  const moved = await splash.evaluate((curtain) =>
    curtain.getAnimations({ subtree: true }).flatMap((animation) => {
      const { effect } = animation;
      return effect instanceof KeyframeEffect ? effect.getKeyframes().map((frame) => Object.keys(frame)) : [];
    }),
  );
  expect(moved.length).toBeGreaterThan(0);
  // By the compositor alone: what is painted below is not held up.
  expect(new Set(moved.flat())).toEqual(
    new Set(['transform', 'offset', 'computedOffset', 'easing', 'composite']),
  );
  await expect(splash.locator('span').last()).not.toBeInViewport();

  await new Header(page, 'fr').language('nl').click();
  await expect(page).toHaveURL('/nl');
  await expect(page.locator('html')).not.toHaveAttribute('data-splash');
  await expect(splash).toBeHidden();
});

test('the splash does not play for an address typed within the visit', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-splash');
  await page.goto(pathTo('careers', 'fr'));
  await expect(page.locator('.splash')).toBeHidden();
  await expect(page.locator('html')).not.toHaveAttribute('data-splash');
});

test('the splash does not play again on a page that the framework draws into the first', async ({ page }) => {
  await page.goto('/');
  await alive(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: textsOf('fr')('Footer.careersLink') })
    .click();
  await expect(page).toHaveURL(pathTo('careers', 'fr'));
  await expect(page.locator('html')).not.toHaveAttribute('data-splash');
  await expect(page.locator('.splash')).toBeHidden();
});

for (const id of [
  'auth',
  'auth-confirm',
  'newsletter-confirm',
  'quote-received',
  'cookie-settings',
  'admin',
] as const) {
  test(`the page ${id}, to which a mail or a form leads, has no splash`, async ({ page }) => {
    await page.goto(pathTo(id, 'fr'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.splash')).toHaveCount(0);
  });
}

test('the custom cursor follows the mouse beside the native one', async ({ page }) => {
  await page.goto('/');
  await reached(page);
  const dot = page.locator('.cursor-dot');
  await expect(page.locator('.custom-cursor')).toHaveAttribute('aria-hidden', 'true');
  await page.mouse.move(300, 300);
  await page.mouse.move(400, 320);
  await expect(page.locator('.custom-cursor')).toHaveAttribute('data-shown');
  await expect(dot).toHaveCSS('translate', '400px 320px');
  await expect(page.locator('.cursor-ring')).toHaveCSS('translate', /^(399|400)/);
  await expect(page.locator('body')).not.toHaveCSS('cursor', 'none');
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('there is no splash, no custom cursor and no smooth scrolling', async ({ page }) => {
    await page.goto('/');
    await reached(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-splash');
    await expect(page.locator('.splash')).toBeHidden();
    await page.mouse.move(300, 300);
    await page.mouse.move(400, 320);
    await expect(page.locator('.custom-cursor')).not.toHaveAttribute('data-shown');
    await expect(page.locator('.cursor-dot')).toHaveCSS('opacity', '0');
    await new QuoteForm(page, 'fr').field('firstName').focus();
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  });
});

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 360, height: 740 },
  ]) {
    test(`every control has an edge or keeps its colour, ${viewport.width} px wide`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/');
      await alive(page);
      const all = page.locator('button, input, select, textarea');
      expect(await all.count()).toBeGreaterThan(10);
      const bare = await all.evaluateAll((controls) =>
        controls
          .filter((control) => control.checkVisibility() && !control.closest('[aria-hidden="true"]'))
          .filter((control) => {
            // The edge of the field that takes files is drawn by what stands around it.
            const edged = [control, control.parentElement].some((element) => {
              const style = element && getComputedStyle(element);
              return style && style.borderTopStyle !== 'none' && Number.parseFloat(style.borderTopWidth) > 0;
            });
            const { forcedColorAdjust, appearance } = getComputedStyle(control);
            const isNative = control.matches('[type="checkbox"]') && appearance !== 'none';
            return !edged && !isNative && forcedColorAdjust !== 'none';
          })
          .map((control) => control.outerHTML.slice(0, 120)),
      );
      expect(bare).toEqual([]);
    });
  }

  test('the custom cursor is not drawn', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.custom-cursor')).toBeHidden();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    test(`the page in ${locale} is complete: text, menu, questions and form`, async ({ page }) => {
      const t = textsOf(locale);
      const form = new QuoteForm(page, locale);
      await form.openPlain();
      await expect(page.locator('.splash')).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(form.sendButton).toBeVisible();
      await expect(form.files).toBeHidden();
      await expect(page.getByText(t('Uploads.withoutScript'))).toBeVisible();
      const question = page
        .getByRole('region', { name: faqIntro.heading[locale] })
        .locator('details')
        .first();
      await question.locator('summary').click();
      await expect(question).toHaveAttribute('open');
    });
  }
});
