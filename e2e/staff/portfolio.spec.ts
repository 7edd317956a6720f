import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type Locale, locales } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import type { Portfolio } from '@/lib/portfolio/portfolio';
import { awake } from '../support/alive';
import { expectNoFindings } from '../support/axe';
import { callDatabase } from '../support/database';
import { expectFitsScreens } from '../support/layout';
import { screenOf, screens } from '../support/screens';
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

test('a video that an editor adds is given a picture of its own and plays on the public page', async ({
  page,
  context,
  expectedTrouble,
}) => {
  test.slow();
  // What the browser says of the file that is refused.
  expectedTrouble.push(/415/);
  await signInAsStaff(context, 'editor');
  const t = textsOf('nl');
  const word = someWord();
  await makeDraft(page, 'nl', word);
  const field = page.locator('#work-file');
  // The field says what it is in the reader's language, whatever the browser's is.
  await expect(page.getByText(t('StaffPortfolio.form.uploadAdd'))).toBeVisible();
  await expect(field).toHaveCSS('opacity', '0');
  await field.focus();
  await field.setInputFiles({
    name: 'film.mov',
    mimeType: 'video/quicktime',
    buffer: Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  \0\0\0\x08mdat', 'latin1'),
  });
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'film.mov' });
  await expect(alert).toContainText(t('StaffPortfolio.outcome.fileType'));
  await expect(field).toBeFocused();
  const [sample = ''] = readdirSync('scripts/samples');
  await field.setInputFiles(`scripts/samples/${sample}`);
  const player = page.locator('video');
  await expect(player).toBeVisible();
  await expect(alert).toHaveCount(0);
  await expect(page.locator('[name="kind"]')).toHaveValue('video');
  await expectNoFindings(page);

  // By keyboard: to the middle of the film, and its moment becomes a picture.
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
  await player.evaluate(
    (video: HTMLVideoElement) =>
      new Promise((resolve) => {
        video.addEventListener('seeked', resolve, { once: true });
        video.currentTime = 3;
      }),
  );
  await page.getByRole('button', { name: t('StaffPortfolio.form.takePicture') }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('input[type=range]')).toHaveCount(2);

  for (const name of ['place', 'material', 'size', 'time']) await fillEach(page, name, name);
  await page.getByRole('button', { name: t('StaffPortfolio.form.publish') }).click();
  await expect(page.locator('[name="videoText.nl"]')).toHaveAttribute('aria-invalid', 'true');
  await fillEach(page, 'videoText', `De film van ${word}`);
  for (const locale of locales) await page.locator(`[name$=".alt.${locale}"]`).fill(`Bus ${locale}`);
  await page.getByRole('button', { name: t('StaffPortfolio.form.publish') }).click();
  await expect(page.getByText(t('StaffPortfolio.outcome.published'))).toBeVisible();

  const visitor = await context.browser()?.newPage();
  if (!visitor) throw new Error('There is no browser');
  await visitor.goto('/nl/realisaties');
  await visitor
    .getByRole('link', { name: new RegExp(word) })
    .first()
    .click();
  const film = visitor.locator('video');
  await expect(film).toHaveAttribute('poster', /\/1200\.jpeg$/);
  await visitor.getByText(t('Portfolio.video.text')).click();
  await expect(visitor.getByText(`De film van ${word} nl`)).toBeVisible();
  const source = (await film.getAttribute('src')) ?? '';
  const part = await visitor.request.get(source, { headers: { range: 'bytes=0-99' } });
  expect(part.status()).toBe(206);
  await film.evaluate((video: HTMLVideoElement) => video.play());
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await visitor.close();

  // Everybody sees it: it is not taken away before the work is a draft again, and then comes back.
  const remove = page.getByRole('button', { name: t('StaffPortfolio.form.deleteVideo') });
  await remove.click();
  await expect(page.getByText(t('StaffPortfolio.outcome.incomplete'))).toBeVisible();
  await page.getByRole('button', { name: t('StaffPortfolio.form.withdraw') }).click();
  await expect(page.getByText(t('StaffPortfolio.outcome.withdrawn'))).toBeVisible();
  await remove.click();
  await expect(page.getByText(t('StaffPortfolio.outcome.videoDeleted'))).toBeVisible();
  await expect(player).toHaveCount(0);
  await page.getByRole('button', { name: t('StaffPortfolio.undo') }).click();
  await expect(page.getByText(t('StaffPortfolio.outcome.restored'))).toBeVisible();
  await expect(page.locator('[name="videoText.nl"]')).toHaveValue(`De film van ${word} nl`);
});

