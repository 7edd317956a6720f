import sharp from 'sharp';
import { company } from '@/lib/company/company';
import { filled } from '@/lib/i18n/copy';
import { type Locale, locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { namePath, namePicturePath } from '@/lib/nameplate/name-address';
import { nameField, nameplateLabels } from '@/lib/nameplate/nameplate-copy';
import { serviceLabels } from '@/lib/services/service-groups';
import { alive, reached } from '../support/alive';
import { expectNoFindings } from '../support/axe';
import { expectFitsScreens, expectNoSidewaysScroll } from '../support/layout';
import { expect, test } from '../support/test';
import { fieldLabel, textsOf } from '../support/texts';

const names: Record<Locale, string> = {
  fr: 'Café de l’Œillet & Fils',
  nl: 'Frituur ’t Hoekske',
  en: 'Miller & Daughters',
};

/** As they stand on a garment and on a van. */
const inLines: Record<Locale, readonly string[]> = {
  fr: ['Café', 'de l’Œillet', '& Fils'],
  nl: ['Frituur', '’t Hoekske'],
  en: ['Miller', '& Daughters'],
};

const hostile = `<img src=x onerror=alert(1)>"'`;

test.use({ reducedMotion: 'reduce' });

for (const locale of locales) {
  const labels = nameplateLabels(locale);
  const name = names[locale];
  const lines = inLines[locale];

  test.describe(`without script in ${locale}`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

    test('a name typed on the first screen stands on everything, and goes along to the tools and the form', async ({
      page,
    }) => {
      await page.goto(pathTo('home', locale));
      await page.getByLabel(nameField.label[locale]).fill(name);
      await page.getByRole('button', { name: nameField.button[locale], exact: true }).click();
      await expect(page).toHaveURL(namePath(locale, name));
      await expect(page.getByRole('img', { name: filled(labels.scene, { name }) })).toBeVisible();
      await expect(page.getByLabel(nameField.label[locale])).toHaveValue(name);
      // As outlines: no text in any picture spells it.
      await expect(page.locator('svg text').filter({ hasText: name.slice(0, 4) })).toHaveCount(0);
      await expect.poll(() => page.locator('.name-wall svg use[href^="#np"]').count()).toBeGreaterThan(50);
      const ids = await page.locator('svg [id]').evaluateAll((all) => all.map(({ id }) => id));
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
        'content',
        (await page.getByRole('img', { name: filled(labels.pictureOf, { name }) }).getAttribute('src')) ===
          namePicturePath(name)
          ? new RegExp(`${namePicturePath(name).replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')}$`)
          : 'the picture on the page',
      );
      await expect(page.getByLabel(fieldLabel(textsOf(locale), 'QuoteForm', 'company'))).toHaveValue(name);
      await expectNoSidewaysScroll(page);

      const address = page.url();
      await page.getByRole('link', { name: labels.toSimulator }).click();
      await expect(page.locator('input[name="text-0"]')).toHaveValue(lines[0] ?? '');
      await page.goto(address);
      await page.getByRole('link', { name: labels.toShirts }).click();
      await expect(page.locator('textarea[name^="layer-"]')).toHaveValue(lines.join('\n'));
      await page.goto(address);
      await page
        .locator('.name-wall')
        .getByRole('link', { name: serviceLabels['illuminated-signs'][locale], exact: true })
        .click();
      await expect(page).toHaveURL(pathTo('illuminated-signs', locale));
    });
  });

  test(`what cannot be drawn in ${locale} is said beside the field, and nothing typed is lost`, async ({
    page,
  }) => {
    const field = page.getByLabel(nameField.label[locale]);
    const tooLong = 'a'.repeat(49);
    for (const [typed, said] of [
      ['', labels.empty],
      [tooLong, labels.tooLong],
      ['北京', filled(labels.undrawable, { signs: '北 京' })],
    ] as const) {
      await page.goto(`${pathTo('nameplate', locale)}?name=${encodeURIComponent(typed)}`);
      await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible();
      await expect(field).toHaveValue(typed);
      await expect(field).toHaveAccessibleDescription(said);
    }
    await expectNoFindings(page);
    await page.goto(namePath(locale, 'Pizza 🍕 Rosa'));
    await expect(
      page.getByRole('status').filter({ hasText: filled(labels.leftOut, { signs: '🍕' }) }),
    ).toBeVisible();
    await expectFitsScreens(page);
    await expectNoFindings(page);
  });
}

