import { locales } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { incidentOfDigest } from '@/lib/log/incident-id';
import { spoilRequest } from '../support/records';
import { signInAsStaff, someWord, storeQuote } from '../support/staff';
import { expect, test, unusedSheet } from '../support/test';
import { textsOf } from '../support/texts';

for (const locale of locales) {
  test(`a page that breaks on the server tells its incident in ${locale}, and nothing of its inside`, async ({
    page,
    context,
    browser,
    expectedTrouble,
  }) => {
    // What the browser says of the answer, and React of what the server could not render.
    expectedTrouble.push(unusedSheet, /status of 500/, /React error #441/);
    const t = textsOf(locale);
    const { reference, firstName } = await storeQuote(someWord());
    await signInAsStaff(context, 'sales');
    const mend = await spoilRequest(reference);
    const answer = await page.goto(pathWithin('admin-requests', locale, { rest: reference }));
    expect(answer?.status()).toBe(500);
    const html = (await answer?.text()) ?? '';
    // The log has it under the same number: the framework hands both the digest alone.
    const incident = incidentOfDigest(/digest\\?":\\?"([^"\\]+)/.exec(html)?.[1]);
    expect(incident).not.toBeNull();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText(t('ErrorPage.incident', { id: incident ?? '' }));
    for (const told of [html, await page.getByRole('main').innerText()])
      expect(told).not.toMatch(/ZodError|invalid_type|\n\s+at \w|\.next\/server/);

    // Whoever has no script reads the same, and can ask again.
    const bare = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await context.storageState(),
    });
    const plain = await bare.newPage();
    await plain.goto(page.url());
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText(t('ErrorPage.title'));
    await expect(plain.getByText(/E-[0-9A-Z]{7}/)).toBeVisible();

    await mend();
    await plain.getByRole('link', { name: t('ErrorPage.retry') }).click();
    await expect(plain.getByRole('heading', { level: 1 })).toContainText(firstName);
    await bare.close();
    await alert.getByRole('button', { name: t('ErrorPage.retry') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(firstName);
  });
}
