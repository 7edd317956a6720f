import { randomUUID } from 'node:crypto';
import type { CDPSession, Locator } from '@playwright/test';
import { pathTo } from '@/lib/i18n/routes';
import { designerLabels } from '@/lib/shirt-designer/designer-labels';
import { templates } from '@/lib/shirt-designer/templates';
import { alive } from '../support/alive';
import { QuoteForm, someQuote } from '../support/quote-form';
import { expect, test, unusedSheet } from '../support/test';

const labels = designerLabels('nl');

test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
});

/** One finger from the middle of something, by so many pixels. */
async function push(hand: CDPSession, what: Locator, dx: number, dy: number): Promise<void> {
  const box = await what.boundingBox();
  if (!box) throw new Error('Nothing to touch');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await hand.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (const share of [0.25, 0.5, 0.75, 1])
    await hand.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: x + dx * share, y: y + dy * share }],
    });
  await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('a thumb goes the whole way: a template, words of one’s own, moved, mended, counted and asked for', async ({
  page,
  context,
  expectedTrouble,
}) => {
  expectedTrouble.push(unusedSheet);
  const name = `Lin ${randomUUID().slice(0, 6)}`;
  const form = new QuoteForm(page, 'nl');
  await form.haveTicket();
  await page.goto(pathTo('shirt-designer', 'nl'));
  await page.getByRole('link', { name: templates.frites.name.nl, exact: true }).tap();
  await page.waitForURL(/template=frites/);
  await alive(page);
  await expect(page.locator('.shirt-canvas')).toBeVisible();

  await page.getByRole('button', { name: `+ ${labels.addText}`, exact: true }).tap();
  await expect(page.getByRole('textbox', { name: labels.words, exact: true })).toBeFocused();
  await page.keyboard.type(name);
  const layer = page.locator('.shirt-list li > button:first-child').filter({ hasText: name });
  await expect(layer).toBeVisible();
  // Out of the area, and back into it by one tap.
  const outside = page
    .locator('.shirt-findings li')
    .filter({ hasText: name })
    .filter({ hasText: '28 × 35 cm' });
  // A layer is in the list before its typeface is there to draw it.
  const hits = page.locator('[data-hit]');
  await expect(hits).toHaveCount(await page.locator('.shirt-list li').count());
  await push(await context.newCDPSession(page), hits.last(), 30, 110);
  await expect(outside).toHaveCount(1);
  // The browser keeps a tap to itself that follows a drag within a tenth of a second, as no hand does.
  await expect(async () => {
    await outside.getByRole('button', { name: new RegExp(`^${labels.fix}`) }).tap({ timeout: 1000 });
    await expect(outside).toHaveCount(0, { timeout: 1000 });
  }).toPass();

  await page.getByLabel('L', { exact: true }).fill('6');
  // The price is at hand wherever one is, and nothing is wider than the phone.
  await expect(page.locator('.shirt-facts')).toContainText('€');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.getByRole('button', { name: labels.quote, exact: true }).tap();
  await page.waitForURL(/#quote-form-start$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('FRITUUR');
  await expect(page.getByRole('img', { name: new RegExp(name) }).first()).toBeVisible();
  await alive(page);
  await expect(page.getByRole('checkbox', { name: /FRITUUR/ })).toBeChecked();
  await form.fill(someQuote({ subject: 'embroidery' }));
  await form.send();
  expect(await form.readReference()).toMatch(/\d/);
});
