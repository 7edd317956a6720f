import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type Locale, locales } from '@/lib/i18n/locales';
import { type PageId, pageIds, pathTo, pathWithin, routeOf } from '@/lib/i18n/routes';
import { laySheet, photographPage, sheetWidths } from '@/scripts/lib/contact-sheet.mjs';
import { expect, test } from '../support/test';
import { readFaults, showAll } from '../support/typesetting';

/**
 * One page of each kind; `EVERY_PAGE=1` takes all that anyone may open, in each language, which is many minutes, and `EVERY_PAGE=nl`
 * those of one language; both leave one picture of all of them, in `contact-sheets/every-page.png`.
 */
const kinds: readonly PageId[] = [
  'home',
  'car-wrapping',
  'solar-film',
  'lettering-signage',
  'about',
  'careers',
  'privacy',
  'portfolio',
  'wrap-photo',
  'search',
  'quote-received',
  'cookie-settings',
];
const isThorough = Boolean(process.env.EVERY_PAGE);
const isOpen = (id: PageId) => routeOf(id).kind === 'public';
const pages = isThorough ? pageIds.filter(isOpen) : kinds;

test.use({ reducedMotion: 'reduce' });

/**
 * Words are longest in Dutch, French has the most accents, English the most short words: each kind of page is read in one of them, in
 * turn, and home in Dutch.
 */
const asked = locales.filter((locale) => process.env.EVERY_PAGE === locale);
const languagesOf = (at: number): readonly Locale[] => {
  if (asked.length > 0) return asked;
  const turn = (locales.indexOf('nl') + at) % locales.length;
  return isThorough ? locales : locales.slice(turn, turn + 1);
};
const addresses = new Set([
  ...pages.flatMap((id, at) => languagesOf(at).map((locale) => pathTo(id, locale))),
  ...languagesOf(0).map((locale) =>
    pathWithin('nameplate', locale, { query: { name: 'SCHILDERWERKEN VAN DEN BROECK & ZOON' } }),
  ),
]);

test('what a typesetter would not let through is found', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const faultsOf = async (markup: string) => {
    await page.setContent(`<body>${markup}</body>`);
    return (await readFaults(page)).join();
  };
  expect(await faultsOf('<h2>A heading of words</h2><p>One line</p><p>Another line</p>')).toBe('');
  expect(await faultsOf('<p>One line</p><p style="margin-top:-30px">Another line</p>')).toMatch(/^over: /);
  expect(
    await faultsOf('<div style="overflow:hidden;width:60px"><p style="width:200px">Cut letters</p></div>'),
  ).toMatch(/^cut: /);
  expect(await faultsOf('<h2>Some words of a heading<br>so</h2>')).toMatch(/^alone: /);
  expect(await faultsOf('<p style="width:900px">Wide</p>')).toMatch(/^scrolls sideways/);
});

/** Lengths by the width of the screen follow it a moment later. */
async function faultsThatStay(page: Page): Promise<string[]> {
  let found: string[] = [];
  await expect
    .poll(
      async () => {
        found = await readFaults(page);
        return found;
      },
      { timeout: 3_000 },
    )
    .toEqual([])
    .catch(() => undefined);
  return found;
}

const sheets = path.join(import.meta.dirname, '..', '..', 'contact-sheets');
const rowOf = (address: string) => path.join(sheets, 'rows', `${encodeURIComponent(address)}.png`);

/** Whoever ends last lays all rows that are there. */
async function layRows(): Promise<void> {
  const rows = Array.from(addresses, rowOf).filter((row) => existsSync(row));
  const pictures = await Promise.all(rows.map((row) => readFile(row)));
  const columns = 4;
  const stacked = Array.from({ length: Math.ceil(pictures.length / columns) }, (_, at) =>
    pictures.slice(at * columns, (at + 1) * columns),
  );
  await laySheet(stacked, path.join(sheets, 'every-page.png'));
}

test.afterAll(async () => {
  if (isThorough) await layRows();
});

for (const address of addresses) {
  test(`${address} is set without fault at every width`, async ({ page }) => {
    if (isThorough) test.setTimeout(120_000);
    await page.goto(address);
    await showAll(page);
    const faults: string[] = [];
    const pictures: Buffer[] = [];
    for (const width of sheetWidths) {
      await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
      faults.push(...(await faultsThatStay(page)).map((fault) => `${width}: ${fault}`));
      if (isThorough) pictures.push(await photographPage(page, 0.1));
    }
    if (isThorough) await laySheet([pictures], rowOf(address));
    expect(faults).toEqual([]);
  });
}
