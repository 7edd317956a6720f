import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type Locale, locales } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import type { Portfolio } from '@/lib/portfolio/portfolio';
import { awake } from '../support/alive';
import { expectNoFindings } from '../support/axe';
import { callDatabase } from '../support/database';
import { expectNoSidewaysScroll } from '../support/layout';
import { signInAsStaff, someWord } from '../support/staff';
import { expect, test, unusedSheet } from '../support/test';
import { textsOf } from '../support/texts';

test.beforeEach(({ expectedTrouble }) => {
  expectedTrouble.push(unusedSheet);
});

const sampleId = '5eed0000-0000-4000-8002-000000000004';
const address = (locale: Locale, rest = '') => pathWithin('admin-portfolio', locale, { rest });

const photo = () =>
  sharp({ create: { width: 1800, height: 1200, channels: 3, background: '#0d7a4a' } })
    .jpeg()
    .toBuffer();

async function fillEach(page: Page, name: string, text: string) {
  for (const locale of locales) await page.locator(`[name="${name}.${locale}"]`).fill(`${text} ${locale}`);
}

async function makeDraft(page: Page, locale: Locale, title: string) {
  const t = textsOf(locale);
  await page.goto(address(locale, 'new'));
  await awake(page);
  await fillEach(page, 'title', title);
  await page.getByRole('button', { name: t('StaffPortfolio.form.saveDraft') }).click();
  await expect(page.getByText(t('StaffPortfolio.outcome.made'))).toBeVisible();
  await page.waitForURL(/portfolio\/[0-9a-f-]{36}/);
}

const addPhoto = async (page: Page) =>
  page
    .locator('#work-file')
    .setInputFiles({ name: 'gevel.jpg', mimeType: 'image/jpeg', buffer: await photo() });

test('a photo that an editor publishes is on the public page at the next load, in WebP and described', async ({
  page,
  context,
}) => {
  test.slow();
  await signInAsStaff(context, 'editor');
  const t = textsOf('nl');
  const word = someWord();
  const before = await page.request.get('/nl/realisaties');
  expect(await before.text()).not.toContain(word);

  await makeDraft(page, 'nl', word);
  await addPhoto(page);
  const picture = page.getByRole('group', { name: `${t('StaffPortfolio.roles.picture')} 1`, exact: true });
  await expect(picture).toBeVisible();
  // What is typed before a picture arrives stays.
  await fillEach(page, 'place', 'Gent');
  await addPhoto(page);
  await expect(page.locator('input[type=range]')).toHaveCount(4);
  await expect(page.locator('[name="place.nl"]')).toHaveValue('Gent nl');
  for (const name of ['material', 'size', 'time']) await fillEach(page, name, name);

  await page.getByRole('button', { name: t('StaffPortfolio.form.publish') }).click();
  const alt = picture.locator('[name$=".alt.nl"]');
  await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
  await expect(alt).toHaveAttribute('aria-invalid', 'true');
  for (const locale of locales) {
    for (const field of await page.locator(`[name$=".alt.${locale}"]`).all()) {
      await field.fill(`Een gevel met ${word} erop, ${locale}`);
    }
  }
  await page.getByRole('button', { name: t('StaffPortfolio.form.publish') }).click();
  await expect(page.getByText(t('StaffPortfolio.outcome.published'))).toBeVisible();

  await page.goto('/nl/realisaties');
  const shown = page.getByRole('img', { name: `Een gevel met ${word} erop, nl` }).first();
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.webp$/);
  const source = await shown.evaluate((image: HTMLImageElement) => image.currentSrc);
  const answer = await page.request.get(source);
  expect(answer.headers()['content-type']).toBe('image/webp');
  expect((await sharp(await answer.body()).metadata()).format).toBe('webp');
});

for (const locale of locales) {
  test(`the list, a work, its preview and the categories have no finding, wide and on a phone, in ${locale}`, async ({
    page,
    context,
  }) => {
    test.slow();
    await signInAsStaff(context, 'editor');
    const t = textsOf(locale);
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 360, height: 740 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto(address(locale));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Staff.areas.portfolio'));
      await expectNoFindings(page);
      await expectNoSidewaysScroll(page);
      await page.goto(address(locale, sampleId));
      await expectNoFindings(page);
      await expectNoSidewaysScroll(page);
      await page.goto(address(locale, 'categories'));
      await page.locator('summary').first().click();
      await expectNoFindings(page);
      await expectNoSidewaysScroll(page);
    }
    await page.goto(address(locale, 'new'));
    await awake(page);
    await page.getByRole('button', { name: t('StaffPortfolio.form.saveDraft') }).click();
    await expect(page.locator('[name="title.fr"]')).toBeFocused();
    await expectNoFindings(page);
    await page.goto(address(locale, `${sampleId}/preview`));
    await expect(page.getByText(t('StaffPortfolio.previewNotice'))).toBeVisible();
  });
}

