import { pathWithin } from '@/lib/i18n/routes';
import { awake } from '../support/alive';
import { expectNoFindings } from '../support/axe';
import { pdfFile, pngFile } from '../support/files';
import { expectNoSidewaysScroll } from '../support/layout';
import { storeOrder } from '../support/proofs';
import { signInAsStaff, someWord, storeQuote } from '../support/staff';
import { expect, test, unusedSheet } from '../support/test';
import { textsOf } from '../support/texts';

test('photos, time and material are noted on the job, with script and without', async ({
  page,
  context,
  browser,
  baseURL,
  expectedTrouble,
}) => {
  const t = textsOf('nl');
  const { reference } = await storeQuote(someWord());
  await storeOrder(reference, 'nl');
  expectedTrouble.push(/415/);
  await signInAsStaff(context, 'sales');
  const job = pathWithin('admin-requests', 'nl', { rest: reference });
  await page.goto(job);
  await awake(page);
  const photos = page.locator('#photos');
  await photos.getByText(t('JobWork.photos.open')).press('Enter');
  await photos.getByLabel(t('JobWork.photos.words')).fill('De kale gevel');
  const field = photos.locator('#photo-file');
  await field.focus();
  await field.setInputFiles([await pngFile('gevel.png'), pdfFile()]);
  // One is kept, the other is told why not.
  await expect(photos.getByText(t('JobWork.outcome.fileType'))).toBeVisible();
  await expect(field).toBeFocused();
  const small = photos.getByRole('img');
  await expect(small).toHaveCount(1);
  await expect(small).toHaveJSProperty('complete', true);
  await expect(small).not.toHaveJSProperty('naturalWidth', 0);

  await page.getByText(t('JobWork.time.open')).press('Enter');
  await page.locator('#time-what').fill('Plaatsing');
  await page.locator('#time-minutes').fill('lang');
  await page
    .getByRole('button', { name: t('JobWork.time.submit'), exact: true })
    .first()
    .press('Enter');
  await expect(page.getByText(t('JobWork.time.invalid'))).toBeVisible();
  await page.locator('#time-minutes').fill('1u30');
  await page
    .getByRole('button', { name: t('JobWork.time.submit'), exact: true })
    .first()
    .press('Enter');
  await expect(page.getByText(t('JobWork.time.done'))).toBeVisible();
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectNoFindings(page);
  }

  const plain = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  });
  const bare = await plain.newPage();
  await bare.goto(job);
  await bare.getByText(t('JobWork.photos.open')).press('Enter');
  await bare.locator('#photo-moment').selectOption('after');
  await bare.locator('#photo-file').setInputFiles(await pngFile('af.png'));
  await bare.getByRole('button', { name: t('JobWork.photos.submit') }).press('Enter');
  await expect(bare.getByText(t('JobWork.outcome.photoKept'))).toBeVisible();
  await bare.getByText(t('JobWork.material.open')).press('Enter');
  await bare.locator('#material-what').fill('Avery 3100');
  await bare.locator('#material-quantity').fill('12,5');
  await bare
    .getByRole('button', { name: t('JobWork.material.submit'), exact: true })
    .last()
    .press('Enter');
  await expect(bare.getByText(/Avery 3100, 12,5/)).toBeVisible();
  await bare.locator('#photos').getByText(t('JobWork.remove')).first().press('Enter');
  await bare
    .getByRole('button', { name: t('JobWork.photos.removeConfirm') })
    .first()
    .press('Enter');
  await expect(bare.getByText(t('JobWork.outcome.photoRemoved'))).toBeVisible();
  await plain.close();
});