test('the picture of a name says what it shows, also while a name is typed that cannot be drawn', async ({
  page,
}) => {
  await page.goto(namePath('en', 'Miller'));
  await reached(page);
  const before = page.getByRole('img', { name: filled(nameplateLabels('en').scene, { name: 'Miller' }) });
  const field = page.getByLabel(nameField.label.en);
  for (const undrawn of ['北京', '']) {
    await field.fill('Smith');
    await expect(page.getByRole('img', { name: 'Smith', exact: true })).toBeVisible();
    await field.fill(undrawn);
    await expect(before).toBeVisible();
  }
});

test('with script the shop front of the home page wears what is typed, and the page stays asleep', async ({
  page,
}) => {
  const framework: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/_next/static/chunks/')) framework.push(request.url());
  });
  await page.goto('/');
  await reached(page);
  const before = await page.locator('.hero-scene text').count();
  const field = page.getByLabel(nameField.label.fr);
  await field.fill('Chez Zoë');
  const own = page.locator('.hero-scene use[href^="#nh"]');
  await expect(own.first()).toBeAttached();
  // The six films are there, each with the name.
  await expect(page.locator('.hero-scene .wrap-graphic:has(use[href^="#nh"])')).toHaveCount(6);
  await field.fill('');
  await expect(own).toHaveCount(0);
  await expect(page.locator('.hero-scene text')).toHaveCount(before);
  await field.fill('Chez Zoë');
  await expect(own.first()).toBeAttached();
  expect(framework).toEqual([]);
  // The framework finds what it has rendered, and the name is there again after that.
  await alive(page);
  await expect(own.first()).toBeAttached();
  await field.press('Enter');
  await expect(page).toHaveURL(namePath('fr', 'Chez Zoë'));
});

test.describe('a link to send', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is copied, and said to be', async ({ page }) => {
    const labels = nameplateLabels('en');
    await page.goto(namePath('en', 'IJsboerke'));
    await alive(page);
    const link = page.getByLabel(labels.link, { exact: true });
    await expect(link).toHaveValue(new RegExp(`${namePath('en', 'IJsboerke').replace('?', '\\?')}$`));
    await page.getByRole('button', { name: labels.copy }).click();
    await expect(page.getByRole('button', { name: labels.copied })).toBeVisible();
    const field = page.getByLabel(nameField.label.en);
    await field.fill('');
    await field.press('ControlOrMeta+v');
    await expect(field).toHaveValue(await link.inputValue());
  });
});

test('an insult is put on no picture to send around, and told so', async ({ page }) => {
  const labels = nameplateLabels('nl');
  await page.goto(namePath('nl', 'Klootzak'));
  await expect(page.getByText(labels.noPicture)).toBeVisible();
  await expect(page.locator('main img[src^="/media/nameplates/"]')).toHaveCount(0);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /share\.png$/);
  const head = await page
    .locator('head')
    .evaluate((element) =>
      Array.from(
        element.querySelectorAll('title, meta[property], meta[name], link[rel="canonical"]'),
        (each) => [each.textContent, each.getAttribute('content'), each.getAttribute('href')].join(' '),
      ).join('\n'),
    );
  expect(head).toContain(labels.title);
  expect(head).not.toMatch(/klootzak/i);
  const [refused, plain] = await Promise.all(
    [namePicturePath('Klootzak'), namePicturePath()].map(async (path) =>
      (await page.request.get(path)).body(),
    ),
  );
  expect(refused?.equals(plain ?? Buffer.of())).toBe(true);
});

test('what is typed is text wherever it stands, and in no picture', async ({ page }) => {
  await page.goto(namePath('en', hostile));
  await expect(page.getByLabel(nameField.label.en)).toHaveValue(hostile);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  const scene = await page.request.get(`/media/nameplates/hero.svg?name=${encodeURIComponent(hostile)}`);
  expect(scene.headers()).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  const drawn = await scene.text();
  expect(drawn).toContain('href="#nh6f"');
  expect(drawn).not.toMatch(/onerror|alert|<script|<image|<text[^>]*>[^<]*img/);
  for (const empty of ['hero.svg', 'hero.svg?name=', `hero.svg?name=${'a'.repeat(500)}`])
    expect((await page.request.get(`/media/nameplates/${empty}`)).status(), empty).toBe(204);
  expect((await page.request.get('/media/nameplates/other.svg?name=a')).status()).toBe(404);
});

test('the picture that comes with the link is one of 1200 × 630, and no heavier than links like', async ({
  page,
}) => {
  const answer = await page.request.get(namePicturePath(`${company.name} & Cie`));
  expect(answer.headers()['content-type']).toBe('image/png');
  const body = await answer.body();
  expect(body.length).toBeLessThan(120_000);
  expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
});
