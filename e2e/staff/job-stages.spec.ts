import { pathTo, pathWithin } from '@/lib/i18n/routes';
import { awake } from '../support/alive';
import { expectNoFindings } from '../support/axe';
import { expectNoSidewaysScroll } from '../support/layout';
import { storeOrder } from '../support/proofs';
import { signInAsStaff, someWord, storeQuote } from '../support/staff';
import { expect, test, unusedSheet } from '../support/test';
import { textsOf } from '../support/texts';

// The six kinds keep their names here: other tests look for them.

test('an admin adds a stage, a job is put at it, and falls back when it is retired, without script too', async ({
  page,
  context,
  browser,
  baseURL,
  expectedTrouble,
}) => {
  test.slow();
  expectedTrouble.push(unusedSheet);
  const t = textsOf('nl');
  const word = someWord();
  const { reference } = await storeQuote(someWord());
  await storeOrder(reference, 'nl');
  await signInAsStaff(context, 'admin');
  const address = pathWithin('admin-jobs', 'nl', { rest: 'stages' });
  await page.goto(address);
  await awake(page);
  const within = page.getByRole('region', { name: t('JobStages.material'), exact: true });
  await within.getByText(t('StaffStages.add.open', { name: t('JobStages.material') })).press('Enter');
  const field = (language: string) => page.locator(`#in-material-name\\.${language}`);
  await field('fr').fill(`${word} fr`);
  await field('nl').fill(`${word} nl`);
  await within.getByRole('button', { name: t('StaffStages.add.submit') }).press('Enter');
  // What is missing is said beside its field, and what was typed stays.
  await expect(field('en')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('fr')).toHaveValue(`${word} fr`);
  await field('en').fill(`${word} en`);
  await within.getByRole('button', { name: t('StaffStages.add.submit') }).press('Enter');
  await expect(within.getByText(t('StaffStages.add.done'))).toBeVisible();
  await expect(within.getByText(`${word} nl`, { exact: true }).first()).toBeVisible();
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectNoFindings(page);
  }

  const job = pathWithin('admin-requests', 'nl', { rest: reference });
  await page.goto(job);
  await awake(page);
  const step = page.locator('#job').getByRole('button', { name: `${word} nl`, exact: true });
  await step.press('Enter');
  await expect(step).toHaveAttribute('aria-pressed', 'true');
  await page.goto(pathWithin('admin-jobs', 'nl', { query: { view: 'board' } }));
  const column = page.getByRole('region', { name: `${word} nl` });
  await expect(column.getByText(reference)).toBeVisible();
  // The figures name it within its kind.
  await page.goto(pathTo('admin-statistics', 'nl'));
  const ofWhich = t('StaffOfferFigures.within', { name: `${word} nl` });
  await expect(page.getByRole('rowheader', { name: ofWhich, exact: true })).toBeVisible();

  const plain = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  });
  const bare = await plain.newPage();
  await bare.goto(address);
  const own = bare.getByRole('listitem').filter({ hasText: `${word} nl` });
  await own
    .locator('summary')
    .filter({ hasText: t('StaffStages.retire.open') })
    .press('Enter');
  const text = t('StaffStages.retire.text', { count: 1, name: t('JobStages.material') });
  await expect(own.getByText(text)).toBeVisible();
  await own.getByRole('button', { name: t('StaffStages.retire.confirm') }).press('Enter');
  await expect(bare.getByText(t('StaffStages.outcome.retired'))).toBeVisible();
  await expect(bare.getByText(`${word} nl`)).toHaveCount(0);
  await bare.goto(job);
  await expect(
    bare.locator('#job').getByRole('button', { name: t('JobStages.material'), exact: true }),
  ).toHaveAttribute('aria-pressed', 'true');
  await plain.close();
});
