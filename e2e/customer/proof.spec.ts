import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { company } from '@/lib/company/company';
import { type Locale, locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { proofApprovedCopy, proofNewsCopy, proofSentCopy } from '@/lib/proofs/mail/copy';
import { awake, painted } from '../support/alive';
import { expectNoFindings } from '../support/axe';
import { pdfFile } from '../support/files';
import { expectNoSidewaysScroll } from '../support/layout';
import { linkIn, receiveMail } from '../support/mailbox';
import { JobDesk, ProofPage, storeOrder } from '../support/proofs';
import { RequestPage } from '../support/request-page';
import { type Screen, screenOf, widthsForAxe } from '../support/screens';
import { stack } from '../support/stack';
import { signInAsStaff, someWord, storeQuote } from '../support/staff';
import { expect, test, unusedSheet } from '../support/test';

const addressOf = (word: string) => `${word}@bakkerij.test`;

async function proofPicture(background = '#2438c9') {
  const image = sharp({ create: { width: 1000, height: 500, channels: 3, background } });
  return { name: 'proef.png', mimeType: 'image/png', buffer: await image.png().toBuffer() };
}

async function expectFits(page: Page, screen?: Screen): Promise<void> {
  const widths = [1440, 360, 320];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    if (widthsForAxe(widths, screen).includes(width)) await expectNoFindings(page);
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

async function someOrder(locale: Locale) {
  const word = someWord();
  const { reference } = await storeQuote(word, { locale });
  await storeOrder(reference, locale);
  return { reference, email: addressOf(word) };
}

/** The private page, from the mail that brought the proof. */
async function openProof(page: Page, email: string, reference: string, position: number, locale: Locale) {
  const mail = await receiveMail(email, proofSentCopy[locale].subject(reference, position));
  await page.goto(linkIn(mail, pathTo('quote-status', locale)));
  return new ProofPage(page, locale);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled });

    for (const locale of locales) {
      test(`a proof is sent, marked, changed and approved, and the job goes on, in ${locale}`, async ({
        page,
        context,
        expectedTrouble,
      }) => {
        test.slow();
        expectedTrouble.push(unusedSheet);
        const { reference, email } = await someOrder(locale);
        await signInAsStaff(context, 'sales');
        const request = new RequestPage(page, locale, reference);
        if (javaScriptEnabled) await request.open();
        else await request.openPlain();
        const desk = new JobDesk(page, locale);
        await desk.stage('production').click();
        await expect(desk.notice).toContainText(desk.t('StaffJob.refused.unapproved'));
        await desk.send(await proofPicture(), 'Dag Lieve, kijk eens.');
        await expect(desk.notice).toHaveText(desk.t('StaffJob.sending.sent'));
        if (javaScriptEnabled) await expectFits(page, screenOf(0, locale));

        const customer = await context.newPage();
        const proof = await openProof(customer, email, reference, 1, locale);
        await expect(proof.section).toContainText('Dag Lieve, kijk eens.');
        await expect(proof.picture).toBeVisible();
        if (javaScriptEnabled) {
          await awake(customer);
          // A touch at a quarter and three quarters keeps the very spot.
          await proof.picture.scrollIntoViewIfNeeded();
          const box = await proof.picture.boundingBox();
          if (!box) throw new Error('The picture is not there');
          await customer.mouse.click(box.x + box.width * 0.25, box.y + box.height * 0.75);
          await expect(proof.square('C4')).toBeChecked();
          await expect(proof.section).toContainText(proof.t('Proof.mark.chosen', { square: 'C4' }));
        } else await proof.square('C4').check();
        await proof.button('point').click();
        await expect(proof.section).toContainText(proof.t('Proof.done.textNeeded'));
        await expect(proof.square('C4')).toBeChecked();
        await proof.text.fill('Het blauw is te donker.');
        await proof.button('point').click();
        await expect(proof.notice).toHaveText(proof.t('Proof.done.marked'));
        await expect(proof.points).toHaveCount(1);
        await expect(proof.points.first()).toContainText('C4');
        await expect(proof.button('approve')).toHaveCount(0);
        if (javaScriptEnabled) await expectFits(customer, screenOf(1, locale));
        await proof.button('changes').dblclick();
        await expect(proof.notice).toHaveText(proof.t('Proof.done.changes'));
        const { staffLocale } = company;
        const summary = proofNewsCopy[staffLocale].changes.summary('Lieve Peeters', 1);
        const news = await receiveMail(stack.quotesInbox, `[${reference}] ${summary}`);
        expect(news.text).toContain('1. C4: Het blauw is te donker.');

        await request.openPlain();
        if (javaScriptEnabled) await awake(page);
        await expect(desk.section).toContainText('Het blauw is te donker.');
        await desk.send(await proofPicture('#88aaff'), '');
        await expect(desk.notice).toHaveText(desk.t('StaffJob.sending.sent'));

        await openProof(customer, email, reference, 2, locale);
        if (javaScriptEnabled) await awake(customer);
        await proof.button('approve').click();
        await expect(proof.section).toContainText(proof.t('Proof.done.nameNeeded'));
        await proof.name.fill('Lieve Peeters');
        await proof.button('approve').click();
        await expect(proof.section).toContainText(proof.t('Proof.done.checkNeeded'));
        await expect(proof.name).toHaveValue('Lieve Peeters');
        await proof.checked.check();
        await proof.button('approve').dblclick();
        await expect(proof.notice).toHaveText(proof.t('Proof.done.approved'));
        await expect(proof.section.getByRole('button')).toHaveCount(0);
        await expect(proof.section).toContainText(/[0-9a-f]{64}/);
        if (javaScriptEnabled) await expectFits(customer, screenOf(2, locale));
        const copy = await receiveMail(email, proofApprovedCopy[locale].subject(reference, 2));
        expect(copy.text).toContain('Lieve Peeters');

        await request.openPlain();
        if (javaScriptEnabled) await awake(page);
        await expect(desk.stage('approved')).toHaveAttribute('aria-pressed', 'true');
        await desk.stage('production').click();
        await expect(desk.stage('production')).toHaveAttribute('aria-pressed', 'true');
        const ticket = await context.request.get((await desk.ticket.getAttribute('href')) ?? '');
        expect(ticket.headers()['content-type']).toBe('application/pdf');
        const document = await getDocumentProxy(new Uint8Array(await ticket.body()));
        expect(document.numPages).toBe(1);
        const { text } = await extractText(document, { mergePages: true });
        for (const said of [reference, 'Lieve Peeters', 'Lichtreclame']) expect(text).toContain(said);
      });
    }
  });
}

