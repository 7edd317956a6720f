import type { Page } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { awake } from '../support/alive';
import { expectNoFindings } from '../support/axe';
import { expectFitsScreens } from '../support/layout';
import { screenOf, screens } from '../support/screens';
import { signInAsStaff, someWord } from '../support/staff';
import { expect, test, unusedSheet } from '../support/test';
import { textsOf } from '../support/texts';

// The switch and the jobs are left alone here: other tests look at the examples that they would hide.

test.beforeEach(({ expectedTrouble }) => {
  expectedTrouble.push(unusedSheet);
});

const address = (locale: 'fr' | 'nl' | 'en', rest = '') => pathWithin('admin-showcase', locale, { rest });

async function fillEach(page: Page, name: string, text: string) {
  for (const locale of locales) await page.locator(`[name="${name}.${locale}"]`).fill(`${text} ${locale}`);
}

for (const locale of locales) {
  test(`axe finds nothing in the showcase and its forms: ${locale}`, async ({ page, context }) => {
    test.slow();
    await signInAsStaff(context, 'editor');
    await page.setViewportSize(screens[screenOf(1, locale)]);
    for (const rest of ['', 'testimonial', 'client', 'job']) {
      await page.goto(address(locale, rest));
      await awake(page);
      await expectNoFindings(page);
      await expectFitsScreens(page);
    }
  });
}

test('a testimonial waits for its permission, then is on the home page at the next load, and off it as fast', async ({
  page,
  context,
}) => {
  test.slow();
  await signInAsStaff(context, 'editor');
  const t = textsOf('nl');
  const word = someWord();
  await page.goto(address('nl', 'testimonial'));
  await awake(page);
  await fillEach(page, 'comment', word);
  await fillEach(page, 'role', 'opticien');
  await page.getByLabel(t('StaffShowcase.form.name')).fill(`Nele ${word}`);
  await page.locator('[name="originalLocale"]').selectOption('fr');

  await page.getByRole('button', { name: t('StaffShowcase.form.publish') }).click();
  for (const name of ['source', 'permissionFrom', 'permissionHow', 'permissionOn']) {
    await expect(page.locator(`[name="${name}"]`), name).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page.locator('[name="source"]')).toBeFocused();
  await expect(page.locator('[name="comment.nl"]')).toHaveValue(`${word} nl`);

  await page.locator('[name="source"]').fill('Een mail');
  await page.locator('[name="permissionFrom"]').fill('Nele');
  await page.locator('[name="permissionHow"]').selectOption('email');
  await page.locator('[name="permissionOn"]').fill('2026-11-03');
  await page.getByRole('button', { name: t('StaffShowcase.form.publish') }).click();
  await expect(page.getByText(t('StaffShowcase.outcome.published'))).toBeVisible();

  await page.goto('/nl');
  const figure = page.locator('figure').filter({ hasText: `${word} nl` });
  await expect(figure).toContainText(`Nele ${word}`);
  await expect(figure).toContainText(t('Home.translatedFrom', { language: 'Frans' }));

  await page.goto(address('nl'));
  const row = page.getByRole('listitem').filter({ hasText: `Nele ${word}` });
  await row.getByRole('button', { name: t('StaffShowcase.form.withdraw') }).click();
  await expect(page.getByText(t('StaffShowcase.outcome.withdrawn'))).toBeVisible();
  expect(await (await page.request.get('/nl')).text()).not.toContain(word);

  await row.getByRole('button', { name: t('StaffShowcase.delete') }).click();
  await expect(page.getByText(t('StaffShowcase.outcome.deleted'))).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: t('StaffShowcase.undo') }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: t('StaffShowcase.delete') }).click();
  await expect(row).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a draft is saved, and what is wrong with it stands beside the field with what was typed', async ({
    page,
    context,
  }) => {
    await signInAsStaff(context, 'editor');
    const t = textsOf('fr');
    const word = someWord();
    await page.goto(address('fr', 'client'));
    await page.getByLabel(t('StaffShowcase.form.clientName')).fill(word);
    await page.locator('[name="permissionEmail"]').fill('nele');
    await page.getByRole('button', { name: t('StaffShowcase.form.saveDraft') }).click();
    await expect(page.locator('[name="permissionEmail"]')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(t('StaffShowcase.form.clientName'))).toHaveValue(word);
    await page.locator('[name="permissionEmail"]').fill('');
    await page.getByRole('button', { name: t('StaffShowcase.form.saveDraft') }).click();
    await expect(page.getByText(t('StaffShowcase.outcome.made'))).toBeVisible();
    const row = page.getByRole('listitem').filter({ hasText: word });
    await row.getByRole('button', { name: t('StaffShowcase.delete') }).click();
    await expect(row).toHaveCount(0);
  });
});

test('the overview says how much is still invented', async ({ page, context }) => {
  await signInAsStaff(context, 'editor');
  const t = textsOf('en');
  await page.goto('/en/admin');
  await expect(page.getByText(t('StaffShowcase.examples.areSeen'))).toBeVisible();
  await page.goto(address('en'));
  await expect(page.getByRole('button', { name: t('StaffShowcase.examples.hide') })).toBeVisible();
});
