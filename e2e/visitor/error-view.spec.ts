import { locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { breakage, breakPage, mendPage } from '../support/break-page';
import { expect, test } from '../support/test';
import { textsOf } from '../support/texts';

for (const locale of locales) {
  test(`a page that breaks says so in ${locale} and can be tried again`, async ({
    page,
    expectedTrouble,
  }) => {
    expectedTrouble.push(...breakage);
    const t = textsOf(locale);
    await breakPage(page, locale);
    await expect(page.getByText(t('ErrorPage.text'))).toBeVisible();
    await expect(page.getByRole('link', { name: t('ErrorPage.home') })).toHaveAttribute(
      'href',
      pathTo('home', locale),
    );
    await expect(page.getByRole('main')).not.toContainText(/chunk|_next|Error:/i);

    await mendPage(page);
    await page.getByRole('button', { name: t('ErrorPage.retry') }).click();
    await expect(page.locator('#quote-form-start')).toBeVisible();
    await expect(page).toHaveURL(pathTo('home', locale));
  });
}
