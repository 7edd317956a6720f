import { randomUUID } from 'node:crypto';
import type { CDPSession, Locator } from '@playwright/test';
import { filled } from '@/lib/i18n/copy';
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

test('several layers are picked by taps on the list and on the drawing, aligned, grouped and let go', async ({
  page,
}) => {
  await page.goto(`${pathTo('shirt-tool', 'nl')}?template=choir`);
  await alive(page);
  await expect(page.locator('.shirt-canvas')).toBeVisible();
  // A layer is in the list before its typeface is there to draw it.
  await expect(page.locator('[data-hit]')).toHaveCount(3);
  const several = page.getByRole('button', { name: labels.several, exact: true });
  const words = page.getByRole('button', { name: 'Chœur / de Tervuren', exact: true });
  const motto = page.locator('[data-hit="l3"]');
  const picked = page.locator('.shirt-list li > button:first-child[aria-pressed="true"]');
  const said = page.locator('.shirt-panel').getByRole('status');

  await several.tap();
  await expect(several).toHaveAttribute('aria-pressed', 'true');
  await expect(said.filter({ hasText: labels.severalHint })).toBeVisible();
  await words.tap();
  await motto.tap();
  await expect(picked).toHaveText(['QUARANTE VOIX, UN SEUL SAC', 'Chœur / de Tervuren']);
  await expect(said.filter({ hasText: filled(labels.chosen, { count: 2 }) })).toBeVisible();
  await motto.tap();
  await expect(picked).toHaveText(['Chœur / de Tervuren']);
  await motto.tap();
  await expect(picked).toHaveCount(2);
  for (const button of [several, words])
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(43.5);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page
    .getByRole('group', { name: labels.alignTo, exact: true })
    .getByRole('button', { name: labels.edgeLeft, exact: true })
    .tap();
  await page.getByRole('button', { name: labels.group, exact: true }).tap();
  await expect(page.getByRole('button', { name: labels.ungroup, exact: true })).toBeVisible();

  // Both leave together, and nothing is left of which there could be several.
  await words.tap();
  await expect(picked).toHaveCount(0);
  await expect(several).toHaveAttribute('aria-pressed', 'false');
  await motto.tap();
  await expect(picked).toHaveCount(2);
  await words.tap();
  await expect(picked).toHaveCount(1);
  await expect(page.getByLabel(labels.across, { exact: true })).not.toHaveValue('0');
});
