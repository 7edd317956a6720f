import type { Page } from '@playwright/test';
import { undecided } from '../support/consent';
import { Consent } from '../support/consent-banner';
import { QuoteForm, someQuote } from '../support/quote-form';
import { expect, test } from '../support/test';
import { textsOf } from '../support/texts';

test.use({ reducedMotion: 'no-preference' });

const t = textsOf('fr');

function toasts(page: Page) {
  return page.getByRole('region', { name: t('Toasts.region', { hotkey: 'F8' }) }).getByRole('listitem');
}

/** Sends a quote request with the page's clock standing still: the toast has its whole life before it. */
async function showToast(page: Page) {
  const form = new QuoteForm(page, 'fr');
  await form.haveTicket();
  await page.clock.install();
  await form.open();
  await form.fill(someQuote());
  await page.clock.pauseAt(Date.now() + 60_000);
  await form.send();
  await form.readReference();
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).toBeVisible();
  return toasts(page);
}

/** Expects that a toast is told to assistive technology, when it has been drawn. */
async function expectHeard(page: Page, live: 'polite' | 'assertive', text: string): Promise<void> {
  await page.clock.runFor(200);
  const told = page.locator(`[role="status"][aria-live="${live}"]`).filter({ hasText: text });
  await expect(told.first()).toBeAttached();
}

test('a sent request is announced by a toast that leaves after five seconds', async ({ page }) => {
  const toast = await showToast(page);
  await expect(toast).toContainText(t('QuoteForm.success'));
  await page.clock.runFor(4800);
  await expect(toast).toBeVisible();
  await page.clock.runFor(400);
  await expect(toast).toHaveCount(0);
});

test('a toast is a status for assistive technology', async ({ page }) => {
  await showToast(page);
  await expectHeard(page, 'polite', t('QuoteForm.success'));
});

test('the time of a toast stands still under the mouse', async ({ page }) => {
  const toast = await showToast(page);
  await toast.hover();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(10, 10);
  await page.clock.runFor(5200);
  await expect(toast).toHaveCount(0);
});

test('F8 brings the focus to the toast, where time stands still, and Escape closes it', async ({ page }) => {
  const toast = await showToast(page);
  await page.keyboard.press('F8');
  const region = page.getByRole('region', { name: t('Toasts.region', { hotkey: 'F8' }) });
  await expect(region.locator(':focus')).toHaveCount(1);
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.keyboard.press('Escape');
  await page.clock.runFor(100);
  await expect(toast).toHaveCount(0);
});

test('the button of a toast closes it', async ({ page }) => {
  const toast = await showToast(page);
  await toast.getByRole('button', { name: t('common.close') }).click();
  await page.clock.runFor(100);
  await expect(toast).toHaveCount(0);
});

for (const [distance, outcome] of [
  [40, 'stays'],
  [70, 'goes'],
] as const) {
  test(`a toast swiped ${distance} px to the right ${outcome}`, async ({ page }) => {
    const toast = await showToast(page);
    // While it slides in, it is not yet where it will be taken.
    await toast.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    const box = await toast.boundingBox();
    if (!box) throw new Error('The toast has no place');
    const start = { x: box.x + 40, y: box.y + box.height / 2 };
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + distance / 2, start.y);
    await page.mouse.move(start.x + distance, start.y);
    await page.mouse.up();
    await page.clock.runFor(300);
    await expect(toast).toHaveCount(outcome === 'goes' ? 0 : 1);
  });
}

test('only the newest toast is shown', async ({ page, context, expectedTrouble }) => {
  expectedTrouble.push(/ERR_INTERNET_DISCONNECTED/);
  const form = new QuoteForm(page, 'fr');
  await form.haveTicket();
  await form.open();
  await page.clock.install();
  await form.fill(someQuote());
  // The first toast brings the code that draws them, which no connection would.
  await page.route('/', (route) => route.abort(), { times: 1 });
  expectedTrouble.push(/ERR_FAILED/);
  await page.clock.pauseAt(Date.now() + 60_000);
  await form.send();
  await expect(toasts(page)).toContainText(t('QuoteForm.failure'));
  // At once, whatever is being read.
  await expectHeard(page, 'assertive', t('QuoteForm.failure'));
  await context.setOffline(true);
  await form.retryButton.click();
  await expect(form.retryButton).toBeVisible();
  await expect(toasts(page)).toHaveCount(1);
  await context.setOffline(false);
  await form.retryButton.click();
  await form.readReference();
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).toContainText(t('QuoteForm.success'));
});

test.describe('while the choices about cookies are open', () => {
  test.use({ storageState: undecided });

  test('a toast covers none of their buttons, on a phone either', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const consent = new Consent(page, 'fr');
    const toast = await showToast(page);
    const [above, banner] = [await toast.boundingBox(), await consent.banner.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((banner?.y ?? 0) + 1);
    await consent.choice('reject').click({ trial: true });
    await consent.choice('accept').click({ trial: true });
  });
});