test('a photo taken where there is no network waits, and the next is of the same moment', async ({
  page,
  context,
  expectedTrouble,
}) => {
  const t = textsOf('nl');
  expectedTrouble.push(/ERR_INTERNET_DISCONNECTED|415/);
  const { reference } = await storeQuote(someWord());
  await storeOrder(reference, 'nl');
  await signInAsStaff(context, 'sales');
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto(pathWithin('admin-requests', 'nl', { rest: reference }));
  await awake(page);
  const photos = page.locator('#photos');
  await photos.getByText(t('JobWork.photos.open')).press('Enter');
  await photos.locator('#photo-moment').selectOption('after');
  await photos.getByLabel(t('JobWork.photos.words')).fill('Van op de ladder');
  await context.setOffline(true);
  await photos.locator('#photo-file').setInputFiles([await pngFile('ladder.png'), pdfFile()]);
  const again = photos.getByRole('button', { name: t('JobWork.photos.again'), exact: true });
  await expect(photos.getByText(t('JobWork.photos.offline')).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await context.setOffline(false);
  await again.press('Enter');
  await expect(photos.getByRole('img')).toHaveCount(1);
  await expect(photos.getByRole('heading', { name: t('JobWork.moments.after') })).toBeVisible();
  await expect(photos.getByRole('listitem').filter({ hasText: 'Van op de ladder' })).toHaveCount(1);
  // What is no photo is refused for good.
  await expect(photos.getByText(t('JobWork.outcome.fileType'))).toBeVisible();
  await expect(again).toHaveCount(0);
  await expect(photos.locator('#photo-file')).toBeFocused();

  await photos.locator('#photo-file').setInputFiles(await pngFile('ernaast.png', 60));
  await expect(photos.getByRole('img')).toHaveCount(2);
  await expect(photos.locator('#photo-moment')).toHaveValue('after');
  await expect(photos.getByLabel(t('JobWork.photos.words'))).toHaveValue('');
});

test('photos of a job become a draft of the portfolio, once, and the job says so without script too', async ({
  page,
  context,
  browser,
  baseURL,
  expectedTrouble,
}) => {
  test.slow();
  expectedTrouble.push(unusedSheet);
  const t = textsOf('nl');
  const { reference } = await storeQuote(someWord());
  await storeOrder(reference, 'nl');
  await signInAsStaff(context, 'admin');
  const job = pathWithin('admin-requests', 'nl', { rest: reference });
  await page.goto(job);
  await awake(page);
  const photos = page.locator('#photos');
  const kept = photos.getByRole('img');
  await photos.getByText(t('JobWork.photos.open')).press('Enter');
  await photos.locator('#photo-file').setInputFiles(await pngFile('voor.png'));
  await expect(kept).toHaveCount(1);
  await photos.locator('#photo-moment').selectOption('after');
  await photos.locator('#photo-file').setInputFiles(await pngFile('na.png', 60));
  await expect(kept).toHaveCount(2);

  const draft = page.locator('#draft');
  await draft.locator('summary').press('Enter');
  await draft.getByRole('button', { name: t('JobWork.draft.make') }).press('Enter');
  await expect(draft.getByText(t('JobWork.draft.refused.photosNeeded'))).toBeVisible();
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectNoFindings(page);
  }
  const boxes = draft.getByRole('checkbox');
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) await box.press('Space');
  await draft.getByRole('button', { name: t('JobWork.draft.make') }).press('Enter');
  await expect(page.getByText(t('StaffPortfolio.outcome.madeOfJob'))).toBeVisible();
  await expect(page.locator('[name="title.nl"]')).toHaveValue(/./);
  await expect(page.locator('[name="place.nl"]')).toHaveValue('');
  const roles = page.locator('select[name$=".role"]');
  await expect(roles).toHaveCount(2);
  await expect(roles.nth(0)).toHaveValue('before');
  await expect(roles.nth(1)).toHaveValue('after');
  const work = new URL(page.url()).pathname;

  const plain = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  });
  const bare = await plain.newPage();
  await bare.goto(job);
  await bare.getByText(t('JobWork.photos.open')).press('Enter');
  await bare.locator('#photo-moment').selectOption('during');
  await bare.locator('#photo-file').setInputFiles(await pngFile('bezig.png', 80));
  await bare.getByRole('button', { name: t('JobWork.photos.submit') }).press('Enter');
  await expect(bare.getByText(t('JobWork.outcome.photoKept'))).toBeVisible();
  const again = bare.locator('#draft');
  await again.locator('summary').press('Enter');
  await expect(again.locator(`a[href="${work}"]`)).toBeVisible();
  // What is copied already is not offered twice.
  await expect(again.getByText(t('JobWork.draft.copied'))).toHaveCount(2);
  await again.getByRole('checkbox').check();
  await again.getByRole('button', { name: t('JobWork.draft.add') }).press('Enter');
  await expect(bare.getByText(t('StaffPortfolio.outcome.photosAdded'))).toBeVisible();
  expect(new URL(bare.url()).pathname).toBe(work);
  await bare.goto(job);
  await again.locator('summary').press('Enter');
  await expect(again.getByText(t('JobWork.draft.complete'))).toBeVisible();
  await plain.close();
});
