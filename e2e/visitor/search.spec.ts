import { type Locale, locales } from '@/lib/i18n/locales';
import { pathTo, pathWithin } from '@/lib/i18n/routes';
import { serviceLabels } from '@/lib/services/service-groups';
import { alive } from '../support/alive';
import { expectNoFindings } from '../support/axe';
import { expectNoSidewaysScroll } from '../support/layout';
import { expect, test } from '../support/test';
import { textsOf } from '../support/texts';

const asked: Record<Locale, string> = {
  fr: 'film contre la chaleur',
  nl: 'folie tegen warmte',
  en: 'film against heat',
};

const typed: Record<Locale, string> = { fr: 'enseigne lum', nl: 'lichtrecl', en: 'illuminated si' };

for (const locale of locales) {
  const t = textsOf(locale);

  test.describe(`without script in ${locale}`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

    test('a question is answered by a passage, and its link leads to the place', async ({ page }) => {
      await page.goto(pathTo('about', locale));
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('Pages.search') })
        .click();
      await page.getByRole('combobox').fill(asked[locale]);
      await page.getByRole('button', { name: t('Search.button'), exact: true }).click();
      await expect(page).toHaveURL((url) => url.searchParams.get('q') === asked[locale]);
      await expect(page.getByRole('combobox')).toHaveValue(asked[locale]);
      await expectNoSidewaysScroll(page);
      const answers = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({
          has: page.getByRole('heading', {
            level: 2,
            name: serviceLabels['solar-film'][locale],
            exact: true,
          }),
        });
      await expect(answers.locator('mark').first()).toBeVisible();
      const link = answers.getByRole('heading', { level: 3 }).getByRole('link').first();
      const anchor = new URL((await link.getAttribute('href')) ?? '', 'http://site.test').hash;
      await link.click();
      await expect(page).toHaveURL((url) => url.pathname === pathTo('solar-film', locale));
      if (anchor !== '') await expect(page.locator(anchor)).toBeInViewport();
    });
  });

  test(`what no page speaks of is said in ${locale}, with words that find something`, async ({ page }) => {
    const query = '<b>qzxq</b> "wvkk';
    await page.goto(pathWithin('search', locale, { query: { q: query } }));
    await expect(page.getByRole('status').filter({ hasText: query })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await page
      .getByRole('navigation', { name: t('Search.useful') })
      .getByRole('link')
      .first()
      .click();
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expectNoFindings(page);
  });

  test(`headings are offered while somebody types in ${locale}`, async ({ page }) => {
    await page.goto(pathTo('search', locale));
    await alive(page);
    await page.getByRole('combobox').pressSequentially(typed[locale]);
    await expect(page.locator('datalist option')).not.toHaveCount(0);
  });
}

test('works are found by their pictures', async ({ page }) => {
  await page.goto(pathWithin('search', 'nl', { query: { q: 'lichtbak' } }));
  await expect(
    page
      .getByRole('region', { name: textsOf('nl')('Search.works') })
      .getByRole('img')
      .first(),
  ).toBeVisible();
});

test('the search keeps its question in another language', async ({ page }) => {
  await page.goto(pathWithin('search', 'fr', { query: { q: 'logo' } }));
  await page.getByRole('banner').getByRole('link', { name: 'Nederlands' }).first().click();
  await expect(page).toHaveURL(pathWithin('search', 'nl', { query: { q: 'logo' } }));
});
