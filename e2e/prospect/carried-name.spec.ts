import { everythingAllowed } from '@/lib/consent/choice';
import { locales } from '@/lib/i18n/locales';
import { pathTo, pathWithin } from '@/lib/i18n/routes';
import { namePath } from '@/lib/nameplate/name-address';
import { carriedName, nameField, nameplateLabels } from '@/lib/nameplate/nameplate-copy';
import { serviceLabels } from '@/lib/services/service-groups';
import { alive } from '../support/alive';
import { expectNoFindings } from '../support/axe';
import { expectFitsScreens } from '../support/layout';
import { expect, test } from '../support/test';
import { fieldLabel, textsOf } from '../support/texts';
import { decide, personAgent, rowsOf, settle } from '../support/visits';

const name = 'Chez Zoë & Fils';
const ofHead = '#hero use[href^="#nh"]';

test.use({ reducedMotion: 'reduce' });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('a name goes along through the site when that is wished, stands on what is met there, and stays behind again', async ({
    page,
    request,
  }) => {
    const labels = nameplateLabels('fr');
    const trade = serviceLabels['car-wrapping'].fr;
    // Of a visitor without cookies, whom no choice of a language leads elsewhere.
    const plain = await (await request.get(pathTo('car-wrapping', 'fr'))).body();
    await page.goto(namePath('fr', name));
    await page.getByRole('link', { name: labels.keep }).click();
    await expect(page.getByText(labels.kept)).toBeVisible();
    await page.locator('.name-wall').getByRole('link', { name: trade, exact: true }).click();
    await expect(page).toHaveURL(pathWithin('car-wrapping', 'fr', { query: { name } }));
    await expect(page.getByText(`Aux couleurs de ${name}.`)).toBeVisible();
    expect(await page.locator(ofHead).count()).toBeGreaterThan(3);
    await expect(page.locator('#hero text')).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${pathTo('car-wrapping', 'fr')}$`),
    );
    await expect(page.getByLabel(fieldLabel(textsOf('fr'), 'QuoteForm', 'company'))).toHaveValue(name);
    await expectFitsScreens(page);

    const language = page.getByRole('contentinfo').getByRole('link', { name: 'Nederlands' });
    await language.click();
    await expect(page).toHaveURL(pathWithin('car-wrapping', 'nl', { query: { name } }));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: textsOf('nl')('Footer.careersLink') })
      .click();
    await expect(page).toHaveURL(pathWithin('careers', 'nl', { query: { name } }));
    await page.getByRole('link', { name: carriedName.without.nl }).click();
    await expect(page).toHaveURL(pathTo('careers', 'nl'));
    await expect(page.locator(ofHead)).toHaveCount(0);

    // Whoever types nothing gets the page as it is.
    expect((await (await request.get(pathTo('car-wrapping', 'fr'))).body()).equals(plain)).toBe(true);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'what is touched without script', () => {
    test.use({ javaScriptEnabled });

    test('what can be tried wears the name, by day and lit at midnight, and a page without a name does not', async ({
      page,
    }) => {
      const drawing = page.locator('.tryout > svg');
      const letters = drawing.locator('use[href^="#np"]');
      await page.goto(pathTo('illuminated-signs', 'nl'));
      await expect(drawing.locator('text')).toHaveText('Luma');
      await expect(letters).toHaveCount(0);
      await page.goto(pathWithin('illuminated-signs', 'nl', { query: { name } }));
      await expect(drawing.locator('text')).toHaveCount(0);
      await expect(letters.first()).toBeAttached();
      if (javaScriptEnabled) await alive(page);
      await expect(drawing).toHaveCount(1);
      await expect(letters.first()).toBeAttached();
      await expect(drawing.locator('text')).toHaveCount(0);
      const veil = page.locator('.tryout > svg > [data-b="1"]');
      await expect(veil).toBeHidden();
      await page.locator('.tryout .b1').check();
      await expect(veil).toBeVisible();
      await expectFitsScreens(page);
    });
  });
}

for (const locale of locales) {
  test(`with script the framework takes over pages with a name in ${locale}, and leaves it where it is`, async ({
    page,
  }) => {
    await page.goto(pathWithin('home', locale, { query: { name } }));
    const front = page.locator('.hero-frame use[href^="#nh"]');
    expect(await front.count()).toBeGreaterThan(10);
    await alive(page);
    await expect(front.first()).toBeAttached();
    expect(await page.locator('use[href^="#worn-"]').count()).toBeGreaterThan(4);
    await expectNoFindings(page);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: textsOf(locale)('Footer.careersLink') })
      .click();
    await expect(page).toHaveURL(pathWithin('careers', locale, { query: { name } }));
  });
}

test('what carries a name is for one visitor alone, and what is no name leads to the page itself', async ({
  page,
}) => {
  const answer = await page.request.get(
    pathWithin('about', 'en', { query: { name: '"><script>x</script>' } }),
  );
  expect(answer.headers()).toMatchObject({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
  expect(answer.headers()['content-security-policy']).not.toContain('nonce');
  expect(await answer.text()).not.toContain('<script>x');
  for (const none of ['北京', 'a'.repeat(49)]) {
    const refused = await page.request.get(pathWithin('about', 'en', { query: { name: none } }), {
      maxRedirects: 0,
    });
    expect(refused.status()).toBe(307);
    expect(refused.headers().location).toBe(pathTo('about', 'en'));
  }
});

test.describe('of a visitor who allows everything', () => {
  test.use({ userAgent: personAgent, storageState: { cookies: [], origins: [] } });

  test('a typed name is in no cookie, in nothing that the browser keeps and in nothing that is recorded', async ({
    page,
    context,
  }) => {
    test.setTimeout(60_000);
    const typed = 'Zwolbertus & Zonen';
    const labels = nameplateLabels('fr');
    await decide(context, everythingAllowed);
    await page.goto(pathTo('home', 'fr'));
    await page.getByLabel(nameField.label.fr).fill(typed);
    await page.getByRole('button', { name: nameField.button.fr, exact: true }).click();
    await expect(page).toHaveURL(namePath('fr', typed));
    await settle(page);
    await page.getByRole('link', { name: labels.keep }).click();
    await page.getByRole('link', { name: labels.begin }).click();
    await expect(page).toHaveURL(pathWithin('home', 'fr', { query: { name: typed } }));
    await settle(page);
    await expect.poll(async () => (await rowsOf(page)).views.length).toBeGreaterThan(1);
    const { views, visits } = await rowsOf(page);
    expect(views.map(({ page_id }) => page_id)).toContain('nameplate');
    expect(visits).toHaveLength(1);
    const kept = [
      await context.storageState({ indexedDB: true }),
      await page.evaluate(() => Object.entries(sessionStorage)),
      views,
      visits,
    ];
    expect(JSON.stringify(kept)).not.toMatch(/Zwolbertus/i);
  });
});
