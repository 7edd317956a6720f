import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { filled } from '@/lib/i18n/copy';
import { type Locale, locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { findFilm } from '@/lib/wrap-simulator/films';
import { sideNames } from '@/lib/wrap-simulator/names';
import { sheetLabels } from '@/lib/wrap-simulator/sheet-copy';
import { simulatorLabels } from '@/lib/wrap-simulator/simulator-copy';
import { alive } from '../support/alive';
import { expectNoFindings } from '../support/axe';
import { linkIn, receiveReferencedMails } from '../support/mailbox';
import { QuoteForm, someQuote } from '../support/quote-form';
import { RequestPage } from '../support/request-page';
import { signInAsStaff } from '../support/staff';
import { expect, test, unusedSheet } from '../support/test';
import { textsOf } from '../support/texts';

const filmCode = (id: string) => findFilm(id)?.code ?? id;

/** A panel van in satin green over black, a name on both sides, the rear window dark. */
async function chooseVan(page: Page, locale: Locale, name: string): Promise<void> {
  const labels = simulatorLabels(locale);
  const film = findFilm('satin-green');
  await page.getByLabel(labels.vehicle, { exact: true }).selectOption('panel-van-long');
  await page.getByLabel(labels.coverage, { exact: true }).selectOption('two-tone');
  await page.getByLabel(`${film?.name[locale]} ${film?.code}`, { exact: true }).check();
  await page.getByLabel(labels.second, { exact: true }).selectOption('gloss-ink');
  await page.getByLabel(labels.words, { exact: true }).first().fill(name);
  await page.getByLabel(labels.rear, { exact: true }).selectOption('dark');
  await expect(page.getByText(labels.frontLocked)).toBeVisible();
}

/** What staff see of the request, and the files they get. */
async function expectForStaff(browser: Browser, locale: Locale, reference: string, name: string) {
  const context = await browser.newContext();
  await signInAsStaff(context, 'sales');
  const page = await context.newPage();
  const request = new RequestPage(page, locale, reference);
  await request.openPlain();
  const designs = request.section(request.t('StaffRequest.designs.title'));
  await expect(designs).toContainText(name);
  for (const film of ['satin-green', 'gloss-ink']) await expect(designs).toContainText(filmCode(film));
  await expect(designs.locator('img')).toHaveCount(5);
  const labels = sheetLabels(locale);
  const linkOf = (label: string) =>
    designs.getByRole('link', { name: label, exact: true }).getAttribute('href');
  const cut = (await linkOf(filled(labels.plotSvg, { side: sideNames.left[locale] }))) ?? '';
  const svg = await context.request.get(cut);
  expect(await svg.text()).toContain('id="CutContour"');
  expect(svg.headers()['content-disposition']).toContain('left-cut-1-10.svg');
  const sheet = await context.request.get((await linkOf(labels.sheetFile)) ?? '');
  expect(sheet.headers()['content-type']).toBe('application/pdf');
  await context.close();
  // Whoever else has the address gets nothing to cut from.
  const guest = await browser.newContext();
  expect((await guest.request.get(cut)).status()).toBe(403);
  await guest.close();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled });

    for (const locale of locales) {
      test(`a van is drawn, saved and sent with a quote request in ${locale}`, async ({
        page,
        browser,
        expectedTrouble,
      }) => {
        test.slow();
        expectedTrouble.push(unusedSheet);
        const labels = simulatorLabels(locale);
        const t = textsOf(locale);
        const name = `Lin ${randomUUID().slice(0, 6)}`;
        const form = new QuoteForm(page, locale);
        const quote = someQuote();
        if (javaScriptEnabled) await form.haveTicket();
        await page.goto(pathTo('wrap-tool', locale));
        if (javaScriptEnabled) await alive(page);
        await chooseVan(page, locale, name);
        await page.getByRole('button', { name: labels.save, exact: true }).click();
        await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
        if (javaScriptEnabled) {
          await alive(page);
          await expectNoFindings(page);
        }

        // The address at hand is the one for everybody; who saved the design is told what they alone can do.
        expect([...new URL(page.url()).searchParams.keys()]).toEqual(['token']);
        await expect(page.getByText(t('Designs.ownNote'), { exact: true })).toBeVisible();
        const copy = page.getByRole('button', { name: t('Designs.copyLink'), exact: true });
        await expect(copy).toBeVisible({ visible: javaScriptEnabled });
        const elsewhere = await browser.newContext({ locale: 'nl-BE' });
        const guest = await elsewhere.newPage();
        await guest.goto(page.url());
        await expect(guest.getByRole('heading', { level: 1 })).toContainText(name);
        await expect(guest.getByText(t('Designs.ownNote'), { exact: true })).toHaveCount(0);
        await elsewhere.close();

        await expect(page.getByRole('checkbox', { name: new RegExp(name) })).toBeChecked();
        await expect(form.field('subject')).toHaveValue('covering');
        // A mistake loses nothing, the design included.
        await form.fill({ ...quote, email: 'nowhere' });
        await form.send();
        await expect(form.summary).toBeVisible();
        await expect(page.getByRole('checkbox', { name: new RegExp(name) })).toBeChecked();
        await form.field('email').fill(quote.email);
        await form.send();
        const reference = await form.readReference();

        await expectForStaff(browser, locale, reference, name);

        const { confirmation, notification } = await receiveReferencedMails(reference, quote.email);
        expect(notification.text).toContain(name);
        expect(confirmation.text).not.toContain(name);
        await page.goto(linkIn(confirmation, pathTo('quote-status', locale)));
        const designs = page.getByRole('region', { name: t('QuoteStatus.designs.title'), exact: true });
        await expect(designs).toContainText(name);
        await expect(designs.locator('img')).toHaveCount(5);
        await expect(designs.getByRole('link', { name: /CutContour|1:10/ })).toHaveCount(0);
        if (javaScriptEnabled) await expectNoFindings(page);
      });

      test(`a sample card is asked for in ${locale}`, async ({ page, browser, expectedTrouble }) => {
        test.slow();
        expectedTrouble.push(unusedSheet);
        const t = textsOf(locale);
        const form = new QuoteForm(page, locale);
        const { email } = someQuote();
        if (javaScriptEnabled) await form.haveTicket();
        await page.goto(`${pathTo('sample-card', locale)}?films=satin-green,gloss-ink`);
        if (javaScriptEnabled) {
          await alive(page);
          await expectNoFindings(page);
        }
        const film = findFilm('satin-green');
        await expect(page.getByRole('checkbox', { name: new RegExp(film?.code ?? '') })).toBeChecked();
        const fill = (key: Parameters<typeof t>[0], text: string) =>
          page.getByRole('textbox', { name: t(key), exact: true }).fill(text);
        await fill('Forms.firstName', 'Lieve');
        await fill('Forms.name', 'Peeters');
        await fill('Forms.email', email);
        await fill('SampleForm.street', 'Kerkstraat 12');
        await fill('SampleForm.postalCode', '1011 AB');
        await fill('SampleForm.city', 'Zaventem');
        const send = page.getByRole('button', { name: t('SampleForm.submit') });
        await send.click();
        await expect(page.getByText(t('SampleForm.invalidPostalCode'))).toBeVisible();
        await expect(page.getByRole('checkbox', { name: new RegExp(film?.code ?? '') })).toBeChecked();
        await fill('SampleForm.postalCode', '1930');
        await send.click();
        const reference = await form.readReference();

        const context = await browser.newContext();
        await signInAsStaff(context, 'sales');
        const request = new RequestPage(await context.newPage(), locale, reference);
        await request.openPlain();
        const card = request.section(request.t('StaffRequest.sample.title'));
        await expect(card).toContainText('Kerkstraat 12');
        await expect(card).toContainText(filmCode('gloss-ink'));
        await context.close();
      });
    }
  });
}
