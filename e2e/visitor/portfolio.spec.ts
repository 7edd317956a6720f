import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { anchors } from '@/lib/i18n/anchors';
import { type Locale, locales } from '@/lib/i18n/locales';
import { pathTo, pathWithin } from '@/lib/i18n/routes';
import { categoryOf, workRest, worksOf } from '@/lib/portfolio/find-works';
import type { PortfolioItem } from '@/lib/portfolio/portfolio';
import { seedPortfolio } from '@/lib/portfolio/seed-items';
import { standingOf } from '@/lib/portfolio/specimens';
import { factsOf } from '@/lib/portfolio/work-facts';
import { serviceGroups } from '@/lib/services/service-groups';
import { painted, reach, rested } from '../support/alive';
import { expectNoFindings } from '../support/axe';
import { expectFitsScreens } from '../support/layout';
import { screenOf, screens } from '../support/screens';
import { expect, test } from '../support/test';
import { textsOf } from '../support/texts';

test.use({ reducedMotion: 'no-preference' });

// The database of a new site has the seed.

function find(condition: (item: PortfolioItem) => boolean): PortfolioItem {
  const found = seedPortfolio.items.find(condition);
  if (!found) throw new Error('The seed has no such work');
  return found;
}
const gallery = find(({ kind, images }) => kind === 'gallery' && images.length >= 2);
const compared = find(({ kind }) => kind === 'before-after');
const played = find(({ kind }) => kind === 'video');

const pathOf = (item: PortfolioItem, locale: Locale) =>
  pathWithin('portfolio', locale, { rest: workRest(categoryOf(seedPortfolio, item), item)[locale] });

const lightbox = (page: Page, locale: Locale, item: PortfolioItem) =>
  page.getByRole('dialog', { name: textsOf(locale)('Portfolio.lightbox', { title: item.title[locale] }) });

