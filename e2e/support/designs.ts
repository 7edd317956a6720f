import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { simulatorLabels } from '@/lib/wrap-simulator/simulator-copy';
import { textsOf } from './texts';

/** What gives a kept design up on its page: asked for, and then said for sure. Both tools name it alike. */
export function deleting(page: Page, locale: Locale) {
  return {
    ask: page.locator('summary').getByText(simulatorLabels(locale).delete, { exact: true }),
    sure: page.getByRole('button', { name: textsOf(locale)('Designs.deleteConfirm'), exact: true }),
  };
}