test('works are put in order by keyboard and by dragging, and a deleted one comes back', async ({
  page,
  context,
}) => {
  test.slow();
  await signInAsStaff(context, 'editor');
  const t = textsOf('en');
  const word = someWord();
  for (const name of ['one', 'two', 'three']) await makeDraft(page, 'en', `${word} ${name}`);
  await page.goto(`${address('en')}?q=${word}`);
  await awake(page);
  const names = () => page.locator('li[id^=entry-] a').allInnerTexts();
  const order = (...wanted: string[]) =>
    expect.poll(names).toEqual(wanted.map((name) => `${word} ${name} en`));
  await order('three', 'two', 'one');

  const up = page.getByRole('button', { name: `${t('StaffPortfolio.form.up')} ${word} one en` });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '2 of 3' })).toHaveCount(1);
  await expect(up).toBeFocused();
  await page.goto(`${address('en')}?q=${word}`);
  await awake(page);
  await order('three', 'one', 'two');

  const entry = (index: number) => page.locator('li[id^=entry-]').nth(index);
  await entry(2).locator('.drag-grip').hover();
  await page.mouse.down();
  await entry(1).hover();
  await entry(0).hover();
  await page.mouse.up();
  await order('two', 'three', 'one');
  await expect(page.getByRole('status').filter({ hasText: '1 of 3' })).toHaveCount(1);
  await page.reload();
  await order('two', 'three', 'one');

  await page.getByRole('button', { name: `${t('StaffPortfolio.delete')} ${word} three en` }).click();
  await expect(page.getByText(t('StaffPortfolio.outcome.deleted'))).toBeVisible();
  await page.getByRole('button', { name: t('StaffPortfolio.undo') }).click();
  await expect(page.getByText(t('StaffPortfolio.outcome.restored'))).toBeVisible();
  await page.goto(`${address('en')}?q=${word}`);
  await order('two', 'three', 'one');
});

test('of two editors the later one is told, and loses nothing that was typed', async ({
  browser,
  page,
  context,
}) => {
  test.slow();
  await signInAsStaff(context, 'editor');
  const t = textsOf('fr');
  const word = someWord();
  await makeDraft(page, 'fr', word);
  const other = await browser.newContext();
  await signInAsStaff(other, 'editor', 'Koen');
  const colleague = await other.newPage();
  await colleague.goto(page.url().split('?')[0] ?? '');
  await awake(colleague);
  await colleague.locator('[name="place.fr"]').fill('Liège');
  await colleague.getByRole('button', { name: t('StaffPortfolio.form.saveDraft') }).click();
  await expect(colleague.getByText(t('StaffPortfolio.outcome.saved'))).toBeVisible();
  await other.close();

  await page.locator('[name="place.fr"]').fill('Namur');
  await page.getByRole('button', { name: t('StaffPortfolio.form.saveDraft') }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    t('StaffPortfolio.form.conflictTitle'),
  );
  await expect(page.locator('[name="place.fr"]')).toHaveValue('Namur');
  await expect(page.getByText('Liège')).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('button', { name: t('StaffPortfolio.form.saveAnyway') }).click();
  await expect(page.getByText(t('StaffPortfolio.outcome.saved'))).toBeVisible();
  await page.reload();
  await expect(page.locator('[name="place.fr"]')).toHaveValue('Namur');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a work is made, gets a picture, and says what is missing with all that was typed', async ({
    page,
    context,
  }) => {
    await signInAsStaff(context, 'editor');
    const t = textsOf('fr');
    const word = someWord();
    await page.goto(address('fr', 'new'));
    await page.locator('[name="title.fr"]').fill(word);
    await page.getByRole('button', { name: t('StaffPortfolio.form.saveDraft') }).click();
    await expect(page.getByText(t('StaffPortfolio.outcome.made'))).toBeVisible();
    await page
      .locator('#work-file')
      .setInputFiles({ name: 'mur.jpg', mimeType: 'image/jpeg', buffer: await photo() });
    await page.locator('button', { hasText: t('StaffPortfolio.form.upload') }).click();
    await expect(page.getByText(t('StaffPortfolio.outcome.uploaded'))).toBeVisible();
    await page.locator('[name="place.fr"]').fill('Namur');
    await page.getByRole('button', { name: t('StaffPortfolio.form.publish') }).click();
    await expect(page.locator('[name="title.nl"]')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('[name="place.fr"]')).toHaveValue('Namur');
  });
});

test('a seller finds the area closed', async ({ page, context, expectedTrouble }) => {
  expectedTrouble.push(/403/);
  await signInAsStaff(context, 'sales');
  const answer = await page.goto(address('en'));
  expect(answer?.status()).toBe(403);
  const portfolio = (await callDatabase('list_portfolio', { with_drafts: false })) as Portfolio;
  expect(await page.content()).not.toContain(portfolio.items[0]?.title.en);
});
