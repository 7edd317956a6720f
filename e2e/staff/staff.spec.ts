import { locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import {
  cookieHeader,
  cookiesOf,
  endSessions,
  grantRole,
  makeAccount,
  password,
  someEmail,
} from '../support/account';
import { AccountPages, signInto } from '../support/account-pages';
import { awake } from '../support/alive';
import { expectNoFindings } from '../support/axe';
import { expectFitsScreens } from '../support/layout';
import { findMailTo, linkIn } from '../support/mailbox';
import { screenOf, screens } from '../support/screens';
import { stack } from '../support/stack';
import { signInAsStaff, someStaff } from '../support/staff';
import { expect, test, unusedSheet } from '../support/test';
import { textsOf } from '../support/texts';

for (const locale of locales) {
  test(`team and audit log have no finding, on a desktop or a phone, in ${locale}`, async ({
    page,
    context,
  }) => {
    test.slow();
    await signInAsStaff(context, 'admin');
    const t = textsOf(locale);
    const viewport = screens[screenOf(1, locale)];
    await page.setViewportSize(viewport);
    await page.goto(pathTo('admin-staff', locale));
    await awake(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Staff.areas.staff'));
    // What is wrong stands at the fields, and the first has the focus.
    await page.getByRole('button', { name: t('StaffTeam.inviteSubmit') }).click();
    const address = page.getByLabel(t('StaffTeam.address'));
    await expect(address).toBeFocused();
    await expect(address).toHaveAccessibleDescription(t('errors.required'));
    await page.getByRole('main').locator('details summary').first().click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectNoFindings(page);
    await expectFitsScreens(page);
    await page.keyboard.press('Escape');

    await address.fill(someEmail());
    await page.locator('#invite-role').selectOption('sales');
    await page.getByRole('button', { name: t('StaffTeam.inviteSubmit') }).click();
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
      t('StaffTeam.outcome.invited'),
    );
    await expectNoFindings(page);
    await expectFitsScreens(page);

    await page.goto(pathTo('admin-audit', locale));
    await expect(
      page.getByRole('row', { name: t('StaffAudit.entity.staff_invitations') }).first(),
    ).toBeVisible();
    await expectNoFindings(page);
    await expectFitsScreens(page);
    await page.goto(`${pathTo('admin-audit', locale)}?about=000-000-000`);
    await expect(page.getByText(t('StaffAudit.noneFound'))).toBeVisible();
    await expectNoFindings(page);
  });
}

test('an invited person signs in, accepts, works, is given another role, and is out at the next request', async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  const t = textsOf('nl');
  const admin = await signInAsStaff(context, 'admin');
  const invited = await makeAccount({ first_name: 'Anouk', last_name: 'De Meulenaere' });
  await page.goto('/nl/admin/staff');
  await awake(page);
  await page.getByLabel(t('StaffTeam.address')).fill(invited.email);
  await page.locator('#invite-role').selectOption('editor');
  await page.getByRole('button', { name: t('StaffTeam.inviteSubmit') }).click();
  await expect(page.getByRole('row', { name: invited.email })).toContainText(t('Staff.roles.editor'));
  const mail = await findMailTo(invited.email, /teamruimte/);
  const link = linkIn(mail, pathTo('staff-invitation', 'nl'));

  const elsewhere = await browser.newContext();
  const theirs = await elsewhere.newPage();
  // Signed out, the page asks for another password, or leads to sign in; opening it uses nothing up.
  await theirs.goto(link);
  await expectNoFindings(theirs);
  const signIn = theirs.getByRole('main').getByRole('link', { name: t('StaffInvitation.signInInstead') });
  expect(await signIn.getAttribute('href')).toContain('redirect=');
  await signInto(elsewhere, invited.session);
  await theirs.goto(link);
  await awake(theirs);
  await expectNoFindings(theirs);
  await new AccountPages(theirs, 'nl').field('currentPassword').fill(password);
  await theirs.getByRole('button', { name: t('StaffInvitation.accept') }).click();
  await expect(theirs).toHaveURL('/nl/admin');
  await expect(theirs.getByText(t('Staff.may.editor'))).toBeVisible();
  await theirs.goto(link);
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(t('StaffInvitation.over.title'));

  // By keyboard alone: another role, then out.
  await page.goto('/nl/admin/staff');
  await awake(page);
  const row = page.getByRole('row', { name: invited.email });
  await row.getByRole('combobox').focus();
  await page.keyboard.press('v');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
    t('StaffTeam.outcome.roleChanged'),
  );
  expect((await theirs.goto('/nl/admin/people'))?.status()).toBe(403);
  expect(await theirs.content()).not.toContain(admin.email);
  await row.locator('summary').focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: t('StaffTeam.removeConfirm') });
  await expect(question).toContainText(invited.email);
  await expect(question).toContainText(t('StaffTeam.removeText'));
  await expectNoFindings(page);
  // Escape changes nothing and leads back; what cannot be taken back is never what has the focus at first.
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(row.locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question.getByRole('button', { name: t('Staff.changeNothing') })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(t('StaffTeam.outcome.removed'));
  expect((await theirs.goto('/nl/admin'))?.status()).toBe(403);

  await page.goto('/nl/admin/audit?area=team');
  await page.locator('select[name="who"]').selectOption({ label: admin.email });
  await page.getByRole('button', { name: t('Staff.filters.apply') }).click();
  await expect(page).toHaveURL(/who=/);
  const removal = page.getByRole('row').nth(1);
  await expect(removal).toContainText(admin.email);
  await expect(removal).toContainText(t('StaffAudit.action.delete'));
  await expect(removal).toContainText(t('Staff.roles.sales'));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: t('Staff.csv') }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/);
  await elsewhere.close();
});

