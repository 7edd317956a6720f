import type { Page } from '@playwright/test';
import { formatDay } from '@/lib/i18n/format';
import { pathTo } from '@/lib/i18n/routes';
import { noticeCopy } from '@/lib/notices/mail/copy';
import { grantRole, makeAccount } from '../support/account';
import { signInto } from '../support/account-pages';
import { expectNoFindings } from '../support/axe';
import { callDatabase } from '../support/database';
import { expectNoSidewaysScroll } from '../support/layout';
import { receiveMail } from '../support/mailbox';
import { RequestPage } from '../support/request-page';
import { signInAsStaff, someWord, storeQuote } from '../support/staff';
import { expect, test } from '../support/test';
import { textsOf } from '../support/texts';

async function expectFits(page: Page): Promise<void> {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page).toHaveTitle(/\S/);
    await expectNoFindings(page);
    await expectNoSidewaysScroll(page);
  }
}

test('a colleague is named in a note and given a task, is told in the header and by mail, and has both done', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const t = textsOf('nl');
  const name = `Wout${someWord()}`;
  const wout = await makeAccount({ first_name: name, last_name: 'Claes', locale: 'nl' });
  await grantRole(wout, 'sales');
  const { reference } = await storeQuote(someWord(), { firstName: 'Lieve' });
  await signInAsStaff(context, 'sales', 'Sofie');

  const request = new RequestPage(page, 'nl', reference);
  await request.open();
  await page.getByLabel(t('StaffRequest.note.label')).fill(`@${name} belt haar.`);
  await page.getByRole('button', { name: t('StaffRequest.note.add'), exact: true }).press('Enter');
  await expect(page.locator('mark', { hasText: `@${name}` })).toBeVisible();
  const tasks = page.locator('#tasks');
  const openTask = () => tasks.getByText(t('StaffTasks.open'), { exact: true }).click();
  await openTask();
  await tasks.locator('#task-what').fill('x');
  await tasks.getByRole('button', { name: t('StaffTasks.add'), exact: true }).press('Enter');
  await expect(tasks.getByText(t('StaffTasks.tooShort'))).toBeVisible();
  await tasks.locator('#task-what').fill('De gevel opmeten');
  await tasks.locator('#task-owner').selectOption({ label: `${name} Claes` });
  await tasks.getByRole('button', { name: t('StaffTasks.add'), exact: true }).press('Enter');
  await expect(tasks.getByRole('listitem')).toContainText('De gevel opmeten');
  await tasks.getByText(t('StaffTasks.edit.open')).press('Enter');
  await tasks.getByRole('listitem').getByLabel(t('StaffTasks.what')).fill('De gevel twee keer opmeten');
  await tasks.getByRole('button', { name: t('StaffTasks.edit.save'), exact: true }).press('Enter');
  await expect(tasks.getByText(t('StaffTasks.edit.done'))).toBeVisible();
  await expect(tasks.getByRole('listitem').locator('p').first()).toHaveText('De gevel twee keer opmeten');
  await expectFits(page);

  const theirs = await browser.newContext({ ...(baseURL ? { baseURL } : {}), javaScriptEnabled: false });
  await signInto(theirs, wout.session);
  const own = await theirs.newPage();
  await own.goto(pathTo('admin', 'nl'));
  await own
    .getByRole('region', { name: t('StaffTasks.mine.tasks') })
    .getByRole('button', { name: t('StaffTasks.tick', { what: 'De gevel twee keer opmeten' }) })
    .press('Enter');
  await expect(own.getByText(t('StaffTasks.mine.noTasks'))).toBeVisible();
  const bell = own.getByRole('banner').locator('[data-shortcut-go="m"]');
  await expect(bell).toContainText('3');
  await bell.press('Enter');
  await expect(
    own.getByText(t('StaffNotices.kinds.mention', { by: 'Sofie Janssens' })).first(),
  ).toBeVisible();
  await own
    .getByRole('link', { name: /^Lieve Peeters/ })
    .first()
    .press('Enter');
  await expect(own.getByRole('heading', { level: 1 })).toContainText('Lieve');
  // Opening the request has read both.
  await own.goto(pathTo('admin-notices', 'nl'));
  await expect(own.getByText(t('StaffNotices.unread', { count: 0 })).first()).toBeVisible();
  await expect(own.locator('[data-unread]')).toHaveCount(0);
  await theirs.close();
  await receiveMail(wout.email, noticeCopy.nl.subject.mention(reference));

  await page.goto(pathTo('admin-notices', 'nl'));
  await expectFits(page);
  await page.goto(pathTo('admin', 'nl'));
  await expectFits(page);
});

test('what a colleague changes of a task while somebody types in it is told before it is saved over', async ({
  page,
  context,
}) => {
  const t = textsOf('nl');
  const { reference } = await storeQuote(someWord());
  const { session } = await signInAsStaff(context, 'sales');
  const actor = session.user.id;
  const task = { reference, what: 'De gevel opmeten', owner: '', dueOn: '2099-01-05' };
  await callDatabase('add_staff_task', { actor, task });
  const request = new RequestPage(page, 'nl', reference);
  await request.open();
  const item = page.locator('#tasks').getByRole('listitem');
  const what = item.getByLabel(t('StaffTasks.what'));
  const save = item.getByRole('button', { name: t('StaffTasks.edit.save'), exact: true });
  await item.getByText(t('StaffTasks.edit.open')).press('Enter');
  await what.fill('De gevel twee keer opmeten');

  const done = await item.locator('button[value^="done:"]').getAttribute('value');
  const change = { ...task, id: done?.slice('done:'.length), version: 1, dueOn: '2099-02-10' };
  expect(await callDatabase('edit_staff_task', { actor, change })).toEqual({ status: 'ok' });
  // Another form has the page loaded anew.
  await request.button('desk.take').click();
  await expect(item).toContainText(formatDay(new Date('2099-02-10T12:00:00Z'), 'nl'));
  await save.press('Enter');
  await expect(item.getByText(t('StaffTasks.refused.changed'))).toBeVisible();
  await expect(what).toHaveValue('De gevel twee keer opmeten');
  await save.press('Enter');
  await expect(item.getByText(t('StaffTasks.edit.done'))).toBeVisible();
  await expect(item.locator('p').first()).toHaveText('De gevel twee keer opmeten');
});
