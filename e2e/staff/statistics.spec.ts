import type { Page } from '@playwright/test';
import { type Locale, locales } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { expectNoFindings } from '../support/axe';
import { expectFitsScreens } from '../support/layout';
import { recordVisit } from '../support/records';
import { screenOf, screens } from '../support/screens';
import { signInAsStaff, someWord } from '../support/staff';
import { expect, test } from '../support/test';
import { textsOf } from '../support/texts';

// Days that no other test's visits fall on, within what retention leaves.
const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const statistics = (locale: Locale, query: Record<string, string> = {}) =>
  pathWithin('admin-statistics', locale, { query });

const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });

for (const [index, locale] of locales.entries()) {
  test(`the statistics have no finding, on a desktop or a phone, in ${locale}`, async ({ page, context }) => {
    test.slow();
    const t = textsOf(locale);
    const [from, to, before] = [dayAgo(212 + index * 20), dayAgo(205 + index * 20), dayAgo(214 + index * 20)];
    const path = `/${someWord()}`;
    await recordVisit(from, path, { sent: true });
    await recordVisit(to, path, { country: 'NL' });
    await recordVisit(before, path);
    await signInAsStaff(context, index === 0 ? 'editor' : 'sales');
    const viewport = screens[screenOf(0, locale)];
    await page.setViewportSize(viewport);
    await page.goto(statistics(locale, { from, to }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Statistics.title'));
    await expect(page.getByText(t('Statistics.lead'))).toBeVisible();
    const tile = page.getByRole('main').locator('.stat-tile').first();
    await expect(tile).toContainText(/2\+100/);
    await expect(page.getByRole('img', { name: /4/ }).first()).toBeVisible();
    await expect(section(page, t('Statistics.sections.paths'))).toContainText(path);
    await expect(section(page, t('Statistics.sections.sources'))).toContainText('zoeken.test');
    await expect(section(page, t('Statistics.sections.countries')).getByRole('listitem')).toHaveCount(2);
    await expectNoFindings(page);
    await expectFitsScreens(page);
    for (const table of await page.getByText(t('Statistics.table'), { exact: true }).all())
      await table.click();
    await expect(page.locator('.figures-below').getByRole('table')).toHaveCount(11);
    await expectNoFindings(page);
    await expectFitsScreens(page);
  });
}

test('a period, a table and its file are reached by keyboard', async ({ page, context }) => {
  await signInAsStaff(context, 'sales');
  const path = `/${someWord()}`;
  await recordVisit(dayAgo(3), path);
  const t = textsOf('en');
  await page.goto(statistics('en', { period: '90' }));
  const periods = page.getByRole('navigation', { name: t('Statistics.periodLabel') });
  await expect(periods.getByRole('link', { name: t('Statistics.periods.90') })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await periods.getByRole('link', { name: t('Statistics.periods.7') }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(statistics('en', { period: '7' }));
  const visits = section(page, t('Statistics.sections.visits'));
  await visits.getByText(t('Statistics.table'), { exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(visits.getByRole('table').getByRole('row')).toHaveCount(8);
  const file = page.waitForEvent('download');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect((await file).suggestedFilename()).toMatch(/^statistics-days(-\d{4}-\d\d-\d\d){2}\.csv$/);
  // The same period in another language.
  await page.getByRole('banner').getByRole('link', { name: /^NL/ }).click();
  await expect(page).toHaveURL(statistics('nl', { period: '7' }));
});

test('days that are no period are said to be none, and a period without a visit says since when one counts', async ({
  page,
  context,
}) => {
  await signInAsStaff(context, 'admin');
  await recordVisit(dayAgo(2), '/');
  const t = textsOf('nl');
  await page.goto(statistics('nl', { from: dayAgo(1), to: dayAgo(5) }));
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('Statistics.periodInvalid'));
  await expect(page.getByLabel(t('Statistics.from'), { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expectNoFindings(page);

  const [from, to] = [dayAgo(700), dayAgo(690)];
  await page.getByLabel(t('Statistics.from'), { exact: true }).fill(from);
  await page.getByLabel(t('Statistics.to'), { exact: true }).fill(to);
  await page.getByRole('button', { name: t('Statistics.show') }).click();
  await expect(page).toHaveURL(statistics('nl', { from, to }));
  await expect(page.getByRole('link', { name: t('Statistics.emptyPeriod.link') })).toBeVisible();
  await expectNoFindings(page);
});
