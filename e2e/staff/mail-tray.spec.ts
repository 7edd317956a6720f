import { randomUUID } from 'node:crypto';
import { pathTo } from '@/lib/i18n/routes';
import { expectNoFindings } from '../support/axe';
import { callDatabase } from '../support/database';
import { expectFitsScreens } from '../support/layout';
import { signInAsStaff, someWord, storeQuote } from '../support/staff';
import { expect, test } from '../support/test';
import { textsOf } from '../support/texts';

/** A mail that waits in the tray, as a mail server's hook would have brought it. */
async function bringMail(subject: string, from: string): Promise<void> {
  const mail = {
    key: `${randomUUID()}${randomUUID()}`.replaceAll('-', '').slice(0, 43),
    messageKey: randomUUID(),
    reference: null,
    from,
    name: 'Lieve Peeters-Vandenbroucke de la Boulangerie du Coin',
    subject,
    body: 'Bonjour,\n\nvoici le logo pour notre camionnette.',
    folded: `Le 23/11/2026 à 09:12, Opaak a écrit :\n> ${'Notre prix suit. '.repeat(30)}`,
    refused: [{ name: `${'maquette-tres-longue-'.repeat(5)}.docx`, reason: 'fileType' }],
    attachments: [],
    limits: [],
    answerDueAt: new Date().toISOString(),
  };
  expect(await callDatabase('take_mail', { mail })).toEqual({ status: 'tray' });
}

test('a mail that names no request is found its request by name, attached by keyboard, and stands in the conversation', async ({
  page,
  context,
}) => {
  const t = textsOf('fr');
  const word = someWord();
  const subject = `Logo ${word}`;
  const { reference } = await storeQuote(word, { locale: 'fr' });
  await bringMail(subject, `autre.${word}@ailleurs.test`);
  await signInAsStaff(context, 'sales');

  const toTray = page.locator(`main a[href="${pathTo('admin-mail', 'fr')}"]`);
  await page.goto(pathTo('admin', 'fr'));
  await expect(toTray).toContainText(/[1-9]\d* e-mails? sans demande/);
  await page.goto(pathTo('admin-requests', 'fr'));
  await toTray.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Staff.areas.mail'));
  await expect(page.getByRole('link', { name: subject })).toBeVisible();
  await expectNoFindings(page);
  await expectFitsScreens(page);
  await page.getByRole('link', { name: subject }).press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
  await page.getByText(t('StaffMail.folded')).press('Enter');
  await expect(page.getByText('Notre prix suit.')).toBeVisible();
  await page.getByLabel(t('StaffMail.search')).fill(word);
  await page.getByLabel(t('StaffMail.search')).press('Enter');
  const attach = page.getByRole('button', { name: `${t('StaffMail.attach')} ${reference}` });
  await expect(attach).toBeVisible();
  await expectNoFindings(page);
  await expectFitsScreens(page);
  await attach.press('Enter');

  const conversation = page.getByRole('region', { name: t('StaffRequest.conversation.title') });
  await expect(conversation).toContainText('voici le logo');
  await expect(conversation).toContainText(
    t('StaffMail.otherAddress', { address: `autre.${word}@ailleurs.test` }),
  );
  await expect(conversation).toContainText('.docx');
  await expectNoFindings(page);
  await expectFitsScreens(page);
});
