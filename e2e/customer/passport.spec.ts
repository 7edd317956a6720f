import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { locales } from '@/lib/i18n/locales';
import { pathTo, pathWithin } from '@/lib/i18n/routes';
import { expectNoFindings } from '../support/axe';
import { expectNoSidewaysScroll } from '../support/layout';
import { JobDesk, storeOrder } from '../support/proofs';
import { RequestPage } from '../support/request-page';
import { signInAsStaff, someWord, storeQuote } from '../support/staff';
import { expect, test } from '../support/test';
import { textsOf } from '../support/texts';

test('a job is done, its passport is opened by its code without a script, and the claim is in the inbox', async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  const locale = 'nl';
  const t = textsOf(locale);
  const { reference } = await storeQuote(someWord(), { locale });
  await storeOrder(reference, locale);
  await signInAsStaff(context, 'sales');
  const request = new RequestPage(page, locale, reference);
  await request.open();
  const job = new JobDesk(page, locale);
  await job.override('Tekening op papier getekend', 'done');
  const desk = page.locator('#passport');
  await expect(desk).toBeVisible();
  // Filled in from the offer that was accepted.
  await expect(desk.locator('[name="made"]')).not.toBeEmpty();
  await desk.locator('[name="films"]').fill('M07 Mat bosgroen');
  await desk.getByRole('button', { name: t('StaffPassport.save'), exact: true }).click();
  await expect(desk.getByRole('status')).toHaveText(t('StaffPassport.done.saved'));
  await expectNoFindings(page);

  const link = (await desk.getByRole('link', { name: t('StaffPassport.page') }).getAttribute('href')) ?? '';
  expect(link).toContain(pathTo('passport', locale));
  // Whoever holds the card: another browser, and no script.
  const stranger = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
  });
  const passport = await stranger.newPage();
  const answer = await passport.goto(link);
  expect(answer?.headers()['cache-control']).toContain('private');
  await expect(passport.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(passport.locator('main')).toContainText('M07 Mat bosgroen');
  await expectNoSidewaysScroll(passport);
  const claim = passport.locator('#claim');
  await claim.getByLabel(t('Passport.claim.message')).fill('De rand aan het linkerportier komt los.');
  await claim.getByLabel(t('Forms.firstName')).fill('Jan');
  await claim.getByLabel(t('Forms.name'), { exact: true }).fill('Maes');
  await claim.getByLabel(t('Forms.email')).fill(`${randomUUID()}@garage.test`);
  const notes = { name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('geen foto') };
  await claim.locator('[name="files"]').setInputFiles(notes);
  await claim.getByRole('button', { name: t('Passport.claim.send') }).click();
  // Nothing typed is lost.
  await expect(claim).toContainText(t('Passport.claim.files.fileType'));
  await expect(claim.getByLabel(t('Passport.claim.message'))).toHaveValue(/linkerportier/);
  const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#2438c9' } })
    .jpeg()
    .toBuffer();
  await claim
    .locator('[name="files"]')
    .setInputFiles({ name: 'rand.jpg', mimeType: 'image/jpeg', buffer: photo });
  await claim.getByRole('button', { name: t('Passport.claim.send') }).click();
  await expect(claim.getByRole('status')).toBeVisible();
  const said = (await claim.getByRole('status').textContent()) ?? '';
  const own = /\d{3}-\d{3}-\d{3}/.exec(said)?.[0] ?? '';
  await stranger.close();

  await page.goto(pathWithin('admin-requests', locale));
  await expect(page.locator('main')).toContainText(own);
  await new RequestPage(page, locale, own).open();
  const about = page.getByRole('region', { name: t('StaffPassport.claim') });
  await expect(about).toContainText('M07 Mat bosgroen');
  await about.getByRole('link', { name: new RegExp(reference) }).click();
  await expect(page.locator('#passport')).toContainText(own);

  // In every language, on a desktop and on the narrowest phone.
  const { search } = new URL(link, 'http://site.test');
  for (const other of locales) {
    await page.goto(pathTo('passport', other) + search);
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await expectNoFindings(page);
      await expectNoSidewaysScroll(page);
    }
  }
});
