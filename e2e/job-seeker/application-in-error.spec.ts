import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type Locale, locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { type ApplicationField, ApplicationForm, someApplication } from '../support/application-form';
import { database } from '../support/database';
import { pdfFile, plainFile, pngFile } from '../support/files';
import { expectNoSidewaysScroll } from '../support/layout';
import { expect, test } from '../support/test';
import { phrase, textsOf } from '../support/texts';

const long = 'Handelsvennootschapsbelastingsaangifteformulierenverwerkingsafdeling';

/** Wrong in two fields, empty in one, and without a CV. */
const wrong = { ...someApplication(), firstName: long, name: '', email: 'noor@schrijnwerk', phone: '12' };
const expected = { name: 'required', email: 'invalidEmail', phone: 'invalidPhone' } as const;

async function expectErrorsShown(page: Page, locale: Locale, cvError: string) {
  const t = textsOf(locale);
  const form = new ApplicationForm(page, locale);
  const fields = Object.entries(expected) as [ApplicationField, (typeof expected)[keyof typeof expected]][];
  await expect(form.summary).toContainText(t('Forms.errorSummary', { count: fields.length + 1 }));
  for (const [name, error] of fields) {
    await expect(form.field(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(form.field(name)).toHaveAccessibleDescription(phrase(t(`errors.${error}`)));
    await expect(page.getByText(t(`errors.${error}`))).toBeVisible();
  }
  await expect(form.summary.getByRole('link')).toHaveText([
    t('Forms.name'),
    t('Forms.email'),
    t('Forms.phone'),
    t('Application.cv'),
  ]);
  await expect(form.cv).toHaveAttribute('aria-invalid', 'true');
  await expect(form.cv).toHaveAccessibleDescription(phrase(cvError));
  for (const name of ['position', 'firstName', 'message'] as const) {
    await expect(form.field(name)).not.toHaveAttribute('aria-invalid');
  }
  await form.expectValues(wrong);
  await expect(form.keepLonger).toBeChecked();
  await expectNoSidewaysScroll(page);
}

test.use({ viewport: { width: 360, height: 740 } });

for (const locale of locales) {
  const t = textsOf(locale);

  test(`a wrong form says in ${locale} what is wrong, keeps everything and goes to the first error`, async ({
    page,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/status of 422.*api\/careers\/applications/);
    const form = new ApplicationForm(page, locale);
    await form.open();
    await form.fill(wrong);
    await form.keepLonger.check();
    await form.send();
    await expectErrorsShown(page, locale, t('Application.cvRequired'));
    await expect(form.field('name')).toBeFocused();
    await expect(form.field('name')).toBeInViewport({ ratio: 1 });

    const right = { ...someApplication(), firstName: long };
    await form.fill(right);
    await form.cv.setInputFiles(pdfFile());
    await expect(form.file('plan.pdf')).toContainText(t('Uploads.done'));
    await form.send();
    await form.readReference();
    await expectNoSidewaysScroll(page);
    expect(await database.applicationsFrom(right.email)).toHaveLength(1);
  });

  test(`a file that is no CV says why in ${locale} before the form is sent`, async ({
    page,
    expectedTrouble,
  }, testInfo) => {
    // The browser notes the refusal of the one whose name promises a PDF.
    expectedTrouble.push(/status of 415.*api\/careers\/uploads/);
    const form = new ApplicationForm(page, locale);
    await form.open();
    const large = testInfo.outputPath('large.pdf');
    await writeFile(large, Buffer.alloc(10 * 1024 * 1024 + 1));
    for (const [file, name, error] of [
      [await pngFile('photo.png'), 'photo.png', t('Application.cvType')],
      [plainFile('letter.pdf'), 'letter.pdf', t('Application.cvType')],
      [large, 'large.pdf', t('errors.fileTooLarge', { size: 10 })],
    ] as const) {
      await form.cv.setInputFiles(file);
      await expect(form.file(name)).toContainText(error);
    }
    // Each takes the place of the one before.
    await form.cv.setInputFiles(pdfFile());
    await expect(form.file('plan.pdf')).toContainText(t('Uploads.done'));
    for (const name of ['photo.png', 'letter.pdf', 'large.pdf']) await expect(form.file(name)).toHaveCount(0);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`a wrong form comes back in ${locale} with what is wrong, everything kept, and can be corrected`, async ({
      page,
    }) => {
      const form = new ApplicationForm(page, locale);
      await form.openPlain();
      await form.fill(wrong);
      await form.keepLonger.check();
      await form.send();
      await expect(page).toHaveURL((url) => url.pathname === pathTo('application-form', locale));
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expectErrorsShown(page, locale, t('Application.cvRequired'));
      await form.summary.getByRole('link').first().click();
      await expect(form.field('name')).toBeFocused();
      await expect(form.field('name')).toBeInViewport({ ratio: 1 });

      const right = { ...someApplication(), firstName: long };
      await form.fill(right);
      await form.cv.setInputFiles(pdfFile());
      await form.send();
      await form.readReference();
      expect(await database.applicationsFrom(right.email)).toHaveLength(1);
    });

    test(`a file that is no CV comes back in ${locale} with the reason and everything typed`, async ({
      page,
    }, testInfo) => {
      const form = new ApplicationForm(page, locale);
      const application = someApplication();
      const files = {
        'a little too large': Buffer.alloc(10 * 1024 * 1024 + 1),
        'far too large': Buffer.alloc(24 * 1024 * 1024),
      };
      await form.openPlain();
      await form.fill(application);
      for (const [name, bytes] of Object.entries(files)) {
        const path = testInfo.outputPath(`${name}.pdf`);
        await writeFile(path, bytes);
        await form.cv.setInputFiles(path);
        await form.send();
        await expect(form.cv, name).toHaveAccessibleDescription(
          phrase(t('errors.fileTooLarge', { size: 10 })),
        );
        await form.expectValues(application);
      }
      await form.cv.setInputFiles(plainFile('letter.pdf'));
      await form.send();
      await expect(form.cv).toHaveAccessibleDescription(phrase(t('Application.cvType')));
      await form.expectValues(application);

      await form.cv.setInputFiles(pdfFile());
      await form.send();
      await form.readReference();
      expect(await database.applicationsFrom(application.email)).toHaveLength(1);
    });

    test(`a CV that was fine need not be chosen again in ${locale}`, async ({ page }) => {
      const form = new ApplicationForm(page, locale);
      const application = someApplication();
      await form.openPlain();
      await form.fill({ ...application, email: 'noor@schrijnwerk' });
      await form.cv.setInputFiles(pdfFile('Mijn cv.pdf'));
      await form.send();
      await expect(form.field('email')).toHaveAttribute('aria-invalid', 'true');
      await expect(form.file('Mijn cv.pdf')).toContainText(t('Uploads.done'));
      await form.field('email').fill(application.email);
      await form.send();
      await form.readReference();
      const [row] = await database.applicationsFrom(application.email);
      const cvs = row ? await database.cvOf(row) : [];
      expect(cvs.map(({ file_name }) => file_name)).toEqual(['Mijn cv.pdf']);
    });
  });
}
