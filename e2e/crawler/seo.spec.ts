import type { Page } from '@playwright/test';
import { company } from '@/lib/company/company';
import { openingHours } from '@/lib/company/opening-hours';
import { type Locale, locales, openGraphLocale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { stack } from '../support/stack';
import { expect, test } from '../support/test';

const absolute = (path: string) => new URL(path, stack.siteUrl).href;
const homeUrl = (locale: Locale) => absolute(pathTo('home', locale));

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    test(`the structured data in ${locale} say what the page shows`, async ({ page }) => {
      await page.goto(pathTo('home', locale));
      const [business, ...others] = (await readHead(page)).structured;
      if (!business) throw new Error('The page has no structured data');
      expect(others).toEqual([]);
      expect(business).toMatchObject({
        '@context': 'https://schema.org',
        '@type': 'LocalBusiness',
        name: company.name,
        url: homeUrl(locale),
        telephone: company.phone.e164,
        email: company.email,
        openingHoursSpecification: {
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: openingHours.opens,
          closes: openingHours.closes,
        },
      });
      expect(JSON.stringify(business)).not.toMatch(/rating|review/i);

      const footer = page.getByRole('contentinfo');
      const { streetAddress, postalCode, addressLocality } = business.address as Record<string, string>;
      for (const fact of [business.legalName, streetAddress, `${postalCode} ${addressLocality}`]) {
        await expect(footer).toContainText(String(fact));
      }
      await expect(footer.getByRole('link', { name: company.phone.display[locale] })).toHaveAttribute(
        'href',
        `tel:${business.telephone}`,
      );
      await expect(footer.getByRole('link', { name: String(business.email) })).toBeVisible();
      expect((await footer.textContent())?.replaceAll(/\W/g, '')).toContain(String(business.vatID));
      // 9:00 and 17:30, as each language writes them.
      await expect(footer).toContainText(/9(:00)?(\sh)?\D+17\W?(h\W)?30/);
    });
  }
});

test('a false Host changes no address on any page', async ({ request }) => {
  for (const path of [...locales.map((locale) => pathTo('home', locale)), '/sitemap.xml', '/robots.txt']) {
    const response = await request.get(path, { headers: { host: 'evil.test' }, maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    expect(await response.text(), path).not.toContain('evil.test');
    expect(JSON.stringify(response.headers()), path).not.toContain('evil.test');
  }
  const redirect = await request.get('/', {
    headers: { host: 'evil.test', 'accept-language': 'nl' },
    maxRedirects: 0,
  });
  expect(redirect.headers().location).not.toContain('evil.test');
});

test('every alternate address answers with a page of its language', async ({ request }) => {
  for (const locale of locales) {
    const response = await request.get(homeUrl(locale), {
      headers: { 'accept-language': '' },
      maxRedirects: 0,
    });
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain(`lang="${locale}"`);
    expect(response.headers().link ?? '').not.toContain('alternate');
  }
});

test('robots.txt names the sitemap and keeps crawlers out of accounts and the back office', async ({
  request,
}) => {
  const lines = (await (await request.get('/robots.txt')).text()).split('\n');
  expect(lines).toContain(`Sitemap: ${absolute('/sitemap.xml')}`);
  for (const path of ['/admin', '/nl/admin', '/en/admin', '/auth', '/nl/auth', '/logout', '/api/']) {
    expect(lines).toContain(`Disallow: ${path}`);
  }
  expect(lines).not.toContain('Disallow: /');
});
