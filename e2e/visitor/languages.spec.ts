import type { APIRequestContext, Page } from '@playwright/test';
import { formerAddresses } from '@/lib/i18n/former-addresses';
import { localeCookie, localeCookieMaxAge } from '@/lib/i18n/locale-cookie';
import { type Locale, localeNames, locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { undecided } from '../support/consent';
import { Header } from '../support/header';
import { stack } from '../support/stack';
import { expect, test } from '../support/test';
import { textsOf } from '../support/texts';

test.use({ reducedMotion: 'no-preference' });

/** One answer, redirects not followed. */
async function ask(request: APIRequestContext, path: string, headers: Record<string, string> = {}) {
  const response = await request.get(path, {
    headers: { 'accept-language': '', ...headers },
    maxRedirects: 0,
  });
  const location = response.headers().location;
  return {
    status: response.status(),
    location:
      location === undefined ? null : new URL(location, stack.siteUrl).href.slice(stack.siteUrl.length),
    cacheControl: response.headers()['cache-control'] ?? '',
    setsCookie: response.headers()['set-cookie'] !== undefined,
    language: /<html[^>]* lang="(\w+)"/.exec(await response.text())?.[1] ?? null,
  };
}

const served = (language: Locale) => ({ status: 200, location: null, language, setsCookie: false });

for (const { wishes, language } of [
  { wishes: 'nl', language: 'nl' },
  { wishes: 'nl-BE,nl;q=0.9,fr;q=0.8', language: 'nl' },
  { wishes: 'fr;q=0.4, en-GB;q=0.8', language: 'en' },
  { wishes: 'de-DE, nl;q=0.5', language: 'nl' },
] as const) {
  test(`the home page answers "${wishes}" with a redirect to ${language} that no cache keeps`, async ({
    request,
  }) => {
    expect(await ask(request, '/', { 'accept-language': wishes })).toMatchObject({
      status: 307,
      location: `/${language}`,
      cacheControl: 'no-store',
      setsCookie: false,
    });
  });
}

for (const wishes of ['', 'fr-BE', 'de', 'fr, nl', 'nl;q=0, de', '*', ',;,']) {
  test(`the home page answers "${wishes}" in French`, async ({ request }) => {
    expect(await ask(request, '/', { 'accept-language': wishes })).toMatchObject(served('fr'));
  });
}

test('a French address shared with a Dutch speaker stays French', async ({ request }) => {
  const dutch = { 'accept-language': 'nl-BE,nl' };
  expect(await ask(request, '/demande-recue', dutch)).toMatchObject(served('fr'));
  expect(await ask(request, '/rien-du-tout', dutch)).toMatchObject({ status: 404, language: 'fr' });
});

test('an address that a page had before leads for good to the one it has', async ({ request }) => {
  for (const { source, destination } of formerAddresses) {
    expect(await ask(request, source), source).toMatchObject({ status: 308, location: destination });
    expect(await ask(request, destination), destination).toMatchObject({ status: 200 });
  }
});

test('the remembered choice wins over the browser on every address without a language', async ({
  request,
}) => {
  const chose = (locale: string) => ({ cookie: `${localeCookie}=${locale}` });
  const english = { 'accept-language': 'en' };
  expect(await ask(request, '/', { ...english, ...chose('nl') })).toMatchObject({
    status: 307,
    location: '/nl',
  });
  expect(await ask(request, '/demande-recue', chose('nl'))).toMatchObject({
    status: 307,
    location: '/nl/aanvraag-ontvangen',
    cacheControl: 'no-store',
  });
  expect(await ask(request, '/', { ...english, ...chose('fr') })).toMatchObject(served('fr'));
  expect(await ask(request, '/', { ...english, ...chose('xx') })).toMatchObject({
    status: 307,
    location: '/en',
  });
  expect(await ask(request, '/?utm_source=flyer', chose('nl'))).toMatchObject({
    location: '/nl?utm_source=flyer',
  });
});

test('an address with a language in it is never redirected', async ({ request }) => {
  for (const locale of ['nl', 'en'] as const) {
    for (const other of locales) {
      const headers = { cookie: `${localeCookie}=${other}`, 'accept-language': other };
      expect(await ask(request, pathTo('home', locale), headers)).toMatchObject(served(locale));
      expect(await ask(request, pathTo('quote-received', locale), headers)).toMatchObject(served(locale));
    }
  }
});

for (const [address, end] of [
  ['/fr', '/'],
  ['/FR', '/'],
  ['/fr/demande-recue', '/demande-recue'],
  ['/demande-recue/', '/demande-recue'],
  ['/Demande-Recue', '/demande-recue'],
  ['/NL', '/nl'],
  ['/nl/', '/nl'],
  ['/EN/', '/en'],
  ['/nl/Aanvraag-Ontvangen', '/nl/aanvraag-ontvangen'],
  ['/nl/demande-recue', '/nl/aanvraag-ontvangen'],
  ['/en/aanvraag-ontvangen', '/en/request-received'],
] as const) {
  test(`${address} ends at ${end}`, async ({ request }) => {
    let path: string = address;
    for (let hop = 0; hop < 3; hop += 1) {
      const { status, location } = await ask(request, path);
      if (location === null) {
        expect(status).toBe(200);
        break;
      }
      expect(status, `from ${path}`).toBe(308);
      path = location;
    }
    expect(path).toBe(end);
  });
}

async function readLocaleCookie(page: Page) {
  return (await page.context().cookies()).find(({ name }) => name === localeCookie);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, storageState: undecided });

    test('only the switcher writes the choice down, and it holds until the next', async ({ page }) => {
      await page.goto('/');
      expect(await page.context().cookies()).toEqual([]);
      await page.goto('/nl');
      expect(await page.context().cookies(), 'a typed address is no choice').toEqual([]);
      await page.goto('/');
      await expect(page).toHaveURL('/');

      await new Header(page, 'fr').language('nl').click();
      await expect(page).toHaveURL('/nl');
      await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
      const cookie = await readLocaleCookie(page);
      expect(cookie).toMatchObject({ value: 'nl', path: '/', sameSite: 'Lax', httpOnly: true });
      const lasts = (cookie?.expires ?? 0) - Date.now() / 1000;
      expect(Math.abs(lasts - localeCookieMaxAge)).toBeLessThan(3600);

      await page.goto('/');
      await expect(page).toHaveURL('/nl');

      await new Header(page, 'nl').language('fr').click();
      await expect(page).toHaveURL('/');
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      expect(await readLocaleCookie(page)).toMatchObject({ value: 'fr' });
      await page.goto('/');
      await expect(page).toHaveURL('/');

      await page
        .getByRole('navigation', { name: textsOf('fr')('Footer.language') })
        .locator('a[lang="en"]')
        .click();
      await expect(page).toHaveURL('/en');
      expect(await readLocaleCookie(page)).toMatchObject({ value: 'en' });
    });
  });
}

