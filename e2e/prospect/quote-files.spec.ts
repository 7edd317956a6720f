import { writeFile } from 'node:fs/promises';
import { locales } from '@/lib/i18n/locales';
import { database } from '../support/database';
import { pdfFile, plainFile, pngFile, svgFile } from '../support/files';
import { receiveReferencedMails } from '../support/mailbox';
import { QuoteForm, someQuote } from '../support/quote-form';
import { expect, test } from '../support/test';
import { textsOf } from '../support/texts';

const uploads = '**/api/quotes/uploads?*';

test('files leave at once, one can be taken back, and the others arrive with the request', async ({
  page,
}) => {
  const t = textsOf('fr');
  const form = new QuoteForm(page, 'fr');
  const quote = someQuote();
  await form.haveTicket();
  await form.open();
  await form.files.setInputFiles([pdfFile(), await pngFile(), svgFile()]);
  for (const name of ['plan.pdf', 'façade.png', 'logo.svg']) {
    await expect(form.file(name)).toContainText(t('Uploads.done'));
  }
  const withdrawn = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('button', { name: t('Uploads.remove', { name: 'façade.png' }) }).click();
  await expect(form.file('façade.png')).toHaveCount(0);
  await expect(form.files).toBeFocused();
  expect((await withdrawn).status()).toBe(200);

  await form.fill(quote);
  await form.send();
  const reference = await form.readReference();
  const [row] = await database.quotesFrom(quote.email);
  if (!row) throw new Error('The request is not stored');
  const attachments = await database.attachmentsOf(row);
  expect(attachments.map(({ file_name, kind }) => [file_name, kind])).toEqual([
    ['plan.pdf', 'pdf'],
    ['logo.svg', 'svg'],
  ]);
  const { confirmation, notification } = await receiveReferencedMails(reference, quote.email);
  expect(notification.text).toContain('plan.pdf');
  expect(notification.text).toContain('logo.svg');
  expect(notification.text).not.toContain('façade.png');
  // Names of files are typed freely too.
  expect(confirmation.text).not.toMatch(/plan\.pdf|logo\.svg|façade\.png/);
  expect(notification.html).toContain('/api/quotes/attachments/');
  expect(confirmation.html).not.toContain('/api/quotes/attachments/');
});

test('a file on its way shows its progress, and the form waits for it', async ({ page }) => {
  const t = textsOf('en');
  const form = new QuoteForm(page, 'en');
  const quote = someQuote();
  await form.haveTicket();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(uploads, async (route) => {
    await released;
    await route.continue();
  });
  await form.open();
  await form.fill(quote);
  await form.files.setInputFiles(pdfFile());
  await expect(
    page.getByRole('progressbar', { name: t('Uploads.progress', { name: 'plan.pdf' }) }),
  ).toBeVisible();
  await form.send();
  await expect(form.summary).toContainText(t('Uploads.wait'));
  expect(await database.quotesFrom(quote.email)).toHaveLength(0);

  release();
  await expect(form.file('plan.pdf')).toContainText(t('Uploads.done'));
  await expect(form.summary).toHaveCount(0);
  await form.send();
  await form.readReference();
  const [row] = await database.quotesFrom(quote.email);
  expect(row && (await database.attachmentsOf(row))).toHaveLength(1);
});

test('a file that did not get through can be tried again', async ({ page, expectedTrouble }) => {
  expectedTrouble.push(/ERR_FAILED.*api\/quotes\/uploads/);
  const t = textsOf('nl');
  const form = new QuoteForm(page, 'nl');
  await form.haveTicket();
  await page.route(uploads, (route) => route.abort(), { times: 1 });
  await form.open();
  await form.files.setInputFiles(pdfFile());
  await expect(form.file('plan.pdf')).toContainText(t('errors.uploadFailed'));
  await page.getByRole('button', { name: t('Uploads.retry', { name: 'plan.pdf' }) }).click();
  await expect(form.files).toBeFocused();
  await expect(form.file('plan.pdf')).toContainText(t('Uploads.done'));
});

test('files of a form that was begun days ago go with it all the same', async ({ page, expectedTrouble }) => {
  expectedTrouble.push(/status of 403.*api\/quotes\/uploads/);
  const t = textsOf('fr');
  const form = new QuoteForm(page, 'fr');
  const quote = someQuote();
  const expired = () =>
    page.route(uploads, (route) => route.fulfill({ status: 403, json: { error: 'ticketExpired' } }), {
      times: 1,
    });
  await form.haveTicket();
  await form.open();
  await form.files.setInputFiles(pdfFile());
  await expect(form.file('plan.pdf')).toContainText(t('Uploads.done'));
  await expired();
  const again = page.waitForResponse(
    (response) => response.url().includes('plan.pdf') && response.status() === 201,
  );
  await form.files.setInputFiles(svgFile());
  expect((await again).ok()).toBe(true);
  for (const name of ['plan.pdf', 'logo.svg']) {
    await expect(form.file(name)).toContainText(t('Uploads.done'));
  }

  // A page that was loaded anew holds no file any more, only the word for it.
  await form.fill(quote);
  await page.reload();
  await expect(form.file('logo.svg')).toContainText(t('Uploads.done'));
  await expired();
  await form.files.setInputFiles(await pngFile());
  await expect(form.file('façade.png')).toContainText(t('Uploads.done'));
  for (const name of ['plan.pdf', 'logo.svg']) {
    await expect(form.file(name)).toContainText(t('errors.uploadExpired'));
    await page.getByRole('button', { name: t('Uploads.remove', { name }) }).click();
  }
  await form.files.setInputFiles(pdfFile());
  await expect(form.file('plan.pdf')).toContainText(t('Uploads.done'));
  await form.send();
  await form.readReference();
  const [row] = await database.quotesFrom(quote.email);
  expect(row && (await database.attachmentsOf(row)).map(({ file_name }) => file_name)).toEqual([
    'façade.png',
    'plan.pdf',
  ]);
});

