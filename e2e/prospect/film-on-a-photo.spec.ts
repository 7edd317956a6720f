import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { filled } from '@/lib/i18n/copy';
import { locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { photoLabels, photoPage } from '@/lib/photo-film/photo-copy';
import { films } from '@/lib/wrap-simulator/films';
import { alive } from '../support/alive';
import { expectNoFindings } from '../support/axe';
import { pdfFile } from '../support/files';
import { expectFitsScreens } from '../support/layout';
import { expect, test } from '../support/test';

/** A red van with a dark pane on a grey yard under a light sky. */
async function vanPhoto(width = 800, height = 600): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="${width}" height="${height}">
    <rect width="800" height="600" fill="#c9d4dd"/><rect y="330" width="800" height="270" fill="#8b8c88"/>
    <linearGradient id="g" x2="0" y2="1"><stop stop-color="#d2362c"/><stop offset="1" stop-color="#7e1712"/></linearGradient>
    <rect x="150" y="190" width="500" height="230" rx="26" fill="url(#g)"/>
    <rect x="190" y="215" width="150" height="80" fill="#20262c"/>
    <circle cx="250" cy="425" r="48" fill="#151515"/><circle cx="550" cy="425" r="48" fill="#151515"/></svg>`;
  return sharp(Buffer.from(drawing)).jpeg({ quality: 92 }).toBuffer();
}

const jpeg = async (name = 'van.jpg') => ({ name, mimeType: 'image/jpeg', buffer: await vanPhoto() });

/** What stands at a place of the canvas, by shares of its width and height. */
function colourAt(page: Page, x: number, y: number): Promise<number[]> {
  return page.locator('.photo-stage canvas').evaluate(
    (canvas: HTMLCanvasElement, [u = 0, v = 0]) => {
      // A copy of one pixel: reading from the canvas itself would make it slower, and the browser complain.
      const copy = document.createElement('canvas');
      copy.width = copy.height = 1;
      const context = copy.getContext('2d', { willReadFrequently: true });
      context?.drawImage(canvas, -Math.round(u * canvas.width), -Math.round(v * canvas.height));
      return [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
    },
    [x, y],
  );
}

async function drawLine(page: Page, points: readonly (readonly [number, number])[]): Promise<void> {
  const canvas = page.locator('.photo-stage canvas');
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('There is no canvas');
  for (const [i, [x, y]] of points.entries()) {
    await page.mouse.move(box.x + x * box.width, box.y + y * box.height, { steps: 4 });
    if (i === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

const ready = (page: Page) =>
  expect(page.locator('.photo-stage canvas')).toHaveAttribute('aria-busy', 'false', { timeout: 20_000 });

for (const locale of locales) {
  test(`a photo gets a film on its paint, and leaves only with a request (${locale})`, async ({ page }) => {
    const labels = photoLabels(locale);
    const sent: string[] = [];
    page.on('request', (request) => {
      // A form's ticket asks for something and carries nothing.
      const { pathname } = new URL(request.url());
      if (request.method() !== 'GET' && pathname !== '/api/forms/tickets') sent.push(pathname);
    });
    await page.goto(pathTo('wrap-photo', locale));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(photoPage.heading[locale]);
    // The page sleeps: whoever takes a photo has reached for nothing else.
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByLabel(labels.choose).click(),
    ]);
    await chooser.setFiles(await jpeg());
    await ready(page);

    await drawLine(page, [
      [0.25, 0.6],
      [0.6, 0.62],
      [0.78, 0.5],
    ]);
    await ready(page);
    await page.getByRole('radio', { name: labels['not-paint'] }).check();
    await drawLine(page, [
      [0.26, 0.43],
      [0.4, 0.43],
    ]);
    await drawLine(page, [
      [0.05, 0.9],
      [0.95, 0.9],
    ]);
    await drawLine(page, [
      [0.05, 0.1],
      [0.95, 0.1],
    ]);
    await ready(page);
    await page.getByLabel(labels.search).fill('b11');
    await page.locator('.photo-chip').first().click();
    await ready(page);

    await expect
      .poll(async () => (await colourAt(page, 0.6, 0.5))[2], { timeout: 10_000 })
      .toBeGreaterThan(120);
    const [red = 255] = await colourAt(page, 0.6, 0.5);
    expect(red).toBeLessThan(90);
    for (const [x, y] of [
      [0.05, 0.2],
      [0.33, 0.42],
      [0.9, 0.95],
    ] as const) {
      const [r = 0, g = 0, b = 0] = await colourAt(page, x, y);
      expect(Math.abs(b - r), `${x} ${y}`).toBeLessThan(40);
      expect(g).toBeGreaterThan(20);
    }
    expect(sent).toEqual([]);
    await expectNoFindings(page);

    const uploaded = page.waitForResponse((response) => response.url().includes('/api/quotes/uploads?'));
    await page.getByRole('button', { name: labels.attach }).click();
    expect((await uploaded).status()).toBe(201);
    expect(sent).toEqual(['/api/quotes/uploads']);
    await expect(page.locator('#quote-message')).toHaveValue(/B11/);
    const film = films.find(({ code }) => code === 'B11');
    await expect(page.locator('.photo-state')).toContainText(
      filled(labels.attached, { film: `${film?.name[locale]} (B11)` }),
    );
  });
}

test('by keyboard alone: a stroke is laid, and taken back', async ({ page }) => {
  const labels = photoLabels('en');
  await page.goto(pathTo('wrap-photo', 'en'));
  await alive(page);
  await page.getByLabel(labels.choose).setInputFiles(await jpeg());
  await ready(page);
  const canvas = page.getByRole('application');
  await canvas.focus();
  await page.keyboard.press('n');
  await expect(page.getByRole('radio', { name: labels['not-paint'] })).toBeChecked();
  await page.keyboard.press('p');
  await page.keyboard.press('Space');
  await expect(page.locator('.photo-state')).toContainText(labels.begun);
  for (let i = 0; i < 4; i += 1) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.locator('.photo-state')).toContainText(labels.laid);
  await ready(page);
  const undo = page.getByRole('button', { name: labels.undo });
  await expect(undo).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('Control+z');
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  // By its button as well, which keeps the focus when nothing is left to take back.
  await page.keyboard.press('Control+Shift+z');
  await expect(undo).toHaveAttribute('aria-disabled', 'false');
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await expect(undo).toBeFocused();
});

test('what was said of a stroke or of a picture is gone once it is no longer so', async ({ page }) => {
  const labels = photoLabels('fr');
  await page.goto(pathTo('wrap-photo', 'fr'));
  await alive(page);
  await page.getByLabel(labels.choose).setInputFiles(await jpeg());
  await ready(page);
  const state = page.locator('.photo-state');
  await page.getByRole('application').focus();
  await page.keyboard.press('Space');
  await expect(state).toContainText(labels.begun);
  await page.keyboard.press('Escape');
  await expect(state).not.toContainText(labels.begun);

  const [first, second] = [page.locator('.photo-chip').first(), page.locator('.photo-chip').nth(1)];
  const codeOf = (chip: Locator) => chip.locator('.figures').textContent();
  const [code, other] = [(await codeOf(first)) ?? '', (await codeOf(second)) ?? ''];
  const uploaded = () => page.waitForResponse((response) => response.url().includes('/api/quotes/uploads?'));
  let sent = uploaded();
  await page.getByRole('button', { name: labels.attach }).click();
  await sent;
  await expect(state).toContainText(`(${code}) est jointe`);
  await second.click();
  await expect(state).not.toContainText('jointe');
  await ready(page);
  sent = uploaded();
  await page.getByRole('button', { name: labels.attach }).click();
  await sent;
  await expect(state).toContainText(`(${other}) est jointe`);
});

/** Goes on by a key, and tells what of the controls was then behind the photo or out of the window. */
async function hiddenOnTheWay(page: Page, key: 'Tab' | 'Shift+Tab' | 'ArrowDown' | 'ArrowUp', steps: number) {
  const hidden: string[] = [];
  let met = 0;
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press(key);
    const found = await page.evaluate(async () => {
      // It is led to in the frame that follows.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const own = document.activeElement;
      if (!own?.closest('.photo-hand')) return null;
      const stage = document.querySelector('.photo-stage')?.getBoundingClientRect();
      const header = document.querySelector('header.sticky')?.getBoundingClientRect();
      const { top, bottom } = (own.closest('label') ?? own).getBoundingClientRect();
      const isSeen =
        stage && header && top >= Math.max(stage.bottom, header.bottom) - 1 && bottom <= innerHeight + 1;
      return isSeen ? '' : own.outerHTML.slice(0, 120);
    });
    if (found !== null) met += 1;
    if (found) hidden.push(found);
  }
  return { met, hidden };
}

for (const viewport of [
  { width: 360, height: 740 },
  // A desk at 400 %.
  { width: 320, height: 256 },
])
  test(`what has the focus is never behind the photo, ${viewport.width} by ${viewport.height}`, async ({
    page,
  }) => {
    const labels = photoLabels('fr');
    await page.setViewportSize(viewport);
    await page.goto(pathTo('wrap-photo', 'fr'));
    await alive(page);
    await page.getByLabel(labels.choose).setInputFiles(await jpeg());
    await ready(page);
    await page.getByRole('application').focus();
    // Beyond the last of them, and back to the first.
    const down = await hiddenOnTheWay(page, 'Tab', 13);
    expect(down).toEqual({ met: 12, hidden: [] });
    const up = await hiddenOnTheWay(page, 'Shift+Tab', 11);
    expect(up).toEqual({ met: 11, hidden: [] });

    await page.locator('.photo-chip input').first().focus();
    const along = await hiddenOnTheWay(page, 'ArrowDown', 24);
    expect(along).toEqual({ met: 24, hidden: [] });
    const back = await hiddenOnTheWay(page, 'ArrowUp', 24);
    expect(back).toEqual({ met: 24, hidden: [] });
  });

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the tool that is chosen differs from the others', async ({ page }) => {
    const labels = photoLabels('fr');
    await page.goto(pathTo('wrap-photo', 'fr'));
    await alive(page);
    await page.getByLabel(labels.choose).setInputFiles(await jpeg());
    await ready(page);
    await page.getByRole('radio', { name: labels.erase }).check();
    const chosen = page.locator('.photo-tools :checked + span');
    await expect(chosen).toHaveText(labels.erase);
    await expect(chosen).toHaveCSS('forced-color-adjust', 'none');
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await expect(chosen).not.toHaveCSS('background-color', ground);
  });
});

test('what is no photo is said so, and the photo before stays', async ({ page }) => {
  const labels = photoLabels('nl');
  await page.goto(pathTo('wrap-photo', 'nl'));
  await alive(page);
  const choose = page.locator('.photo-choose input').first();
  await choose.setInputFiles(await jpeg());
  await ready(page);
  const fault = page.locator('.photo-fault');
  await choose.setInputFiles(pdfFile('foto.jpg'));
  await expect(fault).toContainText(labels['bad-file']);
  await expect(fault).toContainText(labels.kept);
  await choose.setInputFiles({
    name: 'IMG_1.HEIC',
    mimeType: 'image/heic',
    buffer: Buffer.from('0000ftypheic0000'),
  });
  await expect(fault).toContainText(labels.heic);
  await choose.setInputFiles({ name: 'klein.jpg', mimeType: 'image/jpeg', buffer: await vanPhoto(80, 60) });
  await expect(fault).toContainText(labels.tiny);
  await expect(page.locator('.photo-stage canvas')).toBeVisible();
});

test('a photo of 40 megapixels that lies on its side is shown upright, and no larger than it has to be', async ({
  page,
}) => {
  const labels = photoLabels('en');
  const large = await sharp(await vanPhoto())
    .resize(7300, 5475)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 60 })
    .toBuffer();
  await page.goto(pathTo('wrap-photo', 'en'));
  await alive(page);
  await page
    .getByLabel(labels.choose)
    .setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer: large });
  await ready(page);
  const canvas = page.locator('.photo-stage canvas');
  await expect(canvas).toHaveAttribute('width', '1200');
  await expect(canvas).toHaveAttribute('height', '1600');
});

test('the tool fits its screens', async ({ page }) => {
  await page.goto(pathTo('wrap-photo', 'nl'));
  await alive(page);
  await page
    .locator('.photo-choose input')
    .first()
    .setInputFiles(await jpeg());
  await ready(page);
  await expectFitsScreens(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it does and leads to the simulator', async ({ page }) => {
    await page.goto(pathTo('wrap-photo', 'fr'));
    await expect(page.getByText(photoPage.withoutScript.fr)).toBeVisible();
    await expect(page.locator('.photo-choose').first()).toBeHidden();
    await page.getByRole('link', { name: photoPage.toSimulator.fr }).click();
    await expect(page).toHaveURL(pathTo('wrap-tool', 'fr'));
  });
});