for (const locale of locales) {
  const t = textsOf(locale);

  test(`the filter leads to the works of a category, and a work to its like in the quote form: ${locale}`, async ({
    page,
  }) => {
    await page.goto(pathTo('portfolio', locale));
    const filter = page.getByRole('navigation', { name: t('Portfolio.categories') });
    await expect(filter.locator('[aria-current="page"]')).toContainText(t('Portfolio.all'));
    const works = page.locator('.work');
    // Beside those of the seed there may be one that another test has published.
    const shown = await works.getByRole('link').allTextContents();
    const later = page.locator('.works-more [rel="next"]');
    for (let number = 2; (await later.count()) > 0; number += 1) {
      await later.click();
      await expect(page).toHaveURL(`${pathWithin('portfolio', locale, { rest: String(number) })}#works`);
      await expect(page.locator('.works-more p')).toHaveText(new RegExp(`^${number} `));
      await expect(works.first()).toBeInViewport();
      shown.push(...(await works.getByRole('link').allTextContents()));
    }
    expect(shown).toEqual(expect.arrayContaining(seedPortfolio.items.map(({ title }) => title[locale])));

    const category = categoryOf(seedPortfolio, gallery);
    await filter.getByRole('link', { name: category.title[locale] }).click();
    await expect(page).toHaveURL(pathWithin('portfolio', locale, { rest: category.slug[locale] }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(category.title[locale]);
    await expect(filter.locator('[aria-current="page"]')).toContainText(category.title[locale]);
    for (const { title } of worksOf(seedPortfolio, category)) {
      await expect(works.getByRole('link', { name: title[locale] }).first()).toBeAttached();
    }
    const elsewhere = seedPortfolio.items.find((item) => categoryOf(seedPortfolio, item) !== category);
    await expect(works.getByRole('link', { name: elsewhere?.title[locale] ?? '' })).toHaveCount(0);

    await page.getByRole('link', { name: gallery.title[locale] }).click();
    await expect(page).toHaveURL(pathOf(gallery, locale));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(gallery.title[locale]);
    await expect(page.locator('.work-sheet').getByText(standingOf(gallery, locale))).toBeVisible();
    for (const { value } of factsOf(gallery, locale)) {
      await expect(page.locator('.work-sheet').getByText(value)).toBeVisible();
    }
    // A place below is led to once the page reaches that far down.
    await page.waitForLoadState('domcontentloaded');
    await painted(page);
    await page.getByRole('link', { name: t('Portfolio.makeOne') }).click();
    await expect(page).toHaveURL(`${pathOf(gallery, locale)}#${anchors.quoteForm}`);
    const subject = serviceGroups.find(({ id }) => id === gallery.group)?.projectType ?? '';
    await expect(page.getByLabel(t('QuoteForm.subject'))).toHaveValue(subject);
    await expect(page.getByLabel(t('QuoteForm.subject'))).toBeInViewport();
  });

  test(`axe finds nothing on the pages of the portfolio and in its lightbox: ${locale}`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const pages = [
      pathTo('portfolio', locale),
      pathWithin('portfolio', locale, { rest: categoryOf(seedPortfolio, gallery).slug[locale] }),
      ...[gallery, compared, played].map((item) => pathOf(item, locale)),
    ];
    const viewport = screens[screenOf(1, locale)];
    await page.setViewportSize(viewport);
    for (const path of pages) {
      await page.goto(path);
      await expectNoFindings(page);
      await expectFitsScreens(page);
    }
    await page.goto(`${pathOf(gallery, locale)}#image-1`);
    await reach(page, 'portfolio');
    await expect(lightbox(page, locale, gallery)).toBeVisible();
    await expectNoFindings(page);
  });

  test(`without script every picture of a work opens, and the back button closes it: ${locale}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.SITE_URL });
    const page = await context.newPage();
    await page.goto(pathOf(gallery, locale));
    const box = lightbox(page, locale, gallery);
    await expect(box).toBeHidden();
    await page.locator('#place-2 a').click();
    await expect(box).toBeVisible();
    await expect(page).toHaveURL(/#image-2$/);
    await expect(box.locator('#image-2 img')).toBeInViewport();
    await box
      .locator('#image-2')
      .getByRole('link', { name: t('Portfolio.nextImage') })
      .click();
    await expect(box.locator('#image-2 img')).not.toBeInViewport();
    await page.goBack();
    await page.goBack();
    await expect(box).toBeHidden();
    await page.locator('#place-1 a').click();
    await box
      .locator('#image-1')
      .getByRole('link', { name: t('Portfolio.close') })
      .click();
    await expect(box).toBeHidden();

    await page.goto(pathOf(compared, locale));
    await expect(page.getByRole('slider')).toBeHidden();
    const [before, after] = await Promise.all(
      ['.compare-before', '.compare-after'].map((name) => page.locator(name).boundingBox()),
    );
    expect(after?.x ?? 0).toBeGreaterThanOrEqual((before?.x ?? 0) + (before?.width ?? 0));
    await context.close();
  });
}

test('the lightbox goes by keys, keeps the focus, and one step back closes it however many were looked at', async ({
  page,
}) => {
  await page.goto(pathOf(gallery, 'fr'));
  await reach(page, 'portfolio');
  const box = lightbox(page, 'fr', gallery);
  const link = page.locator('#place-1 a');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(box).toBeVisible();
  await expect(box).toHaveJSProperty('open', true);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/#image-2$/);
  await expect(box.locator('#image-2 img')).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Home');
  await expect(page).toHaveURL(/#image-1$/);
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(new RegExp(`#image-${gallery.images.length}$`));
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => !document.activeElement?.closest('header, footer, .work-others, .work-lead')),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(page).toHaveURL(pathOf(gallery, 'fr'));
  await expect(link).toBeFocused();

  await link.click();
  await expect(box).toHaveJSProperty('open', true);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/#image-2$/);
  await page.goBack();
  await expect(box).toBeHidden();
  await expect(page).toHaveURL(pathOf(gallery, 'fr'));

  // Somebody who was sent the picture itself stays on the page when closing it.
  await page.goto('about:blank');
  await page.goto(`${pathOf(gallery, 'fr')}#image-2`);
  await reach(page, 'portfolio');
  await expect(box).toHaveJSProperty('open', true);
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(page).toHaveURL(/#place-2$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a swipe shows the next picture, and the address follows', async ({ page, context }) => {
    await page.goto(`${pathOf(gallery, 'nl')}#image-1`);
    const client = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 350 }] });
    const swipe = async () => {
      await touch('touchStart', 320);
      for (let x = 300; x >= 20; x -= 20) await touch('touchMove', x);
      await touch('touchEnd');
    };
    await rested(page);
    await swipe();
    await expect(page.locator('#image-2 img')).toBeInViewport({ ratio: 0.9 });
    await expect(page).toHaveURL(/#image-2$/);
  });
});

