import './lib/check-node.mjs';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { ensureHeadlessChromium } from './lib/chromium.mjs';
import { projectRoot } from './lib/environment.mjs';
import { exitWith } from './lib/progress.mjs';

// One picture of many pages at seven widths, to be looked at:
//   npm run contact-sheet -- / /nl/carwrapping "/en/your-sign?name=Zoë"
// of the site that runs at SITE_URL, or at http://localhost:3000.

const widths = [320, 390, 768, 1024, 1440, 1920, 2560];
/** Pixels: how tall a page is shown, and what one of its widths is in the sheet. */
const [tallest, gap] = [6000, 24];
const shareOf = 0.2;

/** @param {import('@playwright/test').Browser} browser @param {string} address @param {number} width */
async function photograph(browser, address, width) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    locale: 'fr-BE',
  });
  const { hostname } = new URL(address);
  await context.addCookies([{ name: 'consent', value: 'refused', domain: hostname, path: '/' }]);
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*{content-visibility:visible!important;animation:none!important}.consent{display:none}',
    );
    document.adoptedStyleSheets = [sheet];
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([
      document.fonts.ready,
      ...Array.from(document.images, (picture) => picture.decode().catch(() => 0)),
    ]);
  });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const picture = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, tallest) },
  });
  await context.close();
  return sharp(picture)
    .resize({ width: Math.round(width * shareOf) })
    .png()
    .toBuffer({ resolveWithObject: true });
}

async function draw() {
  const origin = process.env.SITE_URL ?? 'http://localhost:3000';
  const paths = process.argv.slice(2);
  const browser = await chromium.launch({
    executablePath: await ensureHeadlessChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const tiles = [];
  let top = gap;
  let right = 0;
  for (const asked of paths.length > 0 ? paths : ['/']) {
    let left = gap;
    let tallestTile = 0;
    for (const width of widths) {
      const { data, info } = await photograph(browser, new URL(asked, origin).href, width);
      tiles.push({ input: data, left, top });
      left += info.width + gap;
      tallestTile = Math.max(tallestTile, info.height);
    }
    right = Math.max(right, left);
    top += tallestTile + gap;
  }
  await browser.close();
  const folder = path.join(projectRoot, 'contact-sheets');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `sheet-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.png`);
  await sharp({ create: { width: right, height: top, channels: 3, background: '#777' } })
    .composite(tiles)
    .png({ palette: true })
    .toFile(file);
  console.log(file);
}

draw().catch(exitWith);
