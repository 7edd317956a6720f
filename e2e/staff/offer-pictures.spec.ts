import type { Locator } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { expectNoFindings } from '../support/axe';
import { pdfFile, pngFile } from '../support/files';
import { expectNoSidewaysScroll } from '../support/layout';
import { OfferDesk, OfferPage } from '../support/offers';
import { privateLinkOf } from '../support/private-link';
import { RequestPage } from '../support/request-page';
import { signInAsStaff, someWord, storeQuote } from '../support/staff';
import { expect, test, unusedSheet } from '../support/test';

/** A line of an offer as staff write it. */
const lineOf = (desk: OfferDesk, number: number) =>
  desk.section.getByRole('group', {
    name: desk.t('StaffOffer.line', { number: String(number) }),
    exact: true,
  });

async function expectSeen(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
}

interface Tagged {
  role?: string;
  alt?: string;
  children?: Tagged[];
}

const altsOf = ({ role, alt, children = [] }: Tagged): (string | undefined)[] => [
  ...(role === 'Figure' ? [alt] : []),
  ...children.flatMap(altsOf),
];

test('the picture of a line is refused, added, seen by the customer, and replaced in the next version without script', async ({
  page,
  context,
  browser,
  baseURL,
  expectedTrouble,
}) => {
  test.slow();
  expectedTrouble.push(unusedSheet, /415/);
  const { reference } = await storeQuote(someWord(), { locale: 'nl' });
  await signInAsStaff(context, 'sales');
  const request = new RequestPage(page, 'nl', reference);
  await request.open();
  const desk = new OfferDesk(page, 'nl');
  const { t } = desk;
  const enlarged = t('StaffOffer.picture.enlarge', { line: 'Lichtreclame' });
  await desk.write();
  await desk.fillLine(1, { text: 'Lichtreclame', price: '1000' });
  await desk.fillLine(2, { text: 'Letters op het raam', price: '99' });
  await desk.press('save');
  await expect(desk.notice).toHaveText(t('StaffOffer.done.saved'));

  const first = lineOf(desk, 1);
  // What nobody saved yet stays while a picture goes up.
  await desk.fillLine(2, { text: 'Letters op de deur' });
  await first.locator('summary').press('Enter');
  const field = first.locator('input[type="file"]');
  await field.focus();
  await field.setInputFiles(pdfFile());
  await expect(first.getByRole('alert')).toContainText(t('StaffOffer.picture.outcome.fileType'));
  await expect(field).toBeFocused();
  await field.setInputFiles(await pngFile('gevel.png'));
  await expect(first.getByRole('status')).toHaveText(t('StaffOffer.picture.outcome.kept'));
  await expectSeen(first.getByRole('link', { name: enlarged, exact: true }).locator('img'));
  await expect(lineOf(desk, 2).getByLabel(t('StaffOffer.row.text'), { exact: true })).toHaveValue(
    'Letters op de deur',
  );
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectNoFindings(page);
  }
  await desk.press('send');
  await expect(desk.notice).toHaveText(t('StaffOffer.done.sent'));

  const customer = await context.newPage();
  await customer.goto(privateLinkOf(reference, 'nl').link);
  const offer = new OfferPage(customer, 'nl');
  await expect(offer.section).toContainText('Letters op de deur');
  const seen = (line: string) =>
    offer.section.getByRole('link', { name: t('Offer.enlarge', { line }), exact: true }).locator('img');
  await expectSeen(seen('Lichtreclame'));
  await expect(seen('Letters op de deur')).toHaveCount(0);
  for (const width of [360, 1440]) {
    await customer.setViewportSize({ width, height: 740 });
    await expectNoSidewaysScroll(customer);
    await expectNoFindings(customer);
  }
  const document = offer.section.getByRole('link', { name: t('Offer.document') });
  const answer = await context.request.get((await document.getAttribute('href')) ?? '');
  const file = await getDocumentProxy(new Uint8Array(await answer.body()));
  const alts: (string | undefined)[] = [];
  for (let at = 1; at <= file.numPages; at += 1)
    alts.push(...altsOf((await (await file.getPage(at)).getStructTree()) as Tagged));
  expect(alts).toContain('Lichtreclame');

  const plain = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  });
  const bare = await plain.newPage();
  await new RequestPage(bare, 'nl', reference).openPlain();
  const next = new OfferDesk(bare, 'nl');
  await next.write('nextVersion');
  await next.press('save');
  await expect(next.notice).toHaveText(t('StaffOffer.done.saved'));
  // The new version begins with the picture of the last.
  const line = lineOf(next, 1);
  const shown = line.getByRole('link', { name: enlarged, exact: true }).locator('img');
  await expect(shown).toBeVisible();
  await line.locator('summary').press('Enter');
  await line.getByRole('button', { name: t('StaffOffer.picture.remove'), exact: true }).press('Enter');
  await expect(line.getByRole('status')).toHaveText(t('StaffOffer.picture.outcome.removed'));
  await expect(line.locator('img')).toHaveCount(0);
  await line.locator('summary').press('Enter');
  await line.locator('input[type="file"]').setInputFiles(pdfFile());
  const add = line.getByRole('button', { name: t('StaffOffer.picture.add'), exact: true });
  await add.press('Enter');
  await expect(line.getByRole('alert')).toHaveText(t('StaffOffer.picture.outcome.fileType'));
  // The field stands open beside what was wrong with it.
  await line.locator('input[type="file"]').setInputFiles(await pngFile('deur.png'));
  await add.press('Enter');
  await expect(line.getByRole('status')).toHaveText(t('StaffOffer.picture.outcome.kept'));
  await expectSeen(shown);
  await plain.close();
});
