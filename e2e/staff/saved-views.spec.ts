import { pathWithin } from '@/lib/i18n/routes';
import { grantRole, makeAccount } from '../support/account';
import { signInto } from '../support/account-pages';
import { expectNoFindings } from '../support/axe';
import { expectNoSidewaysScroll } from '../support/layout';
import { someWord, storeQuote } from '../support/staff';
import { expect, test } from '../support/test';
import { textsOf } from '../support/texts';

for (const javaScriptEnabled of [true, false]) {
  test(`a view is kept under a name, begun with, and deleted ${javaScriptEnabled ? 'with' : 'without'} a script`, async ({
    browser,
    baseURL,
  }) => {
    const t = textsOf('nl');
    const word = someWord();
    await storeQuote(word);
    const seller = await makeAccount({ first_name: 'Noor', last_name: 'Claes', locale: 'nl' });
    await grantRole(seller, 'sales');
    const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), javaScriptEnabled });
    await signInto(context, seller.session);
    const page = await context.newPage();
    await page.goto(pathWithin('admin-requests', 'nl', { query: { status: 'all', q: word } }));
    const views = page.getByRole('region', { name: t('SavedViews.label') });
    await views.getByText(t('SavedViews.keep.title')).press('Enter');
    await views.getByRole('button', { name: t('SavedViews.keep.submit'), exact: true }).press('Enter');
    await expect(views.getByText(t('errors.required'))).toBeVisible();
    await views.getByLabel(t('SavedViews.name')).fill(`Alles van ${word}`);
    await views.getByRole('button', { name: t('SavedViews.keep.submit'), exact: true }).press('Enter');
    await expect(page.getByText(t('SavedViews.outcome.kept'))).toBeVisible();
    const link = views.getByRole('link', { name: `Alles van ${word}` });
    await expect(link).toHaveAttribute('aria-current', 'true');

    await views.getByText(t('SavedViews.change.title')).press('Enter');
    await views.getByRole('button', { name: t('SavedViews.default') }).press('Enter');
    await expect(page.getByText(t('SavedViews.outcome.default', { list: 'requests' }))).toBeVisible();
    await page.goto(pathWithin('admin-requests', 'nl', {}));
    await expect(link).toHaveAttribute('aria-current', 'true');
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
      // axe waits for timers, which do not run without a script.
      if (javaScriptEnabled) await expectNoFindings(page);
    }
    // What is open is one tap away all the same.
    await page.getByRole('link', { name: new RegExp(`^${t('Inbox.statuses.open')}\\s`) }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`[?&]q=${word}$`));
    await page.getByRole('link', { name: t('Staff.filters.clear'), exact: true }).press('Enter');
    await expect(page).toHaveURL(/[?&]status=open$/);
    await link.press('Enter');
    await expect(link).toHaveAttribute('aria-current', 'true');

    await views.getByText(t('SavedViews.change.title')).press('Enter');
    await views.getByText(t('SavedViews.remove.label')).press('Enter');
    await page
      .getByRole('button', { name: t('SavedViews.remove.confirm') })
      .last()
      .press('Enter');
    await expect(page.getByText(t('SavedViews.outcome.removed'))).toBeVisible();
    await expect(link).toHaveCount(0);
    await context.close();
  });
}

for (const javaScriptEnabled of [true, false]) {
  test(`the jobs have views of their own ${javaScriptEnabled ? 'with' : 'without'} a script`, async ({
    browser,
    baseURL,
  }) => {
    const t = textsOf('nl');
    const name = `Geblokkeerd ${someWord()}`;
    const seller = await makeAccount({ first_name: 'Noor', last_name: 'Claes', locale: 'nl' });
    await grantRole(seller, 'sales');
    const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), javaScriptEnabled });
    await signInto(context, seller.session);
    const page = await context.newPage();
    await page.goto(pathWithin('admin-jobs', 'nl', { query: { blocked: 'yes', owner: 'me' } }));
    const views = page.getByRole('region', { name: t('SavedViews.label') });
    await views.getByText(t('SavedViews.keep.title')).press('Enter');
    await views.getByLabel(t('SavedViews.name')).fill(name);
    await views.getByRole('button', { name: t('SavedViews.keep.submit'), exact: true }).press('Enter');
    await expect(page.getByText(t('SavedViews.outcome.kept'))).toBeVisible();
    const link = views.getByRole('link', { name });
    await expect(link).toHaveAttribute('aria-current', 'true');

    await views.getByText(t('SavedViews.change.title')).press('Enter');
    await views.getByRole('button', { name: t('SavedViews.default') }).press('Enter');
    await expect(page.getByText(t('SavedViews.outcome.default', { list: 'jobs' }))).toBeVisible();
    await page.goto(pathWithin('admin-jobs', 'nl', {}));
    await expect(link).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('checkbox', { name: t('Jobs.filters.blocked') })).toBeChecked();
    await expect(page.locator('select[name="owner"]')).toHaveValue('me');
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
      // axe waits for timers, which do not run without a script.
      if (javaScriptEnabled) await expectNoFindings(page);
    }
    // All that is open is one tap away, and the requests begin as they did.
    await page.getByRole('link', { name: t('Staff.filters.clear'), exact: true }).press('Enter');
    await expect(page).toHaveURL(/[?&]stage=open$/);
    await expect(link).not.toHaveAttribute('aria-current');
    await page.goto(pathWithin('admin-requests', 'nl', {}));
    await expect(page.getByRole('link', { name })).toHaveCount(0);

    await page.goto(pathWithin('admin-jobs', 'nl', {}));
    await views.getByText(t('SavedViews.change.title')).press('Enter');
    await views.getByText(t('SavedViews.remove.label')).press('Enter');
    await expect(page.getByText(t('SavedViews.remove.text', { list: 'jobs' })).last()).toBeVisible();
    await page
      .getByRole('button', { name: t('SavedViews.remove.confirm') })
      .last()
      .press('Enter');
    await expect(page.getByText(t('SavedViews.outcome.removed'))).toBeVisible();
    await expect(link).toHaveCount(0);
    await context.close();
  });
}