test('a square is chosen with the keyboard, and a document is spoken of by its pages', async ({
  page,
  context,
  expectedTrouble,
}) => {
  expectedTrouble.push(unusedSheet);
  const { reference, email } = await someOrder('nl');
  await signInAsStaff(context, 'sales');
  const request = new RequestPage(page, 'nl', reference);
  await request.open();
  const desk = new JobDesk(page, 'nl');
  await desk.send(await proofPicture(), '');
  const customer = await context.newPage();
  const proof = await openProof(customer, email, reference, 1, 'nl');
  await awake(customer);
  await proof.square('A1').focus();
  await customer.keyboard.press('Space');
  await customer.keyboard.press('ArrowRight');
  await expect(proof.square('B1')).toBeChecked();
  await proof.text.fill('Hier.');
  await proof.button('point').press('Enter');
  await expect(proof.points.first()).toContainText('B1');
  await painted(customer);
  await proof.points.first().getByRole('button').press('Enter');
  await expect(proof.notice).toHaveText(proof.t('Proof.done.removed'));
  await expect(proof.points).toHaveCount(0);

  await request.open();
  await desk.send(pdfFile('proef.pdf'), '');
  await openProof(customer, email, reference, 2, 'nl');
  await proof.section.getByLabel(new RegExp(proof.t('Proof.mark.page'))).fill('3');
  await proof.text.fill('Tikfout.');
  await proof.button('point').click();
  await expect(proof.points.first()).toContainText(proof.t('Proof.points.page', { page: '3' }));
  await expectFits(customer);
});

test('what nobody approved is made only with a name and a reason', async ({
  page,
  context,
  expectedTrouble,
}) => {
  expectedTrouble.push(unusedSheet);
  const { reference } = await someOrder('fr');
  await signInAsStaff(context, 'sales');
  await new RequestPage(page, 'fr', reference).open();
  const desk = new JobDesk(page, 'fr');
  await desk.override('Court.', 'production');
  await expect(desk.section).toContainText(desk.t('StaffJob.errors.overrideShort'));
  await desk.section.getByLabel(desk.t('StaffJob.override.label')).fill('Accord donné au comptoir.');
  await desk.section
    .getByRole('button', { name: /Production$/ })
    .last()
    .click();
  await expect(desk.stage('production')).toHaveAttribute('aria-pressed', 'true');
  await expect(desk.section).toContainText('Accord donné au comptoir.');
  await expectFits(page);
});

test('the jobs are a list that is sorted and a board, by keyboard and on a phone', async ({
  page,
  context,
  expectedTrouble,
}) => {
  expectedTrouble.push(unusedSheet);
  const { reference } = await someOrder('nl');
  await signInAsStaff(context, 'sales');
  await page.goto(pathTo('admin-jobs', 'nl'));
  const { t } = new JobDesk(page, 'nl');
  await page.getByRole('link', { name: t('Jobs.columns.age') }).click();
  await expect(page.getByRole('table').getByText(reference)).toBeVisible();
  await expectFits(page);
  await page.getByRole('link', { name: t('Jobs.views.board'), exact: true }).click();
  const column = page.getByRole('region', { name: t('JobStages.proof') });
  await expect(column.getByText(reference)).toBeVisible();
  await expectFits(page);
  const card = page.getByRole('listitem').filter({ hasText: reference });
  // What nobody approved stays where it is, and says why; material may be ordered.
  await card.locator('summary').click();
  await card.getByRole('button', { name: t('JobStages.production'), exact: true }).click();
  await expect(page.getByText(t('StaffJob.refused.unapproved'))).toBeVisible();
  await expect(column.getByText(reference)).toBeVisible();
  await card.getByRole('button', { name: t('JobStages.material'), exact: true }).press('Enter');
  await expect(
    page.getByRole('region', { name: t('JobStages.material') }).getByText(reference),
  ).toBeVisible();
  await card.getByRole('link').click();
  await expect(page.locator('#job')).toBeVisible();
});
