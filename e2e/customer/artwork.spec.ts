import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { partBytes } from '@/lib/uploads/artwork';
import { expectNoFindings } from '../support/axe';
import { pdfFile } from '../support/files';
import { expectNoSidewaysScroll } from '../support/layout';
import { privateLinkOf } from '../support/private-link';
import { RequestPage } from '../support/request-page';
import { stack } from '../support/stack';
import { signInAsStaff, someWord, storeQuote } from '../support/staff';
import { expect, test, unusedSheet } from '../support/test';
import { textsOf } from '../support/texts';

const name = 'gevel-bakkerij.pdf';
const anyArtwork = '**/api/quotes/artwork/*';

/** A PDF of four parts, on the disk: a file that is chosen twice is the same one. */
function largeFile(file: string): string {
  const { buffer } = pdfFile();
  writeFileSync(file, Buffer.concat([buffer, randomBytes(3 * partBytes + 1000)]));
  return file;
}

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

function rowOf(page: Page, t: ReturnType<typeof textsOf>): Locator {
  return page.getByRole('list', { name: t('Artwork.list') }).getByRole('listitem');
}

async function openPage(page: Page, locale: Locale): Promise<string> {
  const { reference } = await storeQuote(someWord(), { locale });
  await page.goto(privateLinkOf(reference, locale).link);
  return reference;
}

/** Chooses the file, whether the page is awake by now or not, and agrees that it leaves. */
async function send(page: Page, t: ReturnType<typeof textsOf>, file: string): Promise<Locator> {
  await page.locator('#message-files').setInputFiles(file);
  const row = rowOf(page, t);
  await expect(row).toContainText(t('Artwork.states.ready'));
  await row.getByRole('button', { name: t('Artwork.send') }).click();
  return row;
}

test('a large file goes on after the line was cut, and staff save the same bytes', async ({
  page,
  context,
  browser,
  extraHTTPHeaders,
  expectedTrouble,
}, testInfo) => {
  test.slow();
  expectedTrouble.push(unusedSheet, /ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const t = textsOf('nl');
  const file = largeFile(testInfo.outputPath(name));
  const reference = await openPage(page, 'nl');
  let parts = 0;
  await page.route(anyArtwork, async (route) => {
    if (route.request().method() === 'PATCH') {
      parts += 1;
      if (parts === 2) {
        await context.setOffline(true);
        return route.abort('internetdisconnected');
      }
    }
    return route.continue();
  });
  const row = await send(page, t, file);
  await expect(row).toContainText(t('Artwork.states.waiting'));
  const again = page.getByText(t('Artwork.again', { hours: 24 }));
  await expect(again).toBeVisible();
  await expectNoFindings(page);
  await context.setOffline(false);
  await expect(row).toContainText(t('Artwork.states.done'));
  await expect(again).toHaveCount(0);
  // The part that was lost was sent once more, and no other.
  expect(parts).toBe(5);
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.getByText(t('QuoteStatus.conversation.fromYou'), { exact: true }) })
      .last(),
  ).toContainText(name);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await expectNoFindings(page);
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('tus::')));
  expect(kept).toEqual([]);

  const office = await browser.newContext({ extraHTTPHeaders, baseURL: stack.siteUrl });
  await signInAsStaff(office, 'sales');
  const request = new RequestPage(await office.newPage(), 'fr', reference);
  await request.open();
  const saving = request.page.waitForEvent('download');
  await request.page.getByRole('link', { name: new RegExp(name) }).click();
  const saved = await (await saving).path();
  expect(hashOf(saved)).toBe(hashOf(file));
  await office.close();
});

test('after a reload the same file goes on where it was', async ({ page, expectedTrouble }, testInfo) => {
  test.slow();
  expectedTrouble.push(unusedSheet);
  const t = textsOf('fr');
  const file = largeFile(testInfo.outputPath(name));
  await openPage(page, 'fr');
  let isHeld = true;
  let hold = () => undefined as unknown;
  const held = new Promise((resolve) => {
    hold = () => resolve(null);
  });
  const offsets: number[] = [];
  await page.route(anyArtwork, async (route) => {
    const request = route.request();
    if (request.method() !== 'PATCH') return route.continue();
    offsets.push(Number(request.headers()['upload-offset']));
    // Never answered: the page goes away meanwhile.
    if (isHeld && offsets.length === 2) return hold();
    return route.continue();
  });
  await send(page, t, file);
  await held;
  isHeld = false;
  await page.reload();
  const row = await send(page, t, file);
  await expect(row).toContainText(t('Artwork.states.done'));
  expect(offsets).toEqual([0, partBytes, partBytes, 2 * partBytes, 3 * partBytes]);
});

