import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { designerLabels } from '@/lib/shirt-designer/designer-labels';
import { simulatorLabels } from '@/lib/wrap-simulator/simulator-copy';
import { alive } from '../support/alive';
import { expect, test } from '../support/test';

const someName = () => `Lin ${randomUUID().slice(0, 6)}`;

interface Tool {
  name: string;
  locale: Locale;
  page: 'wrap-tool' | 'shirt-tool';
  start: 'wrap-simulator' | 'shirt-designer';
  labels: { save: string; saveChanges: string; goOn: string; copy: string; delete: string; unknown: string };
  /** Opens the tool with these words on the design. */
  query: (words: string) => Record<string, string>;
}

const wrap = simulatorLabels('nl');
const shirt = designerLabels('en');

const tools: Tool[] = [
  {
    name: 'wrap simulator',
    locale: 'nl',
    page: 'wrap-tool',
    start: 'wrap-simulator',
    labels: wrap,
    query: (words) => ({ coverage: 'full', 'text-0': words }),
  },
  {
    name: 'shirt designer',
    locale: 'en',
    page: 'shirt-tool',
    start: 'shirt-designer',
    labels: { ...shirt, copy: shirt.copyDesign },
    query: (words) => ({ template: 'choir', text: words }),
  },
];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Another browser with the address that somebody has copied. */
async function elsewhere(browser: Browser, address: string, look: (guest: Page) => Promise<void>) {
  const context = await browser.newContext({ locale: 'nl-BE' });
  const guest = await context.newPage();
  await guest.goto(address);
  await look(guest);
  await context.close();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled });

    for (const { name, locale, page: toolPage, start, labels, query } of tools) {
      test(`the address of what was saved in the ${name} gives nothing away but a look and a copy`, async ({
        page,
        context,
        browser,
        baseURL,
      }) => {
        const words = someName();
        await page.goto(`${pathTo(toolPage, locale)}?${new URLSearchParams(query(words))}`);
        if (javaScriptEnabled) await alive(page);
        await button(page, labels.save).click();
        await expect(page).toHaveURL(/\?token=/);
        await expect(button(page, labels.delete)).toBeVisible();
        const address = page.url();
        expect([...new URL(address).searchParams.keys()]).toEqual(['token']);
        const token = new URL(address).searchParams.get('token') ?? '';
        const title = (await heading(page).textContent()) ?? '';

        // No script reads the key, and nothing of it is in the page.
        const cookie = (await context.cookies()).find((one) => one.name.endsWith('own-designs'));
        expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
        const key = cookie?.value.split('.')[1] ?? 'none';
        expect(key.length).toBeGreaterThan(20);
        expect(await page.content()).not.toContain(key);

        await elsewhere(browser, address, async (guest) => {
          await expect(heading(guest)).toHaveText(title);
          await expect(button(guest, labels.delete)).toHaveCount(0);
          await expect(guest.getByRole('link', { name: labels.goOn, exact: true })).toHaveCount(0);
          await guest.getByRole('link', { name: labels.copy, exact: true }).click();
          await expect(button(guest, labels.save)).toBeVisible();
          // Neither does the address of who goes on with it.
          await guest.goto(
            `${baseURL}${pathTo(toolPage, locale)}?${new URLSearchParams({ ...query(words), change: token })}`,
          );
          await expect(button(guest, labels.save)).toBeVisible();
          await expect(button(guest, labels.saveChanges)).toHaveCount(0);
        });

        await page.getByRole('link', { name: labels.goOn, exact: true }).click();
        await expect(button(page, labels.saveChanges)).toBeVisible();
        expect(page.url()).not.toContain('own=');
        if (javaScriptEnabled) await alive(page);
        await button(page, labels.saveChanges).click();
        await expect(page).toHaveURL(address);
        await expect(button(page, labels.delete)).toBeVisible();

        // A link that was given out when the key was in it: taken once, and then as clean as any.
        if (!cookie) throw new Error('No key');
        await elsewhere(
          browser,
          `${address}&${new URLSearchParams({ own: cookie.value })}`,
          async (guest) => {
            await expect(button(guest, labels.delete)).toBeVisible();
            await expect(guest).toHaveURL(address);
            const old = { ...query(words), own: cookie.value };
            await guest.goto(`${baseURL}${pathTo(toolPage, locale)}?${new URLSearchParams(old)}`);
            await expect(button(guest, labels.saveChanges)).toBeVisible();
            expect(guest.url()).toContain('change=');
            expect(guest.url()).not.toContain('own=');
          },
        );

        await button(page, labels.delete).click();
        await expect(page).toHaveURL(pathTo(start, locale));
        expect((await context.cookies()).some((one) => one.name.endsWith('own-designs'))).toBe(false);
        await page.goto(address);
        await expect(heading(page)).toHaveText(labels.unknown);
      });
    }
  });
}