test('of two editors of a category the later one sees, field by field, what the other wrote', async ({
  browser,
  page,
  context,
}) => {
  test.slow();
  await signInAsStaff(context, 'editor');
  const t = textsOf('nl');
  const word = someWord();
  const categories = async (on: Page) => {
    await on.goto(address('nl', 'categories'));
    await awake(on);
  };
  await categories(page);
  const made = page.locator('#new-category').locator('..');
  for (const locale of locales) {
    await made.locator(`[name="title.${locale}"]`).fill(`${word} ${locale}`);
    await made.locator(`[name="intro.${locale}"]`).fill(`Over ${word}`);
  }
  await made.getByRole('button', { name: t('StaffPortfolio.form.save') }).click();
  await expect(page.getByText(t('StaffPortfolio.outcome.categorySaved'))).toBeVisible();
  const open = async (on: Page) => {
    const entry = on.locator('li[id^=entry-]').filter({ hasText: `${word} nl` });
    await entry.locator('summary').click();
    return entry;
  };
  await categories(page);
  const mine = await open(page);

  const other = await browser.newContext();
  await signInAsStaff(other, 'editor', 'Koen');
  const colleague = await other.newPage();
  await categories(colleague);
  const theirs = await open(colleague);
  await theirs.locator('[name="intro.nl"]').fill('Alles op het water');
  await theirs.getByRole('button', { name: t('StaffPortfolio.form.save') }).click();
  await expect(colleague.getByText(t('StaffPortfolio.outcome.categorySaved'))).toBeVisible();
  // Again, without loading the page anew: that is no conflict with oneself.
  await theirs.locator('[name="intro.fr"]').fill('Tout sur l’eau');
  await theirs.getByRole('button', { name: t('StaffPortfolio.form.save') }).click();
  await expect(colleague.getByText(t('StaffPortfolio.form.busy'))).toHaveCount(0);
  await expect(colleague.getByText(t('StaffPortfolio.form.conflictTitle'))).toHaveCount(0);
  await other.close();

  await mine.locator('[name="intro.nl"]').fill('Boten en sloepen');
  await mine.getByRole('button', { name: t('StaffPortfolio.form.save') }).click();
  await expect(mine.getByRole('alert')).toContainText(t('StaffPortfolio.form.conflictTitle'));
  await expect(mine.locator('[name="intro.nl"]')).toHaveValue('Boten en sloepen');
  await expect(mine.getByText('Alles op het water')).toBeVisible();
  await expect(mine.getByText('Tout sur l’eau')).toBeVisible();
  await expectNoFindings(page);
  await mine.getByRole('button', { name: t('StaffPortfolio.form.saveAnyway') }).click();
  await expect(page.getByText(t('StaffPortfolio.outcome.categorySaved'))).toBeVisible();
  await page.reload();
  await expect((await open(page)).locator('[name="intro.nl"]')).toHaveValue('Boten en sloepen');
});

for (const locale of locales) {
  test(`the list, a work, its preview and the categories have no finding, on a desktop or a phone, in ${locale}`, async ({
    page,
    context,
  }) => {
    test.slow();
    await signInAsStaff(context, 'editor');
    const t = textsOf(locale);
    const viewport = screens[screenOf(1, locale)];
    await page.setViewportSize(viewport);
    await page.goto(address(locale));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Staff.areas.portfolio'));
    await expectNoFindings(page);
    await expectFitsScreens(page);
    await page.goto(address(locale, sampleId));
    await expectNoFindings(page);
    await expectFitsScreens(page);
    await page.goto(address(locale, 'categories'));
    await page.locator('summary').first().click();
    await expectNoFindings(page);
    await expectFitsScreens(page);
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

test('who leaves a work with something unsaved is asked first, and finds it again', async ({
  page,
  context,
}) => {
  await signInAsStaff(context, 'editor');
  const t = textsOf('nl');
  await makeDraft(page, 'nl', someWord());
  const place = page.locator('[name="place.nl"]');
  await place.fill('Gent');
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.message());
    if (asked.length === 1) await dialog.dismiss();
    else await dialog.accept();
  });
  const away = page.getByRole('link', { name: t('StaffPortfolio.back'), exact: true }).first();
  await away.click();
  expect(asked).toEqual([t('StaffPortfolio.form.leave')]);
  await expect(page).toHaveURL(/portfolio\/[0-9a-f-]{36}/);
  await expect(place).toHaveValue('Gent');
  await away.click();
  await expect(page).toHaveURL(address('nl'));
  expect(asked).toHaveLength(2);
  await page.goBack();
  await expect(place).toHaveValue('Gent');
});

test('ticks and what must stay in view are found again, a click on the picture alone included', async ({
  page,
  context,
}) => {
  await signInAsStaff(context, 'editor');
  const t = textsOf('nl');
  await makeDraft(page, 'nl', someWord());
  await addPhoto(page);
  const across = page.locator('input[name$=".focalX"]');
  await expect(across).toHaveValue('50');
  page.on('dialog', (dialog) => dialog.accept());
  const away = page.getByRole('link', { name: t('StaffPortfolio.back'), exact: true }).first();
  const leaveAndReturn = async () => {
    const asked = page.waitForEvent('dialog');
    await away.click();
    expect((await asked).message()).toBe(t('StaffPortfolio.form.leave'));
    await expect(page).toHaveURL(address('nl'));
    await page.goBack();
  };
  const picture = page.locator('[id$="-focal"]');
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
  await picture.click({ position: { x: width / 4, y: height / 2 } });
  await expect(across).not.toHaveValue('50');
  const picked = await across.inputValue();
  await leaveAndReturn();
  await expect(across).toHaveValue(picked);
  const featured = page.getByLabel(t('StaffPortfolio.form.featured'));
  await featured.check();
  await leaveAndReturn();
  await expect(featured).toBeChecked();
  await expect(across).toHaveValue(picked);
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
    const [sample = ''] = readdirSync('scripts/samples');
    await page.goto(page.url().split(/[?#]/)[0] ?? '');
    await page.locator('#work-file').setInputFiles(`scripts/samples/${sample}`);
    await page.locator('button', { hasText: t('StaffPortfolio.form.upload') }).click();
    await expect(page.getByText(t('StaffPortfolio.outcome.uploaded'))).toBeVisible();
    await expect(page.locator('[name="videoText.fr"]')).toBeVisible();
    await expect(page.locator('[name="kind"]')).toHaveValue('video');
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