test('a file is paused, goes on and is given up by keyboard', async ({ page, expectedTrouble }, testInfo) => {
  expectedTrouble.push(unusedSheet, /ERR_FAILED|ERR_ABORTED/);
  const t = textsOf('en');
  const file = largeFile(testInfo.outputPath(name));
  await openPage(page, 'en');
  let isHeld = true;
  let removed = 0;
  await page.route(anyArtwork, async (route) => {
    const method = route.request().method();
    if (method === 'DELETE') removed += 1;
    if (isHeld && method === 'PATCH') return;
    return route.continue();
  });
  const row = await send(page, t, file);
  const pause = row.getByRole('button', { name: t('Artwork.pause') });
  // It is the button that was pressed to send.
  await expect(pause).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row).toContainText(t('Artwork.states.paused'));
  // The button that pauses is the one that goes on.
  await expect(row.getByRole('button', { name: t('Artwork.resume') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pause).toBeFocused();
  isHeld = false;
  const cancel = row.getByRole('button', { name: t('Artwork.cancel', { name }) });
  await cancel.focus();
  await page.keyboard.press('Enter');
  await expect(row).toHaveCount(0);
  await expect(page.locator('#message-files')).toBeFocused();
  await expect.poll(() => removed).toBe(1);
});

test('a file is given up by keyboard while it is finished, and does not arrive', async ({
  page,
  expectedTrouble,
}, testInfo) => {
  expectedTrouble.push(unusedSheet, /ERR_FAILED|ERR_ABORTED|status of 404/);
  const t = textsOf('nl');
  const file = largeFile(testInfo.outputPath(name));
  await openPage(page, 'nl');
  let removed = 0;
  await page.route(anyArtwork, async (route) => {
    const method = route.request().method();
    if (method === 'POST') return;
    if (method === 'DELETE') removed += 1;
    return route.continue();
  });
  const row = await send(page, t, file);
  await expect(row).toContainText(t('Artwork.states.finishing'));
  await row.getByRole('button', { name: t('Artwork.cancel', { name }) }).focus();
  await page.keyboard.press('Enter');
  await expect(row).toHaveCount(0);
  await expect(page.locator('#message-files')).toBeFocused();
  await expect.poll(() => removed).toBe(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(page.getByText(name)).toHaveCount(0);
});

test('a message waits for the large file that was chosen with it, and both arrive', async ({
  page,
  expectedTrouble,
}, testInfo) => {
  test.slow();
  expectedTrouble.push(unusedSheet);
  const t = textsOf('fr');
  const words = 'Voici le plan de la façade.';
  await openPage(page, 'fr');
  let pass = () => undefined as unknown;
  const mayArrive = new Promise((resolve) => {
    pass = () => resolve(null);
  });
  await page.route(anyArtwork, async (route) => {
    await mayArrive;
    await route.continue();
  });
  await page.locator('#message-files').setInputFiles(largeFile(testInfo.outputPath(name)));
  await expect(rowOf(page, t)).toContainText(t('Artwork.states.ready'));
  await page.locator('#message').fill(words);
  await page.getByRole('button', { name: t('QuoteStatus.add.send') }).click();
  await expect(page.getByText(t('Artwork.held'), { exact: true })).toBeVisible();
  await expectNoFindings(page);
  await expect(page.locator('#message')).toHaveValue(words);
  pass();
  await expect(page.getByText(t('QuoteStatus.done.message'), { exact: true })).toBeVisible();
  const own = page
    .getByRole('listitem')
    .filter({ has: page.getByText(t('QuoteStatus.conversation.fromYou'), { exact: true }) });
  await expect(own.filter({ hasText: name })).toHaveCount(1);
  await expect(own.filter({ hasText: words })).toHaveCount(1);
});

test('a message whose large file cannot be taken stays, and says so', async ({
  page,
  expectedTrouble,
}, testInfo) => {
  expectedTrouble.push(unusedSheet, /status of 422/);
  const t = textsOf('nl');
  await openPage(page, 'nl');
  await page.route('**/api/quotes/artwork', (route) =>
    route.fulfill({ status: 422, json: { error: 'full' } }),
  );
  await page.locator('#message-files').setInputFiles(largeFile(testInfo.outputPath(name)));
  const row = rowOf(page, t);
  await expect(row).toContainText(t('Artwork.states.ready'));
  await page.locator('#message').fill('Hier is het plan.');
  await page.getByRole('button', { name: t('QuoteStatus.add.send') }).click();
  await expect(row).toContainText(t('Artwork.errors.full'));
  await expect(row).toBeFocused();
  await expect(page.getByText(t('Artwork.stopped'), { exact: true })).toBeVisible();
  await expectNoFindings(page);
  await row.getByRole('button', { name: t('Artwork.remove', { name }) }).click();
  await expect(page.locator('#message')).toHaveValue('Hier is het plan.');
  await page.getByRole('button', { name: t('QuoteStatus.add.send') }).click();
  await expect(page.getByText(t('QuoteStatus.done.message'), { exact: true })).toBeVisible();
});

test('a file that is given up while its place is asked for leaves none behind', async ({
  page,
  expectedTrouble,
}, testInfo) => {
  expectedTrouble.push(unusedSheet);
  const t = textsOf('fr');
  await openPage(page, 'fr');
  let answer = () => undefined as unknown;
  const givenUp = new Promise((resolve) => {
    answer = () => resolve(null);
  });
  let removed = 0;
  await page.route('**/api/quotes/artwork', async (route) => {
    await givenUp;
    await route.continue();
  });
  await page.route(anyArtwork, async (route) => {
    if (route.request().method() === 'DELETE') removed += 1;
    await route.continue();
  });
  const row = await send(page, t, largeFile(testInfo.outputPath(name)));
  await row.getByRole('button', { name: t('Artwork.cancel', { name }) }).click();
  await expect(row).toHaveCount(0);
  answer();
  await expect.poll(() => removed).toBe(1);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form says what it takes, and nothing of larger files', async ({ page }) => {
    const t = textsOf('fr');
    await openPage(page, 'fr');
    await expect(page.locator('#message-files-hint')).toContainText('10');
    await expect(page.getByText(t('Artwork.hint', { size: 100 }))).toBeHidden();
  });
});