test('works without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await signInAsStaff(context, 'admin');
  const t = textsOf('fr');
  const email = someEmail();
  await page.goto('/admin/staff');
  await page.getByLabel(t('StaffTeam.address')).fill(email);
  await page.locator('#invite-role').selectOption('sales');
  await page.getByRole('button', { name: t('StaffTeam.inviteSubmit') }).click();
  const row = page.getByRole('row', { name: email });
  await expect(row).toBeVisible();
  await row.locator('summary').click();
  await row.getByRole('button', { name: t('StaffTeam.withdrawConfirm') }).click();
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
    t('StaffTeam.outcome.withdrawn'),
  );
  await expect(row).toHaveCount(0);
  await context.close();
});

for (const javaScriptEnabled of [true, false]) {
  for (const locale of locales) {
    test(`an invited colleague without an account is in by one mail, ${javaScriptEnabled ? 'with' : 'without'} script, in ${locale}`, async ({
      page,
      context,
      browser,
      extraHTTPHeaders,
    }) => {
      const t = textsOf(locale);
      await signInAsStaff(context, 'admin');
      const email = someEmail();
      await page.goto(pathTo('admin-staff', locale));
      await awake(page);
      await page.getByLabel(t('StaffTeam.address')).fill(email);
      await page.locator('#invite-role').selectOption('sales');
      await page.locator('#invite-locale').selectOption(locale);
      await page.getByRole('button', { name: t('StaffTeam.inviteSubmit') }).click();
      await expect(page.getByRole('row', { name: email })).toBeVisible();
      const link = linkIn(await findMailTo(email), pathTo('staff-invitation', locale));

      const elsewhere = await browser.newContext({ javaScriptEnabled, extraHTTPHeaders });
      const theirs = new AccountPages(await elsewhere.newPage(), locale);
      await theirs.page.goto(link);
      await expect(theirs.main).toContainText(t('StaffInvitation.step.createAccount', { email }));
      await theirs.field('firstName').fill('Anouk');
      await theirs.field('password').fill(password);
      await theirs.button(t('StaffInvitation.accept')).click();
      await expect(theirs.field('lastName')).toHaveAccessibleDescription(t('errors.required'));
      await theirs.field('lastName').fill('De Meulenaere');
      await theirs.field('password').fill(password);
      await theirs.button(t('StaffInvitation.accept')).click();
      await expect(theirs.page).toHaveURL(pathTo('admin', locale));
      await expect(theirs.page.getByText(t('Staff.may.sales'))).toBeVisible();
      await elsewhere.close();
    });
  }
}

