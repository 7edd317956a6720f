import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { partBytes } from '@/lib/uploads/artwork';
import { expectNoFindings } from '../support/axe';
import { pdfFile } from '../support/files';
import { expectNoSidewaysScroll } from '../support/layout';
import { privateLinkOf } from '../support/private-link';
import { RequestPage } from '../support/request-page';
import { stack } from '../support/stack';
import { signInAsStaff, someWord, storeQuote } from '../support/staff';
import { expect, test, unusedSheet } from '../support/test';

const name = 'van-de-stick.pdf';

/** A PDF of four parts. */
function largeFile(file: string): string {
  writeFileSync(file, Buffer.concat([pdfFile().buffer, randomBytes(3 * partBytes + 1000)]));
  return file;
}

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

test('staff add a large file to a request, over a line that was cut, and the customer does not see it', async ({
  page,
  context,
  browser,
  extraHTTPHeaders,
  expectedTrouble,
}, testInfo) => {
  test.slow();
  expectedTrouble.push(unusedSheet, /ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const file = largeFile(testInfo.outputPath(name));
  const { reference } = await storeQuote(someWord());
  await signInAsStaff(context, 'sales');
  const request = new RequestPage(page, 'nl', reference);
  const { t } = request;
  await request.open();
  const added = request.section(t('StaffRequest.addFiles.title'));
  await added.getByText(t('StaffRequest.addFiles.open'), { exact: true }).press('Enter');
  let parts = 0;
  await page.route(`**/api/admin/requests/${reference}/artwork/*`, async (route) => {
    if (route.request().method() === 'PATCH') {
      parts += 1;
      if (parts === 2) {
        await context.setOffline(true);
        return route.abort('internetdisconnected');
      }
    }
    return route.continue();
  });
  await page.locator('#added-files').setInputFiles(file);
  const row = added.getByRole('list', { name: t('Artwork.list') }).getByRole('listitem');
  await expect(row).toContainText(t('Artwork.states.ready'));
  await row.getByRole('button', { name: t('Artwork.send') }).press('Enter');
  await expect(row).toContainText(t('Artwork.states.waiting'));
  await expectNoFindings(page);
  await context.setOffline(false);
  await expect(row).toContainText(t('Artwork.staff.done'));
  // The part that was lost was sent once more, and no other.
  expect(parts).toBe(5);

  const listed = added.getByRole('list', { name: t('StaffRequest.files.title') }).getByRole('listitem');
  await expect(listed).toHaveCount(1);
  await expect(listed).toContainText(t('StaffRequest.files.addedBy', { name: 'Mieke Janssens' }));
  await expect(
    request.timeline.filter({ hasText: t('StaffRequest.events.fileAdded', { name }) }),
  ).toContainText('Mieke Janssens');
  const saving = page.waitForEvent('download');
  await listed.getByRole('link', { name: new RegExp(name) }).click();
  expect(hashOf(await (await saving).path())).toBe(hashOf(file));
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectNoFindings(page);
  }

  const visitor = await browser.newContext({ extraHTTPHeaders, baseURL: stack.siteUrl });
  const own = await visitor.newPage();
  await own.goto(privateLinkOf(reference, 'nl').link);
  await expect(own.locator('#message-files')).toBeVisible();
  await expect(own.getByText(name)).toHaveCount(0);
  await visitor.close();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('staff add a small file by the form, and are told what it does not take', async ({
    page,
    context,
  }) => {
    const { reference } = await storeQuote(someWord());
    await signInAsStaff(context, 'sales');
    const request = new RequestPage(page, 'fr', reference);
    const { t } = request;
    await request.openPlain();
    const added = request.section(t('StaffRequest.addFiles.title'));
    await expect(added.getByText(t('StaffRequest.addFiles.lead'))).toBeVisible();
    await added.getByText(t('StaffRequest.addFiles.open'), { exact: true }).click();
    await expect(added.getByText(t('Artwork.hint', { size: 100 }))).toBeHidden();
    const button = added.getByRole('button', { name: t('StaffRequest.addFiles.add') });
    await button.click();
    // What is wrong is said with the form open.
    await expect(page.locator('#added-files-error')).toHaveText(
      t('StaffRequest.addFiles.outcome.fileNeeded'),
    );
    await expectNoFindings(page);
    await page.locator('#added-files').setInputFiles(pdfFile('croquis.pdf'));
    await button.click();
    await expect(added.getByText(t('StaffRequest.addFiles.outcome.added'), { exact: true })).toBeVisible();
    await expect(added.getByRole('link', { name: /croquis\.pdf/ }).last()).toBeVisible();
    await expect(
      request.timeline.filter({
        hasText: t('StaffRequest.events.fileAdded', { name: 'croquis.pdf' }),
      }),
    ).toHaveCount(1);
  });
});
