import type { Page } from '@playwright/test';
import { company } from '@/lib/company/company';
import { openingHours } from '@/lib/company/opening-hours';
import { type Locale, locales, openGraphLocale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { stack } from '../support/stack';
import { expect, test } from '../support/test';

const absolute = (path: string) => new URL(path, stack.siteUrl).href;
const homeUrl = (locale: Locale) => absolute(pathTo('home', locale));

/** What a search engine reads on a page. */
function readHead(page: Page) {
  return page.evaluate(() => {
    const content = (selector: string) =>
      document.querySelector(selector)?.getAttribute('content') ?? undefined;
    return {
      language: document.documentElement.lang,
      title: document.title,
      description: content('meta[name="description"]'),
      robots: content('meta[name="robots"]'),
      headings: Array.from(document.querySelectorAll('h1'), (heading) => heading.textContent?.trim()),
      canonical: Array.from(
        document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]'),
        ({ href }) => href,
      ),
      alternates: Object.fromEntries(
        Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]'), (link) => [
          link.hreflang,
          link.href,
        ]),
      ),
      openGraph: Object.fromEntries(
        Array.from(document.querySelectorAll('meta[property^="og:"]'), (meta) => [
          meta.getAttribute('property')?.slice(3),
          meta.getAttribute('content'),
        ]),
      ),
      structured: Array.from(
        document.querySelectorAll('script[type="application/ld+json"]'),
        (script) => JSON.parse(script.textContent ?? '') as Record<string, unknown>,
      ),
    };
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    test(`the home page in ${locale} tells a crawler everything once`, async ({ page }) => {
      await page.goto(pathTo('home', locale));
      const head = await readHead(page);
      expect(head.language).toBe(locale);
      expect(head.headings).toHaveLength(1);
      expect(head.headings[0]).toMatch(/\S/);
      expect(head.title.length).toBeGreaterThan(15);
      expect(head.title.length).toBeLessThanOrEqual(65);
      expect(head.description?.length).toBeGreaterThan(70);
      expect(head.description?.length).toBeLessThanOrEqual(165);
      expect(head.robots ?? '').not.toContain('noindex');
      expect(head.canonical).toEqual([homeUrl(locale)]);
      expect(head.alternates).toEqual({
        fr: homeUrl('fr'),
        nl: homeUrl('nl'),
        en: homeUrl('en'),
        'x-default': homeUrl('fr'),
      });
      expect(head.openGraph).toMatchObject({
        title: head.title,
        description: head.description,
        locale: openGraphLocale[locale],
        image: absolute(`/og/${locale}/home`),
        site_name: company.name,
      });
      expect(new URL(head.openGraph.url ?? '').href).toBe(homeUrl(locale));
    });

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

    test(`text and links of the home page in ${locale} are in the HTML`, async ({ page }) => {
      await page.goto(pathTo('home', locale));
      await expect(page.getByRole('main')).toBeVisible();
      const hidden = await page.locator('main :is(h1, h2, h3, p, li, dd, label)').evaluateAll((elements) =>
        elements
          .filter(
            (element) => !element.closest('.needs-script, details:not([open]), .film-name, [aria-hidden]'),
          )
          .filter(
            (element) =>
              element.textContent?.trim() &&
              !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
          )
          .map((element) => element.outerHTML.slice(0, 120)),
      );
      expect(hidden).toEqual([]);
      const links = await page
        .locator('a')
        .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
      expect(links.length).toBeGreaterThan(60);
      expect(links.filter((href) => !/^(\/|#|https:|tel:|mailto:)/.test(href))).toEqual([]);
    });
  }

  test('titles, descriptions and headings differ from one language to the next', async ({ page }) => {
    const heads = [];
    for (const locale of locales) {
      await page.goto(pathTo('home', locale));
      heads.push(await readHead(page));
    }
    for (const texts of [
      heads.map(({ title }) => title),
      heads.map(({ description }) => description),
      heads.map(({ headings }) => headings[0]),
    ]) {
      expect(new Set(texts).size).toBe(locales.length);
    }
  });
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

test('each language has a share picture of its own, 1200 by 630', async ({ request }) => {
  const pictures = [];
  for (const locale of locales) {
    const response = await request.get(`/og/${locale}/home`);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('image/png');
    const picture = await response.body();
    // The header chunk of a PNG: width and height at bytes 16 and 20.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    pictures.push(picture.toString('base64'));
  }
  expect(new Set(pictures).size).toBe(locales.length);
});

test('the sitemap lists open pages in each language with their alternates, and nothing else', async ({
  request,
}) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toContain('application/xml');
  const xml = await response.text();
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\s*<urlset/);
  const entries = xml.split('<url>').slice(1);
  const addresses = entries.map((entry) => /<loc>([^<]+)<\/loc>/.exec(entry)?.[1] ?? '');
  for (const locale of locales) expect(addresses).toContain(homeUrl(locale));
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const [index, entry] of entries.entries()) {
    const address = addresses[index] ?? '';
    const alternates = new Map(
      Array.from(entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g), ([, language, href]) => [
        language,
        href,
      ]),
    );
    expect([...alternates.keys()].sort()).toEqual(['en', 'fr', 'nl', 'x-default']);
    expect([...alternates.values()]).toContain(address);
    expect(alternates.get('x-default')).toBe(alternates.get('fr'));
    const page = await request.get(address, { headers: { 'accept-language': '' }, maxRedirects: 0 });
    expect(page.status(), address).toBe(200);
    const html = await page.text();
    expect(html, address).toContain(`<link rel="canonical" href="${address.replace(/\/$/, '')}`);
    expect(html, address).not.toMatch(/<meta name="robots" content="[^"]*noindex/);
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