for (const locale of ['nl', 'en'] as const) {
  test.describe(`on a page in ${locale}`, () => {
    test.use({ storageState: undecided });

    test('the sheet for paper is no choice of a language', async ({ page, request }) => {
      const sheet = page.waitForResponse((answer) =>
        new URL(answer.url()).pathname.startsWith('/media/print/'),
      );
      await page.goto(pathTo('car-wrapping', locale));
      const { status, headers } = await sheet.then(async (answer) => ({
        status: answer.status(),
        headers: await answer.allHeaders(),
      }));
      expect(status).toBe(200);
      expect(headers).not.toHaveProperty('set-cookie');
      await page.waitForLoadState('load');
      expect(await page.context().cookies()).toEqual([]);

      const referer = new URL(pathTo('car-wrapping', locale), stack.siteUrl).href;
      for (const path of [`/media/print/${locale}/car-wrapping`, `/og/${locale}/home`])
        expect(await ask(request, path, { referer }), path).toMatchObject({ status: 200, setsCookie: false });
    });
  });
}

test.describe('with a Dutch browser', () => {
  test.use({ locale: 'nl-BE', storageState: undecided });

  test('the home page opens in Dutch, and French chosen there stays', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/nl');
    expect(await page.context().cookies()).toEqual([]);
    await new Header(page, 'nl').language('fr').click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.goto('/');
    await expect(page).toHaveURL('/');
  });
});

for (const locale of locales) {
  test(`both switchers say which language is shown and name the others in their own words, in ${locale}`, async ({
    page,
  }) => {
    const t = textsOf(locale);
    await page.goto(pathTo('home', locale));
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    for (const label of [t('Header.language'), t('Footer.language')]) {
      const switcher = page.getByRole('navigation', { name: label, exact: true });
      for (const other of locales) {
        const link = switcher.locator(`a[lang="${other}"]`);
        await expect(link).toHaveAttribute('href', pathTo('home', other));
        await expect(link).toHaveAttribute('hreflang', other);
        await expect(link).toHaveAccessibleName(new RegExp(localeNames[other]));
        if (other === locale) await expect(link).toHaveAttribute('aria-current', 'true');
        else await expect(link).not.toHaveAttribute('aria-current');
      }
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the language is changed in the menu', async ({ page }) => {
    const header = new Header(page, 'fr');
    await page.goto('/');
    await header.menuButton.click();
    await header.phoneMenu.getByRole('link', { name: localeNames.nl }).click();
    await expect(page).toHaveURL('/nl');
    await expect(header.phoneMenu).toBeHidden();
    expect(await readLocaleCookie(page)).toMatchObject({ value: 'nl' });
  });
});
