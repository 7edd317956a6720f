import { pathWithin } from '@/lib/i18n/routes';
import { grantRole, makeAccount, revokeRole } from '../support/account';
import { signInto } from '../support/account-pages';
import { expectNoSidewaysScroll } from '../support/layout';
import { storeOrder } from '../support/proofs';
import { RequestPage } from '../support/request-page';
import { someWord, storeQuote } from '../support/staff';
import { expect, test, unusedSheet } from '../support/test';

/** Sixty letters without a place to break. */
const long = (begin: string) => begin.padEnd(60, 'wolfeschlegelsteinhausenbergerdorff');

test('a name of sixty letters, of a customer, a company or a colleague, makes no page of the back office wider than a phone', async ({
  page,
  context,
  expectedTrouble,
}) => {
  test.slow();
  expectedTrouble.push(unusedSheet);
  const word = someWord();
  const colleague = await makeAccount({ first_name: 'Mieke', last_name: long('Janssens') });
  await grantRole(colleague, 'sales');
  try {
    await signInto(context, colleague.session);
    const { reference } = await storeQuote(word, {
      name: long('Peeters'),
      company: long(word),
      email: `${word}@bakkerij.test`,
    });
    const request = new RequestPage(page, 'nl', reference);
    await request.open();
    await request.button('desk.take').click();
    await expect(request.desk.getByRole('status')).toContainText(long('Janssens'));
    const fits = async () => {
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 });
        await expectNoSidewaysScroll(page);
      }
    };
    // What has its day on the overview is not ordered yet.
    await page.goto(pathWithin('admin', 'nl'));
    await expect(page.getByRole('main')).toContainText(long('Peeters'));
    await fits();
    await storeOrder(reference, 'nl');
    await request.openPlain();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(long('Peeters'));
    await fits();
    const customer = page.getByRole('link', { name: request.t('StaffRequest.sent.file'), exact: true });
    const customerPath = (await customer.getAttribute('href')) ?? '';
    for (const path of [
      pathWithin('admin-requests', 'nl', { query: { q: word, status: 'all' } }),
      pathWithin('admin-requests', 'nl', { query: { q: word, view: 'board' } }),
      pathWithin('admin-jobs', 'nl'),
      pathWithin('admin-jobs', 'nl', { query: { view: 'board' } }),
      pathWithin('admin-calendar', 'nl'),
      pathWithin('admin-customers', 'nl', { query: { q: word } }),
      customerPath,
    ]) {
      await page.goto(path);
      await fits();
    }
    await expect(page.getByRole('heading', { level: 1 })).toContainText(long('Peeters'));
  } finally {
    await revokeRole(colleague);
  }
});