test('no page of the portfolio loads more than its own script before somebody does something', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.resourceType()} ${request.url()}`));
  for (const path of [
    pathTo('portfolio', 'nl'),
    ...[gallery, compared, played].map((item) => pathOf(item, 'nl')),
  ]) {
    requests.length = 0;
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(requests.filter((request) => request.startsWith('script'))).toEqual([
      expect.stringMatching(/\/scripts\/page-[0-9a-f]+\.js$/),
    ]);
    expect(requests.length, path).toBeLessThanOrEqual(12);
    expect(requests.filter((request) => /^(media|fetch)/.test(request))).toEqual([]);
  }
});

test('before and after are uncovered by a slider, with the keyboard too, before the page wakes', async ({
  page,
}) => {
  const framework: string[] = [];
  page.on('request', (request) => {
    if (/\/_next\/static\/chunks\//.test(request.url()) && request.resourceType() === 'script')
      framework.push(request.url());
  });
  await page.goto(pathOf(compared, 'en'));
  await reach(page, 'portfolio');
  const slider = page.getByRole('slider', { name: textsOf('en')('Portfolio.compare') });
  const uncovered = () =>
    page.locator('.compare-after').evaluate((element) => getComputedStyle(element).clipPath);
  expect(await uncovered()).toContain('50%');
  const box = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(box.x + box.width * 0.25, box.y + box.height / 2);
  await expect.poll(uncovered).toMatch(/ 2\d%\)/);
  await slider.press('Home');
  await expect.poll(uncovered).toMatch(/ 0(%|px)?\)|inset\(0px\)/);
  await slider.press('ArrowRight');
  await expect.poll(uncovered).toContain(' 1%');
  expect(framework).toEqual([]);
});

test('a picture that fails as WebP comes as what was stored, and one that fails altogether is marked', async ({
  page,
  expectedTrouble,
}) => {
  expectedTrouble.push(/Failed to load resource/);
  const [first, second] = gallery.images;
  await page.route('**/media/portfolio/**/*.webp', (route) => route.fulfill({ status: 500 }));
  await page.route(`**/media/portfolio/${second?.id}/*`, (route) => route.fulfill({ status: 500 }));
  await page.goto(pathOf(gallery, 'fr'));
  const picture = page.locator('#place-1 img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(`${first?.id}/`);
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.png$/);
  await page.locator('#place-2').scrollIntoViewIfNeeded();
  await expect(page.locator('#place-2 img')).toHaveAttribute('data-broken', '');
  await expect(page.locator('#place-2 img')).toBeVisible();
});

test.describe('a video', () => {
  for (const [name, answer, message] of [
    ['is not there', { status: 404 }, 'notFound'],
    ['cannot be had', { status: 503 }, 'loadError'],
    [
      'is of a kind the browser does not play',
      { status: 200, contentType: 'video/mp4', body: 'no video' },
      'unsupported',
    ],
  ] as const) {
    test(`that ${name} is explained in words`, async ({ page, expectedTrouble }) => {
      expectedTrouble.push(/Failed to load resource/);
      await page.route('**/media/portfolio/*/video.*', (route) => route.fulfill(answer));
      await page.goto(pathOf(played, 'fr'));
      await reach(page, 'portfolio');
      await page.locator('video').evaluate((video: HTMLVideoElement) => video.play().catch(() => undefined));
      await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(
        textsOf('fr')(`Portfolio.video.${message}`),
      );
    });
  }

  test('whose pictures cannot be read is explained in words', async ({ page, expectedTrouble }) => {
    expectedTrouble.push(/Failed to load resource/);
    const broken = readFileSync(`scripts/samples/${played.video?.id}.mp4`);
    // Its table of contents is whole; what it leads to is not.
    broken.fill(0x5a, broken.indexOf('mdat') + 4, broken.indexOf('moov') - 4);
    await page.route('**/media/portfolio/*/video.*', (route) =>
      route.fulfill({ status: 200, contentType: 'video/mp4', body: broken }),
    );
    await page.goto(pathOf(played, 'nl'));
    await reach(page, 'portfolio');
    await page.locator('video').evaluate((video: HTMLVideoElement) => video.play().catch(() => undefined));
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(
      textsOf('nl')('Portfolio.video.playError'),
    );
  });

  test('that fails without a reason says so', async ({ page }) => {
    await page.goto(pathOf(played, 'en'));
    await reach(page, 'portfolio');
    const video = page.locator('video');
    await expect(async () => {
      await video.evaluate((element) => element.dispatchEvent(new Event('error')));
      await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(
        textsOf('en')('Portfolio.video.unexpected'),
        { timeout: 500 },
      );
    }).toPass();
  });

  test('does not play by itself, is sent in ranges, and says what it shows in words', async ({
    page,
    request,
  }) => {
    await page.goto(pathOf(played, 'nl'));
    const video = page.locator('video');
    expect(await video.evaluate((element: HTMLVideoElement) => element.paused && element.controls)).toBe(
      true,
    );
    const source = (await video.getAttribute('src')) ?? '';
    const part = await request.get(source, { headers: { range: 'bytes=0-99' } });
    expect(part.status()).toBe(206);
    expect((await part.body()).byteLength).toBe(100);
    await page.getByText(textsOf('nl')('Portfolio.video.text')).click();
    const [sentence = ''] = played.video?.text.nl.split('\n') ?? [];
    await expect(page.getByText(sentence)).toBeVisible();
  });
});

test('an address without a work answers 404 in its language and leads to the portfolio', async ({
  request,
}) => {
  for (const locale of locales) {
    const path = pathWithin('portfolio', locale, { rest: 'nowhere/at-all' });
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(html).toContain(`<html lang="${locale}"`);
    expect(html).toContain(path);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(html).not.toContain('hrefLang="x-default"');
  }
});

test('a picture that stands upright is seen whole on the page of its work', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/portfolio');
  await page.goto((await page.locator('.work-link').first().getAttribute('href')) ?? '');
  const pictures = page.locator('.work-place .work-picture > img');
  expect(await pictures.count()).toBeGreaterThan(1);
  await pictures.evaluateAll((images: HTMLImageElement[]) => {
    for (const image of images) {
      for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove();
      image.removeAttribute('srcset');
      image.setAttribute('width', '2000');
      image.setAttribute('height', '3000');
      image.loading = 'eager';
      const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="3000"/>';
      image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
    }
  });
  await expect
    .poll(() => pictures.evaluateAll((images: HTMLImageElement[]) => images.every((image) => image.complete)))
    .toBe(true);
  const heights = await pictures.evaluateAll((images) => images.map((image) => image.clientHeight));
  expect(Math.max(...heights)).toBeLessThanOrEqual(900 * 0.9 + 1);
});
