import { locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { prePaintScript } from '@/lib/security/pre-paint';
import { sourceHash } from '@/lib/security/source-hash';
import { alive } from '../support/alive';
import { fetchOnce, test } from '../support/crawl';
import { expect } from '../support/test';

const inlineScript = /<script(?![^>]*\bsrc=)(?![^>]*type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(/;\s*/).map((directive) => {
      const [name = '', ...values] = directive.split(/\s+/);
      return [name, values];
    }),
  );
}

function expectStrict(policy: string): Map<string, string[]> {
  const found = directives(policy);
  expect(found.get('default-src')).toEqual(["'none'"]);
  expect(found.get('script-src')?.join(' ')).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
  expect(found.get('style-src')?.join(' ')).not.toMatch(/unsafe|\*|https?:/);
  for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
    expect(found.get(name)).toEqual(["'none'"]);
  for (const name of ['connect-src', 'font-src', 'form-action']) expect(found.get(name)).toEqual(["'self'"]);
  return found;
}

test('every public page has one inline script, the pre-paint one, and a policy that names it and its style sheets', async ({
  site,
}) => {
  expect(site.allPages.length).toBeGreaterThan(80);
  for (const { path, html } of site.allPages) {
    expect(
      Array.from(html.matchAll(inlineScript), ([, body]) => body),
      path,
    ).toEqual([prePaintScript]);
    expect(html.match(/<script[^>]*\bsrc="([^"]*)"/g), path).toHaveLength(1);
    const response = await fetchOnce(path);
    await response.body?.cancel();
    const policy = expectStrict(response.headers.get('content-security-policy') ?? '');
    expect(policy.get('script-src'), path).toContain(sourceHash(prePaintScript));
    expect(policy.get('script-src')?.join(' '), path).not.toContain('nonce');
    const styles = Array.from(html.matchAll(inlineStyle), ([, css = '']) => sourceHash(css));
    expect(styles.length, path).toBeGreaterThan(0);
    for (const style of styles) expect(policy.get('style-src'), path).toContain(style);
  }
});

for (const path of ['/nothing-here', '/nl/niets', pathTo('quote-received', 'en')]) {
  test(`${path} is rendered for one answer: its scripts carry a nonce that no other answer has`, async () => {
    const nonces = [];
    for (const response of [await fetchOnce(path), await fetchOnce(path)]) {
      const policy = expectStrict(response.headers.get('content-security-policy') ?? '');
      const nonce = /'nonce-([^']+)'/.exec(policy.get('script-src')?.join(' ') ?? '')?.[1];
      const html = await response.text();
      for (const [tag, body] of html.matchAll(inlineScript)) {
        if (body !== prePaintScript) expect(tag).toContain(`nonce="${nonce}"`);
      }
      nonces.push(nonce);
    }
    expect(new Set(nonces).size).toBe(2);
    expect(nonces).not.toContain(undefined);
  });
}

for (const path of [
  '/api/health',
  '/icon.svg',
  '/og/fr/home',
  '/robots.txt',
  '/api/nothing',
  '/fr',
  '/a-propos/',
]) {
  test(`${path} has a policy too`, async () => {
    const response = await fetchOnce(path);
    await response.body?.cancel();
    const policy = directives(response.headers.get('content-security-policy') ?? '');
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')?.join(' ') ?? '').not.toContain('unsafe');
  });
}

for (const locale of locales) {
  test(`going on from page to page within an awake site in ${locale} breaks no rule and loses no style`, async ({
    page,
  }) => {
    const violations: string[] = [];
    await page.exposeFunction('tellViolation', (text: string) => violations.push(text));
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        (window as unknown as { tellViolation: (text: string) => void }).tellViolation(
          `${violatedDirective} ${blockedURI}`,
        );
      });
    });
    await page.goto(pathTo('about', locale));
    await alive(page);
    for (const id of ['careers', 'home', 'privacy'] as const) {
      const link = page.locator(
        `footer a[href="${pathTo(id, locale)}"], header a[href="${pathTo(id, locale)}"]`,
      );
      await link.locator('visible=true').first().click();
      await expect(page).toHaveURL(new RegExp(`${pathTo(id, locale)}$`));
      await expect(page.locator(`link[rel="canonical"]`)).toHaveAttribute(
        'href',
        new RegExp(`${id === 'home' ? '' : pathTo(id, locale)}$`),
      );
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
        'rgb(250, 248, 244)',
      );
    }
    expect(violations).toEqual([]);
  });
}
