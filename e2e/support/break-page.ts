import { expect, type Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { alive } from './alive';
import { textsOf } from './texts';

/** What the console says while a page is broken on purpose. */
export const breakage = [/Failed to load resource/, /ChunkLoadError|Failed to load chunk/];

/** Leads to the error view: the way home is taken while the script files of the home page are missing. */
export async function breakPage(page: Page, locale: Locale): Promise<void> {
  const t = textsOf(locale);
  await page.goto(pathTo('quote-received', locale));
  await alive(page);
  await page.route('**/_next/static/**/*.js*', (route) => route.abort());
  await page
    .getByRole('main')
    .getByRole('link', { name: t('QuoteReceived.back') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('ErrorPage.title'));
}

export async function mendPage(page: Page): Promise<void> {
  await page.unrouteAll();
}
