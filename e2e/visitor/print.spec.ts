import { extractText, getDocumentProxy } from 'unpdf';
import { company } from '@/lib/company/company';
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
