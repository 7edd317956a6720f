import { heicPhoto } from '@/tests/support/heic-photo';
import { printedPage } from '@/tests/support/printed-page';
import { expectNoFindings } from '../support/axe';
import { svgFile } from '../support/files';
import { QuoteForm, someQuote } from '../support/quote-form';
import { RequestPage } from '../support/request-page';
import { stack } from '../support/stack';
import { signInAsStaff } from '../support/staff';
import { expect, test } from '../support/test';
import { textsOf } from '../support/texts';

test('a HEIC photo, a PDF and a drawing sent with the form are seen by staff as small pictures', async ({
  browser,
  extraHTTPHeaders,
}) => {
  test.slow();
  const options = { extraHTTPHeaders, baseURL: stack.siteUrl };
  const visitor = await browser.newContext(options);
  const form = new QuoteForm(await visitor.newPage(), 'nl');
  await form.open();
  await form.haveTicket();
  await form.fill(someQuote());
  await form.files.setInputFiles([
    { name: 'IMG_0042.HEIC', mimeType: 'image/heic', buffer: heicPhoto() },
    { name: 'plan.pdf', mimeType: 'application/pdf', buffer: printedPage() },
    svgFile(),
    // It has no page.
    { name: 'kapot.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') },
  ]);
  for (const name of ['IMG_0042', 'plan.pdf', 'logo.svg', 'kapot.pdf'])
    await expect(form.file(name)).toContainText(textsOf('nl')('Uploads.done'));
  await form.send();
  const reference = await form.readReference();
  await visitor.close();

  const staff = await browser.newContext(options);
  await signInAsStaff(staff, 'sales');
  const request = new RequestPage(await staff.newPage(), 'fr', reference);
  await request.open();
  const files = request.page.getByRole('list', { name: request.t('StaffRequest.files.title') });
  const pictureOf = (name: string) => files.getByRole('listitem').filter({ hasText: name }).locator('img');
  const sizeOf = (name: string) =>
    pictureOf(name).evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  for (const [name, size] of [
    ['IMG_0042.jpg', [64, 96]],
    ['plan.pdf', [480, 360]],
    ['logo.svg', [480, 360]],
    ['kapot.pdf', [1, 1]],
  ] as const) {
    await pictureOf(name).scrollIntoViewIfNeeded();
    await expect.poll(() => sizeOf(name), name).toEqual(size);
  }
  const icon = files.getByRole('listitem').filter({ hasText: 'kapot.pdf' }).locator('.sign');
  await expect(icon, 'the name of the kind where nothing could be drawn').toBeVisible();
  await expectNoFindings(request.page);
  await staff.close();
});
