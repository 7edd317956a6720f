import './lib/check-node.mjs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ensureHeadlessChromium } from './lib/chromium.mjs';
import { laySheet, photographPage, sheetWidths } from './lib/contact-sheet.mjs';
import { projectRoot } from './lib/environment.mjs';
import { exitWith } from './lib/progress.mjs';

// One picture of many pages at seven widths, to be looked at:
//   npm run contact-sheet -- / /nl/carwrapping "/en/your-sign?name=Zoë"
// of the site that runs at SITE_URL, or at http://localhost:3000.

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
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*{content-visibility:visible!important;animation:none!important}.consent{display:none}',
    );
    document.adoptedStyleSheets = [sheet];
  });
  const picture = await photographPage(page, 0.2);
  await context.close();
  return picture;
}

async function draw() {
  const origin = process.env.SITE_URL ?? 'http://localhost:3000';
  const paths = process.argv.slice(2);
  const browser = await chromium.launch({
    executablePath: await ensureHeadlessChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  /** @type {Buffer[][]} */
  const rows = [];
  for (const asked of paths.length > 0 ? paths : ['/']) {
    const row = [];
    for (const width of sheetWidths) row.push(await photograph(browser, new URL(asked, origin).href, width));
    rows.push(row);
  }
  await browser.close();
  const file = path.join(
    projectRoot,
    'contact-sheets',
    `sheet-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.png`,
  );
  await laySheet(rows, file);
  console.log(file);
}

draw().catch(exitWith);
