import type { Page } from '@playwright/test';
import { applicationConfirmationCopy, applicationNotificationCopy } from '@/lib/careers/mail/copy';
import { findPositionTitle } from '@/lib/careers/positions';
import { company } from '@/lib/company/company';
import { type Locale, locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { ApplicationForm, type ApplicationValues, someApplication } from '../support/application-form';
import { database } from '../support/database';
import { pdfFile } from '../support/files';
import { receiveReferencedMails } from '../support/mailbox';
import { expect, test } from '../support/test';
import { textsOf } from '../support/texts';

const positionOf: Record<Locale, string> = {
  fr: 'spontaneous',
  nl: 'sign-and-film-fitter',
  en: 'prepress-and-print-technician',
};

async function expectStoredAndMailed(
  page: Page,
  locale: Locale,
  application: ApplicationValues,
  keepLonger: boolean,
) {
  const reference = await new ApplicationForm(page, locale).readReference();
  const rows = await database.applicationsFrom(application.email);
  expect(rows).toHaveLength(1);
  const [row] = rows;
  expect(row).toMatchObject({
    reference,
    locale,
    position_id: application.position,
    first_name: application.firstName,
    name: application.name,
    phone: '+32470123456',
    message: application.message,
    keep_longer: keepLonger,
  });
  const cvs = row ? await database.cvOf(row) : [];
  expect(cvs.map(({ file_name, kind }) => [file_name, kind])).toEqual([['Mijn cv.pdf', 'pdf']]);

  const { confirmation, notification } = await receiveReferencedMails(reference, application.email);
  expect(confirmation.subject).toBe(applicationConfirmationCopy[locale].subject(reference));
  expect(confirmation.html).toContain(`lang="${locale}"`);
  expect(confirmation.text).toContain(findPositionTitle(application.position)[locale]);
  expect(confirmation.text).not.toContain('Mijn cv.pdf');
  expect(notification.text).toContain('Mijn cv.pdf');
  expect(confirmation.html).not.toContain('/api/careers/attachments/');
  expect(notification.html).toContain(applicationNotificationCopy[company.staffLocale].headline);
  expect(notification.text).toContain(findPositionTitle(application.position)[company.staffLocale]);
  expect(notification.html).toContain('/api/careers/attachments/');
}

for (const locale of locales) {
  const t = textsOf(locale);
  const keepLonger = locale === 'en';

  test(`an application written in ${locale} is stored once with its CV and answered by two mails`, async ({
    page,
  }) => {
    const form = new ApplicationForm(page, locale);
    const application = someApplication({ position: positionOf[locale] });
    await form.open();
    await form.fill(application);
    await expect(form.keepLonger).not.toBeChecked();
    await form.keepLonger.setChecked(keepLonger);
    await form.cv.setInputFiles(pdfFile('Mijn cv.pdf'));
    await expect(form.file('Mijn cv.pdf')).toContainText(t('Uploads.done'));
    await form.send();
    await expect(page.getByRole('heading', { name: t('Application.success') })).toBeFocused();
    await expectStoredAndMailed(page, locale, application, keepLonger);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`an application written in ${locale} is stored once with its CV and answered by two mails`, async ({
      page,
    }) => {
      const form = new ApplicationForm(page, locale);
      const application = someApplication({ position: positionOf[locale] });
      await form.openPlain();
      await form.fill(application);
      await form.keepLonger.setChecked(keepLonger);
      await form.cv.setInputFiles(pdfFile('Mijn cv.pdf'));
      await form.send();
      await expect(page).toHaveURL((url) => url.pathname === pathTo('application-received', locale));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Application.success'));
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await expectStoredAndMailed(page, locale, application, keepLonger);
    });
  });
}

test('ten quick clicks send one application', async ({ page }) => {
  const form = new ApplicationForm(page, 'fr');
  const application = someApplication();
  await form.open();
  await form.fill(application);
  await form.cv.setInputFiles(pdfFile());
  await expect(form.file('plan.pdf')).toContainText(textsOf('fr')('Uploads.done'));
  await form.sendButton.evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 10; click += 1) button.click();
  });
  const reference = await form.readReference();
  await receiveReferencedMails(reference, application.email);
  expect(await database.applicationsFrom(application.email)).toHaveLength(1);
});

test('a CV still on its way is waited for', async ({ page }) => {
  const t = textsOf('nl');
  const form = new ApplicationForm(page, 'nl');
  const application = someApplication();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/careers/uploads?*', async (route) => {
    await released;
    await route.continue();
  });
  await form.open();
  await form.fill(application);
  await form.cv.setInputFiles(pdfFile());
  await expect(
    page.getByRole('progressbar', { name: t('Uploads.progress', { name: 'plan.pdf' }) }),
  ).toBeVisible();
  await form.send();
  await expect(form.summary).toContainText(t('Uploads.wait'));

  release();
  await expect(form.file('plan.pdf')).toContainText(t('Uploads.done'));
  await form.send();
  await form.readReference();
  expect(await database.applicationsFrom(application.email)).toHaveLength(1);
});

test('a connection lost on sending keeps the form and its CV; the retry works', async ({
  page,
  context,
  expectedTrouble,
}) => {
  expectedTrouble.push(/ERR_INTERNET_DISCONNECTED/);
  const t = textsOf('fr');
  const form = new ApplicationForm(page, 'fr');
  const application = someApplication();
  await form.open();
  await form.fill(application);
  await form.cv.setInputFiles(pdfFile());
  await expect(form.file('plan.pdf')).toContainText(t('Uploads.done'));
  await context.setOffline(true);
  await form.send();
  await expect(form.summary).toContainText(t('Forms.offline'));
  await form.expectValues(application);

  await context.setOffline(false);
  await form.retryButton.click();
  await form.readReference();
  expect(await database.applicationsFrom(application.email)).toHaveLength(1);
});

test('the page of a received application says so when its address is made up', async ({ page }) => {
  for (const locale of locales) {
    await page.goto(`${pathTo('application-received', locale)}?application=made.up`);
    await expect(page.getByText(textsOf(locale)('Application.expired'))).toBeVisible();
  }
});
