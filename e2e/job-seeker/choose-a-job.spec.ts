import { applyPath } from '@/lib/careers/apply-path';
import { jobOffers } from '@/lib/careers/job-offers';
import { locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { ApplicationForm, someApplication } from '../support/application-form';
import { expect, test } from '../support/test';
import { textsOf } from '../support/texts';

for (const locale of locales) {
  const t = textsOf(locale);

  test(`applying for a job in ${locale} leads to the form of the page, with that job chosen`, async ({
    page,
  }) => {
    const form = new ApplicationForm(page, locale);
    await form.open();
    await expect(form.field('position')).toHaveValue('');
    for (const { id } of jobOffers) {
      const offer = page.locator(`#${id}`).getByRole('link', { name: t('Careers.apply'), exact: true });
      await offer.click();
      await expect(form.field('position')).toHaveValue(id);
      await expect(form.field('position')).toBeFocused();
      await expect(form.field('position')).toBeInViewport({ ratio: 1 });
      await expect(page).toHaveURL((url) => url.pathname === pathTo('careers', locale));
      await page.goBack();
      await expect(offer).toBeInViewport();
      await expect(form.field('position')).toHaveValue(id);
    }
    // The choice is one to begin with, and typing elsewhere leaves it alone.
    await form.field('position').selectOption('spontaneous');
    await form.field('firstName').fill('Noor');
    await expect(form.field('position')).toHaveValue('spontaneous');
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`applying for a job in ${locale} leads to a form of its own, with that job chosen`, async ({
      page,
    }) => {
      const form = new ApplicationForm(page, locale);
      for (const { id, title } of jobOffers) {
        await form.openPlain();
        await page
          .locator(`#${id}`)
          .getByRole('link', { name: t('Careers.apply'), exact: true })
          .click();
        await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === applyPath(id, locale));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[locale]);
        await expect(form.field('position')).toHaveValue(id);
      }
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a job chosen afterwards takes the place of the one of a form that came back, and keeps the rest', async ({
    page,
  }) => {
    const [first, second] = ['sign-and-film-fitter', 'prepress-and-print-technician'] as const;
    const form = new ApplicationForm(page, 'nl');
    const application = someApplication({ position: first, email: 'noor@schrijnwerk' });
    await page.goto(applyPath(first, 'nl'));
    await form.fill(application);
    await form.send();
    await expect(form.summary).toBeVisible();
    await form.expectValues(application);

    await page.goto(applyPath(second, 'nl'));
    await form.expectValues({ ...application, position: second });
    await expect(form.summary).toHaveCount(0);
  });

  test('an address that names no job of ours shows the form without a choice', async ({ page }) => {
    const form = new ApplicationForm(page, 'en');
    for (const query of ['?job=made-up', '?job=', '?job=a&job=b', '']) {
      await page.goto(`${pathTo('application-form', 'en')}${query}`);
      await expect(form.field('position')).toHaveValue('');
    }
  });
});
