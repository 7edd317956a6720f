import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { pictureFaultTexts } from '@/lib/drawing/picture-copy';
import { filled } from '@/lib/i18n/copy';
import { type Locale, locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { designerLabels } from '@/lib/shirt-designer/designer-labels';
import { techniques } from '@/lib/shirt-designer/techniques';
import { alive } from '../support/alive';
import { expectNoFindings } from '../support/axe';
import { expect, test } from '../support/test';

const drawn = (ground: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">${ground}<circle cx="400" cy="400" r="300" fill="#d93015"/><rect x="700" y="200" width="400" height="400" fill="#ffd21f"/></svg>`;

const svgLogo = {
  name: 'club.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(drawn('<script>alert(1)</script>')),
};

/** As most people have it from whoever drew it. */
async function pdfLogo() {
  const sheet = new PDFDocument({ size: [1200, 800] });
  sheet.circle(400, 400, 300).fill('#d93015').rect(700, 200, 400, 400).fill('#ffd21f').end();
  return { name: 'club.pdf', mimeType: 'application/pdf', buffer: await buffer(sheet) };
}
async function scan() {
  const scanned = await sharp(Buffer.from(drawn('<rect width="1200" height="800" fill="#ffffff"/>')))
    .png()
    .toBuffer();
  return { name: 'scan.png', mimeType: 'image/png', buffer: scanned };
}

/** Cut off on its way. */
async function broken() {
  const whole = await scan();
  return { ...whole, name: 'broken.png', buffer: whole.buffer.subarray(0, 200) };
}

/** The tool on a navy shirt with nothing on it, its editor in it. */
async function openTool(page: Page, locale: Locale): Promise<void> {
  await page.goto(`${pathTo('shirt-tool', locale)}?template=blank&garment=tee&fabric=navy`);
  await alive(page);
  await expect(page.locator('.shirt-canvas')).toBeVisible();
}

/** What a scan offers follows from its colours, which are counted after it is in place. */
const counted = (page: Page, locale: Locale) =>
  expect(page.locator('.shirt-tools-pixels')).toContainText(
    filled(designerLabels(locale).coloursCounted, { count: '3' }),
  );

const file = (page: Page) => page.locator('.shirt-file:not(.shirt-camera) input');
const news = (page: Page) => page.locator('.shirt-add [role="status"]');

for (const locale of locales) {
  const labels = designerLabels(locale);

  test(`a logo is brought, named, recoloured and outlives a reload in ${locale}`, async ({
    page,
    expectedTrouble,
  }) => {
    // Browsers say themselves that an address has refused something.
    expectedTrouble.push(/415 \(Unsupported Media Type\)/);
    const logo = locale === 'en' ? await pdfLogo() : svgLogo;
    await openTool(page, locale);
    await file(page).setInputFiles(logo);
    await expect(news(page)).toHaveText(filled(labels.picturePlaced, { name: logo.name }));
    await expect(page.locator('.shirt-list')).toContainText('club');
    await expect(page.locator('.shirt-canvas [data-layer] path').first()).toBeAttached();
    expect(await page.locator('.shirt-canvas').innerHTML()).not.toContain('alert');
    await expect(page.getByText(labels.vectorSharp)).toBeVisible();
    await page.locator('.shirt-swatches input[type="color"]').first().fill('#128a4c');
    await expect(page.locator('.shirt-canvas [data-layer] path[fill="#128a4c"]').first()).toBeAttached();
    await file(page).setInputFiles(await broken());
    await expect(news(page)).toHaveText(pictureFaultTexts.fileBroken[locale]);
    await expectNoFindings(page);

    await page.reload();
    await alive(page);
    await expect(page.locator('.shirt-canvas [data-layer] path[fill="#128a4c"]').first()).toBeAttached();
  });
}

test('a scan is told to be pixels, becomes shapes by one tap, and can be sewn', async ({ page }) => {
  const labels = designerLabels('en');
  await openTool(page, 'en');
  await file(page).setInputFiles(await scan());
  await expect(page.locator('.shirt-canvas image')).toBeAttached();
  await counted(page, 'en');
  await page.locator('select').filter({ hasText: techniques.embroidery.name.en }).selectOption('embroidery');
  const fault = page.locator('.shirt-findings li').filter({ hasText: 'needs shapes' });
  await fault.getByRole('button', { name: new RegExp(`^${labels.fix}`) }).click();
  await expect(page.locator('.shirt-canvas image')).toHaveCount(0, { timeout: 20_000 });
  await expect(page.locator('.shirt-canvas [data-layer] path[fill="#d93015"]').first()).toBeAttached();
  // Nobody wants the paper of a scan sewn as well.
  await expect(page.locator('.shirt-canvas [data-layer] path[fill="#ffffff"]')).toHaveCount(0);
  await expect(fault).toHaveCount(0);
  // What was pressed is gone: the keys are heard where the picture is.
  await expect(page.locator('.shirt-canvas')).toBeFocused();
  await page.getByRole('button', { name: labels.undo, exact: true }).click();
  await expect(page.locator('.shirt-canvas image')).toBeAttached();
});

test('on a phone before and after come into sight when they are made, and are told', async ({ page }) => {
  const labels = designerLabels('en');
  await page.setViewportSize({ width: 360, height: 740 });
  await openTool(page, 'en');
  await file(page).setInputFiles(await scan());
  await counted(page, 'en');
  const clear = page.getByRole('button', { name: labels.clearBackground, exact: true });
  await clear.click();
  await expect(page.getByText(labels.toolReady)).toBeVisible({ timeout: 20_000 });
  await expect(clear).toBeFocused();
  await expect(page.getByRole('img', { name: labels.after, exact: true })).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole('button', { name: labels.keepAfter, exact: true })).toBeInViewport();
  await page.getByRole('button', { name: labels.dropAfter, exact: true }).click();
  await expect(page.getByText(labels.toolReady)).toHaveCount(0);
  await expect(clear).toBeFocused();
});

test('a background is taken away after it was seen before and after', async ({ page }) => {
  const labels = designerLabels('nl');
  await openTool(page, 'nl');
  await file(page).setInputFiles(await scan());
  await counted(page, 'nl');
  const clear = page.getByRole('button', { name: labels.clearBackground, exact: true });
  await clear.click();
  await expect(page.getByRole('img', { name: labels.after, exact: true })).toBeVisible({ timeout: 20_000 });
  await expectNoFindings(page);
  const before = await page.locator('.shirt-canvas image').getAttribute('href');
  await page.getByRole('button', { name: labels.keepAfter, exact: true }).click();
  await expect(page.locator('.shirt-canvas image')).not.toHaveAttribute('href', before ?? '');
  await expect(page.locator('.shirt-canvas')).toBeFocused();
});

test('a picture is cut to a part of it, which stays where it was, and is there after a reload', async ({
  page,
}) => {
  const labels = designerLabels('en');
  await openTool(page, 'en');
  await file(page).setInputFiles(await scan());
  await counted(page, 'en');
  const seen = page.locator('.shirt-canvas [data-layer] svg');
  const whole = (await seen.getAttribute('viewBox')) ?? '';
  const [, , width = 0, height = 0] = whole.split(' ').map(Number);
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await field(labels.width).fill('120');
  await expect(field(labels.height)).toHaveValue('80');

  await page.locator('.shirt-fold summary').filter({ hasText: labels.crop }).click();
  const crop = page.getByRole('group', { name: labels.crop, exact: true });
  await crop.getByLabel(labels.edgeLeft, { exact: true }).fill('50');
  const half = `${width / 2} 0 ${width / 2} ${height}`;
  await expect(seen).toHaveAttribute('viewBox', half);
  await expect(field(labels.width)).toHaveValue('60');
  await expect(field(labels.height)).toHaveValue('80');
  await expect(field(labels.across)).toHaveValue('30');
  await expectNoFindings(page);

  await page.reload();
  await alive(page);
  await expect(seen).toHaveAttribute('viewBox', half);
  await page.locator('.shirt-list li > button:first-child').first().click();
  await page.locator('.shirt-fold summary').filter({ hasText: labels.crop }).click();
  // An empty field cuts nothing off.
  await crop.getByLabel(labels.edgeLeft, { exact: true }).fill('');
  await expect(seen).toHaveAttribute('viewBox', whole);
  await expect(field(labels.width)).toHaveValue('120');
  await expect(field(labels.across)).toHaveValue('0');
});

test.describe('Without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a logo is brought by the form, and a broken file loses nothing', async ({ page }) => {
    const labels = designerLabels('fr');
    await page.goto(`${pathTo('shirt-tool', 'fr')}?template=blank&garment=tee&fabric=navy`);
    await page.getByRole('textbox', { name: labels.words, exact: true }).fill('Lin');
    await page.locator('input[name="picture-file"]').setInputFiles(svgLogo);
    await page.getByRole('button', { name: labels.show, exact: true }).click();
    await expect(page.locator('.shirt-layer summary')).toHaveText(['Lin', 'club']);
    await expect(page.locator('.shirt-drawing [data-layer]')).toHaveCount(2);

    await page.locator('input[name="picture-file"]').setInputFiles(await broken());
    await page.getByRole('button', { name: labels.show, exact: true }).click();
    await expect(page.locator('.shirt-problem')).toHaveText(pictureFaultTexts.fileBroken.fr);
    await expect(page.locator('input[name="picture-file"]')).toHaveAccessibleDescription(
      new RegExp(`^${pictureFaultTexts.fileBroken.fr}`),
    );
    await expect(page.locator('.shirt-drawing [data-layer]')).toHaveCount(2);
    await page.getByRole('button', { name: labels.save, exact: true }).click();
    await expect(page.locator('.shirt-sides [data-layer]')).toHaveCount(2);
  });
});
