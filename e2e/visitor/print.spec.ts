import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { company } from '@/lib/company/company';
import { formatPriceLabel } from '@/lib/content/prices';
import { qrModules } from '@/lib/drawing/qr-modules';
import { anchors } from '@/lib/i18n/anchors';
import { locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { services } from '@/lib/services/services';
import { expect, test } from '../support/test';

const page = 'paint-protection';
const addressIn = (locale: (typeof locales)[number]) =>
  new URL(pathTo(page, locale), process.env.SITE_URL).href;
const servicePages = Object.keys(services) as (keyof typeof services)[];
const prices = services[page].sections.flatMap((section) =>
  section.kind === 'films' ? section.items.map(({ price }) => price) : [],
);
const questions = services[page].sections.flatMap((section) => (section.kind === 'faq' ? section.items : []));

for (const locale of locales) {
  test(`a service in ${locale} prints as sheets with its title, its answers and our address, and nothing to press`, async ({
    page: tab,
  }) => {
    await tab.goto(pathTo(page, locale));
    await tab.emulateMedia({ media: 'print' });
    await expect(tab.getByRole('heading', { level: 1 })).toContainText(services[page].headline[locale]);
    for (const name of ['banner', 'contentinfo', 'navigation', 'textbox'] as const)
      await expect(tab.getByRole(name)).toHaveCount(0);
    await expect(tab.locator(`[id="${anchors.quoteForm}"]`)).toBeHidden();
    for (const { answer } of questions) await expect(tab.getByText(answer[locale])).toBeVisible();

    const file = await getDocumentProxy(new Uint8Array(await tab.pdf({ preferCSSPageSize: true })));
    const { totalPages, text } = await extractText(file);
    expect(totalPages).toBe(2);
    // Letters that are set tight come out with gaps between them.
    const tight = (words: string) => words.replaceAll(/\s+/gu, '');
    for (const sheet of text) {
      expect(tight(sheet)).toContain(tight(company.legalName[locale]));
      expect(tight(sheet)).toContain(addressIn(locale));
    }
    expect(prices.length).toBeGreaterThan(2);
    for (const price of prices)
      expect(tight(text.join(' '))).toContain(tight(formatPriceLabel(price, locale)));
  });
}

for (const [at, locale] of locales.entries()) {
  // Each service in one language: their lengths differ more than the languages do.
  const printed = servicePages.filter((_, index) => index % locales.length === at);

  test(`services in ${locale} fill two sheets, and nothing is made smaller to fit`, async ({ page: tab }) => {
    expect(printed.length).toBeGreaterThanOrEqual(8);
    for (const id of printed) {
      await tab.goto(pathTo(id, locale));
      await tab.evaluate(() => document.fonts.ready.then(() => null));
      const file = await getDocumentProxy(new Uint8Array(await tab.pdf({ preferCSSPageSize: true })));
      expect.soft(file.numPages, id).toBe(2);
      const { items } = await (await file.getPage(1)).getTextContent();
      const foot = items
        .filter((item) => 'str' in item && item.str.includes(company.address.postalCode))
        .at(-1);
      // 7 points: where something sticks out, a browser makes the whole sheet smaller.
      expect.soft(foot && 'transform' in foot && foot.transform[3], id).toBeCloseTo(7, 1);
    }
  });
}

test('on paper, what is advised stands on the edge of its card and not over its name', async ({
  page: tab,
}) => {
  await tab.goto(pathTo('car-wrapping', 'fr'));
  await tab.emulateMedia({ media: 'print' });
  const card = tab
    .getByRole('listitem')
    .filter({ has: tab.getByRole('heading', { name: 'Covering complet' }) });
  const label = await card.getByText('Notre conseil', { exact: true }).boundingBox();
  const name = await card.getByRole('heading').boundingBox();
  if (!label || !name) throw new Error('No label, or no name');
  expect(label.y + label.height).toBeLessThanOrEqual(name.y + 1);
});

test('a sheet has crop marks at its corners, and above it the bar of the six inks', async ({ page: tab }) => {
  // A4 at 96 dots to the inch.
  const [width, height] = [794, 1123];
  await tab.setViewportSize({ width, height });
  await tab.goto(pathTo(page, 'fr'));
  await tab.emulateMedia({ media: 'print' });
  await tab.evaluate(() => document.fonts.ready.then(() => null));
  let data = Buffer.alloc(0);
  const colour = (x: number, y: number) =>
    [...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)]
      .map((part) => part.toString(16).padStart(2, '0'))
      .join('');
  const inks = ['d93015', '2438c9', 'f5a800', 'd6156c', '0d7a4a', '6a2bc2'];
  const rowsOfBar = () =>
    Array.from({ length: 200 }, (_, y) => {
      const met = Array.from({ length: width }, (_, x) => colour(x, y)).filter((each) => inks.includes(each));
      return met.filter((each, at) => each !== met[at - 1]);
    }).filter((row) => row.join() === inks.join()).length;
  // Paper is painted in more than one frame.
  await expect
    .poll(async () => {
      const drawn = await sharp(await tab.screenshot())
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([drawn.info.width, drawn.info.height]).toEqual([width, height]);
      data = drawn.data;
      return rowsOfBar();
    })
    .toBeGreaterThan(10);
  const isDark = (x: number, y: number) => Number.parseInt(colour(x, y).slice(0, 2), 16) < 120;
  // A line of a quarter of a millimetre may fall on either of its pixels.
  const near = [-2, -1, 0, 1, 2];
  const edge = Math.round((5 * 96) / 25.4);
  const half = Math.round(edge / 2);
  for (const x of [half, width - half])
    for (const y of [edge, height - edge])
      expect
        .soft(
          near.some((by) => isDark(x, y + by)),
          `across at ${x}, ${y}`,
        )
        .toBe(true);
  for (const x of [edge, width - edge])
    for (const y of [half, height - half])
      expect
        .soft(
          near.some((by) => isDark(x + by, y)),
          `along at ${x}, ${y}`,
        )
        .toBe(true);
  // Where the four lines would meet is nothing, nor between the corners.
  expect
    .soft(
      near.some((by) => isDark(2 * edge, edge + by)),
      'between the corners',
    )
    .toBe(false);
});

test('a sheet leads back to its page by a code to photograph', async ({ page: tab }) => {
  await tab.goto(pathTo(page, 'nl'));
  const style = await tab.locator('link[media="print"][rel="stylesheet"]').getAttribute('href');
  const sheet = await (await tab.request.get(style ?? '')).text();
  expect(sheet).toContain(encodeURIComponent(qrModules(addressIn('nl'), 0).path));
});

test('on a screen nobody sees what belongs to the sheets', async ({ page: tab }) => {
  await tab.goto(pathTo(page, 'fr'));
  await expect(tab.getByText(addressIn('fr'))).toBeHidden();
  await expect(tab.getByRole('banner')).toBeVisible();
});