for (const locale of locales) {
  test(`files that cannot be taken say why in ${locale}`, async ({ page, expectedTrouble }, testInfo) => {
    // The browser notes the refusals.
    expectedTrouble.push(/status of 415.*api\/quotes\/uploads/);
    const t = textsOf(locale);
    const form = new QuoteForm(page, locale);
    await form.haveTicket();
    await form.open();
    const poster = testInfo.outputPath('poster.pdf');
    await writeFile(poster, Buffer.alloc(10 * 1024 * 1024 + 1));
    const named = await pngFile('IMG_0001.HEIC');
    // As a telephone begins one, without its end.
    const broken = {
      name: 'IMG_0002.HEIC',
      mimeType: 'image/heic',
      buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    };
    await form.files.setInputFiles([plainFile('setup.exe'), plainFile('photo.png'), named, broken]);
    await form.files.setInputFiles(poster);
    await expect(form.file('setup.exe')).toContainText(t('errors.fileType'));
    await expect(form.file('photo.png')).toContainText(t('errors.fileType'));
    // Its content is a picture, whatever a telephone calls it.
    await expect(form.file('IMG_0001.HEIC')).toContainText(t('Uploads.done'));
    await expect(form.file('IMG_0002.HEIC')).toContainText(t('errors.fileHeic'));
    await expect(form.file('poster.pdf')).toContainText(t('errors.fileTooLarge', { size: 10 }));
  });

  test(`a request without the file that could not be taken is sent when that was said, in ${locale}`, async ({
    page,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/status of 415.*api\/quotes\/uploads/);
    const t = textsOf(locale);
    const form = new QuoteForm(page, locale);
    const quote = await form.begin();
    await form.files.setInputFiles([plainFile('logo.png'), svgFile('logo.svg')]);
    await expect(form.file('logo.png')).toContainText(t('errors.fileType'));
    await expect(form.file('logo.svg')).toContainText(t('Uploads.done'));
    await form.send();
    await expect(form.summary).toContainText(t('Uploads.unsent'));
    await expect(form.summary).toBeFocused();
    await expect(form.summary.getByRole('link', { name: t('Uploads.label') })).toHaveAttribute(
      'href',
      '#quote-files',
    );
    expect(await database.quotesFrom(quote.email)).toHaveLength(0);
    await form.send();
    await form.readReference();
    const [row] = await database.quotesFrom(quote.email);
    expect(row && (await database.attachmentsOf(row))).toMatchObject([{ file_name: 'logo.svg' }]);
  });

  test(`a sixth file is refused in ${locale}, the five others are kept`, async ({ page }) => {
    const t = textsOf(locale);
    const form = new QuoteForm(page, locale);
    await form.haveTicket();
    await form.open();
    await form.files.setInputFiles([1, 2, 3, 4, 5, 6].map((number) => svgFile(`logo-${number}.svg`)));
    await expect(page.getByText(t('errors.tooManyFiles', { count: 5 }))).toBeVisible();
    await expect(page.getByText(t('Uploads.done'), { exact: true })).toHaveCount(5);
    await expect(form.file('logo-6.svg')).toHaveCount(0);
  });
}

test('uploaded files come back with the draft after a reload, even one at the moment they are there', async ({
  page,
}) => {
  const t = textsOf('fr');
  const form = new QuoteForm(page, 'fr');
  const quote = await form.begin();
  const kept = await page.evaluateHandle((done) => {
    const drafts: (string | null)[] = [];
    new MutationObserver(() => {
      const isShown = [...document.querySelectorAll('li')].some((item) => item.textContent.includes(done));
      if (!isShown || drafts.length > 0) return;
      dispatchEvent(new Event('pagehide'));
      drafts.push(localStorage.getItem('quote-draft'));
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    return drafts;
  }, t('Uploads.done'));
  await form.files.setInputFiles(pdfFile());
  await expect(form.file('plan.pdf')).toContainText(t('Uploads.done'));
  expect((await kept.jsonValue()).join()).toContain('plan.pdf');
  await page.reload();
  await expect(form.file('plan.pdf')).toContainText(t('Uploads.done'));
  await form.send();
  await form.readReference();
  const [row] = await database.quotesFrom(quote.email);
  expect(row && (await database.attachmentsOf(row))).toHaveLength(1);
});
