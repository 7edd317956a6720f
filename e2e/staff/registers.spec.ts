import { locales } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { awake } from '../support/alive';
import { expectNoFindings } from '../support/axe';
import { expectFitsScreens } from '../support/layout';
import { recordChoice, storeApplication, subscribe } from '../support/records';
import { screenOf, screens } from '../support/screens';
import { signInAsStaff, someWord, storeQuote } from '../support/staff';
import { expect, test } from '../support/test';
import { textsOf } from '../support/texts';

const registers = [
  ['admin-consents', 'ConsentRegister'],
  ['admin-subscribers', 'SubscriberRegister'],
  ['admin-applications', 'ApplicationRegister'],
] as const;

for (const locale of locales) {
  test(`the registers have no finding, on a desktop or a phone, full and empty, in ${locale}`, async ({
    page,
    context,
  }) => {
    test.slow();
    const t = textsOf(locale);
    await signInAsStaff(context, 'admin');
    await recordChoice(true);
    await subscribe(`${someWord()}.vandenbroucke-vanderlinden@architectes-associes-bruxelles.test`);
    const { reference } = await storeApplication('Vandenbroucke-Vanderlinden');
    const viewport = screens[screenOf(0, locale)];
    await page.setViewportSize(viewport);
    for (const [id, name] of registers) {
      await page.goto(pathWithin(id, locale));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(`${name}.title`));
      await expect(page.getByRole('main').getByRole('table')).toBeVisible();
      await expectNoFindings(page);
      await expectFitsScreens(page);
      await page.goto(pathWithin(id, locale, { query: { search: 'ffffffff-0000-0000' } }));
      await expect(page.getByText(t(`${name}.nothing.title`))).toBeVisible();
      await expectNoFindings(page);
    }
    await page.goto(pathWithin('admin-applications', locale, { rest: reference }));
    await awake(page);
    await page.locator('summary', { hasText: t('ApplicationRegister.delete.open') }).click();
    await expect(
      page.getByRole('alertdialog', { name: t('ApplicationRegister.delete.confirm') }),
    ).toBeVisible();
    await expectNoFindings(page);
    await expectFitsScreens(page);
  });
}

test('a page beyond the end of a list says so, and leads to its beginning', async ({ page, context }) => {
  const t = textsOf('nl');
  await signInAsStaff(context, 'admin');
  await recordChoice(true);
  await subscribe(`${someWord()}@architectes.test`);
  await storeApplication('Vandenbroucke');
  const word = someWord();
  await storeQuote(word);
  const lists = [
    ...registers.map(([id]) => [id, {}] as const),
    ['admin-audit', {}] as const,
    ['admin-requests', { q: word }] as const,
  ];
  for (const [id, query] of lists) {
    await page.goto(pathWithin(id, 'nl', { query: { ...query, page: '9000' } }));
    await expect(page.getByText(t('Staff.pager.beyondTitle')), id).toBeVisible();
    await expectNoFindings(page);
    await page.getByRole('link', { name: t('Staff.pager.first') }).click();
    await expect(page.getByRole('main').getByRole('table'), id).toBeVisible();
    expect(page.url()).not.toContain('page=');
  }
});

test('a consent is proven by the number the visitor has', async ({ page, context }) => {
  const t = textsOf('en');
  const number = await recordChoice(true);
  const refused = await recordChoice(false);
  await signInAsStaff(context, 'admin');
  await page.goto(pathWithin('admin-consents', 'en'));
  await page.getByLabel(t('ConsentRegister.filters.search')).fill(number.slice(0, 13).toUpperCase());
  await page.getByLabel(t('ConsentRegister.filters.choice')).selectOption('some');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: t('Staff.filters.apply') }).click();
  await expect(page).toHaveURL(/search=.*choice=some/);
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText(t('ConsentRegister.kinds.analytics'));
  await expect(row).toContainText('Unknown');
  await expect(page.getByRole('row').filter({ hasText: refused })).toHaveCount(0);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: t('Staff.csv') }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^consents-/);
});

test('sales ends a subscription on request, by keyboard, and the list stays as it was filtered', async ({
  page,
  context,
}) => {
  const t = textsOf('nl');
  const word = someWord();
  const email = `${word}@bakkerij.test`;
  await subscribe(email);
  await signInAsStaff(context, 'sales');
  await page.goto(pathWithin('admin-subscribers', 'nl', { query: { search: word } }));
  const row = page.getByRole('row').filter({ hasText: email });
  await awake(page);
  await row.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText(email);
  await expect(page.getByRole('button', { name: t('Staff.changeNothing') })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(t('SubscriberRegister.outcomes.left'));
  await expect(page).toHaveURL(
    pathWithin('admin-subscribers', 'nl', { query: { search: word, outcome: 'left' } }),
  );
  await expect(row).toContainText(t('SubscriberRegister.statuses.unsubscribed'));
  await expectNoFindings(page);
  // The consents are not theirs to read.
  const closed = await page.request.get(pathWithin('admin-consents', 'nl'));
  expect(closed.status()).toBe(403);
  expect(await closed.text()).not.toContain(t('ConsentRegister.lead'));
});

test('an application is read, its file is a signed link, and it is deleted before its time', async ({
  page,
  context,
  expectedTrouble,
}) => {
  const t = textsOf('fr');
  const name = someWord();
  const { reference } = await storeApplication(name);
  await signInAsStaff(context, 'sales');
  await page.goto(pathWithin('admin-applications', 'fr', { query: { search: name } }));
  await page.getByRole('link', { name: `Noor ${name}` }).click();
  await expect(page).toHaveURL(pathWithin('admin-applications', 'fr', { rest: reference }));
  await expect(page.getByText('Ik kleef al drie jaar folie.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mijn CV.pdf' })).toHaveAttribute(
    'href',
    /\/api\/careers\/attachments\/[0-9a-f-]{36}\?expires=\d+&signature=/,
  );
  await awake(page);
  await page.locator('summary', { hasText: t('ApplicationRegister.delete.open') }).click();
  const question = page.getByRole('alertdialog');
  expectedTrouble.push(/Failed to load resource: net::ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await question.getByRole('button', { name: t('ApplicationRegister.delete.confirm') }).click();
  await expect(question.getByRole('alert')).toHaveText(t('Forms.offline'));
  await page.context().setOffline(false);
  await question.getByRole('button', { name: t('ApplicationRegister.delete.confirm') }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    t('ApplicationRegister.outcomes.deleted'),
  );
  const gone = await page.request.get(pathWithin('admin-applications', 'fr', { rest: reference }));
  expect(gone.status()).toBe(404);
});
