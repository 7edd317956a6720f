import { locales } from '@/lib/i18n/locales';
import { type PageId, pathTo } from '@/lib/i18n/routes';
import { absolute, publicPages, unlistedPages } from '@/tests/support/public-pages';
import { expect, test } from '../support/test';

const pathsOf = (ids: readonly PageId[]) => ids.flatMap((id) => locales.map((locale) => pathTo(id, locale)));

test('a false Host changes no address on any page', async ({ request }) => {
  for (const path of [...pathsOf(publicPages), '/sitemap.xml', '/robots.txt', '/llms.txt']) {
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

test('the alternates of a page stand in its HTML and nowhere else', async ({ request }) => {
  for (const path of pathsOf(['home', 'signs'])) {
    const response = await request.get(path, { headers: { 'accept-language': '' }, maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(response.headers().link ?? '').not.toContain('alternate');
  }
});

test('a page that is not for search engines says so', async ({ request }) => {
  // A hundred pages, each made for the one who asks.
  test.slow();
  for (const path of pathsOf(unlistedPages)) {
    // Those that belong to a person lead to the sign-in, which must say so too.
    const response = await request.get(path, { headers: { 'accept-language': '' } });
    expect(response.status(), path).toBe(200);
    expect(await response.text(), path).toMatch(/<meta name="robots" content="[^"]*noindex/);
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