test('nobody but an admin gets a byte of team, log or people', async ({ request, context }) => {
  const admin = await signInAsStaff(context, 'admin');
  // The very page an admin has open.
  const page = await context.newPage();
  await page.goto('/nl/admin/people');
  await awake(page);
  await page.getByRole('searchbox').fill(admin.email);
  await page.keyboard.press('Enter');
  const person = await page.getByRole('link', { name: admin.email }).getAttribute('href');
  const who = new URL(person ?? '', stack.siteUrl).searchParams.get('who') ?? '';
  const paths = ['/admin/staff', '/en/admin/audit', String(person), page.url()];
  for (const role of ['sales', 'editor', null] as const) {
    const other = await browserCookies(role);
    for (const path of paths) {
      for (const rsc of [{}, { RSC: '1' }, { RSC: '1', 'Next-Router-Prefetch': '1' }] as Record<
        string,
        string
      >[]) {
        let answer = await request.get(path, { headers: { cookie: other, ...rsc }, maxRedirects: 0 });
        // A request for data without its mark is sent on to itself with one.
        const location = answer.headers().location;
        if (location?.includes('_rsc'))
          answer = await request.get(location, { headers: { cookie: other, ...rsc } });
        expect(answer.status(), path).toBe(403);
        expect(await answer.text(), path).not.toContain(admin.email);
      }
    }
    const headers = { cookie: other };
    expect((await request.get('/api/admin/audit/export', { headers })).status()).toBe(403);
    const form = { form: { who }, headers: { ...headers, origin: stack.siteUrl } };
    expect((await request.post('/api/admin/people/export', form)).status()).toBe(403);
  }
});

/** The cookies of an account with a role, or of a customer. */
async function browserCookies(role: 'sales' | 'editor' | null): Promise<string> {
  const { session } = role ? await someStaff(role) : await makeAccount();
  return cookieHeader(cookiesOf(session));
}

test('a form that is refused after the session keeps its page until it is sent, but not beyond signing out', async ({
  page,
  context,
}) => {
  test.slow();
  await page.clock.install();
  const t = textsOf('fr');
  const account = await makeAccount();
  await grantRole(account, 'admin');
  await signInto(context, account.session);
  await page.goto(pathTo('admin-staff', 'fr'));
  await awake(page);
  const address = page.getByLabel(t('StaffTeam.address'));
  const submit = page.getByRole('button', { name: t('StaffTeam.inviteSubmit') });
  const refusal = page.getByRole('main').getByText(t('StaffRequest.refused.signedOut'));
  const isSignedIn = () => page.evaluate(() => document.documentElement.hasAttribute('data-signed-in'));
  const other = await context.newPage();
  const pages = new AccountPages(other, 'fr');
  const signInThere = async () => {
    await pages.openAuth();
    await awake(other);
    await pages.signIn({ email: account.email, password });
    await expect(other).toHaveURL(/success/);
    await expect.poll(isSignedIn).toBe(true);
  };

  const invited = someEmail();
  await address.fill(invited);
  await page.locator('#invite-role').selectOption('sales');
  await endSessions(account);
  await submit.click();
  await expect(refusal).toBeVisible();
  // The next page that is opened finds the session over, and every tab hears of it.
  await other.goto(pathTo('account', 'fr'));
  await expect.poll(isSignedIn).toBe(false);
  await page.clock.runFor(10_000);
  await expect(address).toHaveValue(invited);
  await signInThere();
  await submit.click();
  await expect(page.getByRole('row', { name: invited })).toBeVisible();

  await address.fill(someEmail());
  await page.locator('#invite-role').selectOption('sales');
  await context.clearCookies();
  await submit.click();
  await expect(refusal).toBeVisible();
  await signInThere();
  await other.goto(pathTo('logout', 'fr'));
  await pages.button(t('Logout.submit')).click();
  await expect(other.getByRole('listitem').filter({ hasText: t('Farewell.signedOut.title') })).toBeVisible();
  await expect.poll(isSignedIn).toBe(false);
  await page.clock.runFor(5000);
  await expect(page).toHaveURL((url) => url.pathname === pathTo('auth', 'fr'));
});

test('whoever goes from area to area reads on from its heading', async ({
  page,
  context,
  expectedTrouble,
}) => {
  expectedTrouble.push(unusedSheet);
  const t = textsOf('nl');
  await signInAsStaff(context, 'sales');
  await page.goto(pathTo('admin', 'nl'));
  await awake(page);
  // A load of the document leaves the focus where the browser begins.
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).not.toBeFocused();
  await page
    .getByRole('link', { name: t('Staff.areas.customers') })
    .first()
    .click();
  await expect(page).toHaveURL(pathTo('admin-customers', 'nl'));
  await expect(heading).toBeFocused();
});
