import type { CDPSession, Page } from '@playwright/test';
import { pathTo } from '@/lib/i18n/routes';
import { designerLabels } from '@/lib/shirt-designer/designer-labels';
import { fabricLook } from '@/lib/shirt-designer/fabric-colours';
import { sizeNames } from '@/lib/shirt-designer/garments/garment';
import { alive } from '../support/alive';
import { expect, test } from '../support/test';

const labels = designerLabels('en');

async function openTool(page: Page, template = 'choir'): Promise<void> {
  await page.goto(`${pathTo('shirt-tool', 'en')}?template=${template}`);
  await alive(page);
  await expect(page.locator('.shirt-canvas')).toBeVisible();
}

const leaf =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><circle cx="200" cy="200" r="190" fill="#d93015"/></svg>';

const layers = (page: Page) => page.locator('.shirt-list li > button:first-child');
const words = (page: Page) => page.getByRole('textbox', { name: labels.words, exact: true });

/** Puts a layer of these words on the shirt. */
async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: `+ ${labels.addText}`, exact: true }).click();
  // What stands there is selected: whoever adds words writes them.
  await expect(words(page)).toBeFocused();
  await page.keyboard.type(text);
  await expect(layers(page).first()).toHaveText(text);
  // It is in the list before its typeface is there to draw it.
  await expect(page.locator('[data-hit]')).toHaveCount(await layers(page).count());
}

test('a design is there after the back button and after its page was killed, another one beside it', async ({
  page,
  context,
}) => {
  await openTool(page);
  await write(page, 'Lin');
  await page.goto(`${pathTo('shirt-tool', 'en')}?template=bar`);
  await alive(page);
  await write(page, 'Bar');
  await page.goBack();
  await alive(page);
  await expect(layers(page).first()).toHaveText('Lin');

  const killed = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  void session.send('Page.crash').catch(() => undefined);
  await killed;
  const after = await context.newPage();
  await openTool(after);
  await expect(layers(after).first()).toHaveText('Lin');
  await after.goto(`${pathTo('shirt-tool', 'en')}?template=bar`);
  await alive(after);
  await expect(layers(after).first()).toHaveText('Bar');
});

test('a list of which not everything can be taken says so, and is as it was typed after a reload', async ({
  page,
}) => {
  // A T-shirt has sizes, and a bag does not.
  await openTool(page, 'stag');
  const list = page.getByRole('textbox', { name: labels.people });
  const long = 'Marie-Christine Vandenbroucke';
  const typed = `Luc; 8; giant\n${long}; 9; S`;
  const expectSaid = async () => {
    await expect(list).toHaveValue(typed);
    await expect(list).toHaveAccessibleDescription(/unknown size, M taken: Luc/);
    await expect(list).toHaveAccessibleDescription(new RegExp(`24 letters: ${long}`));
  };
  await list.fill(typed);
  await expectSaid();
  await page.reload();
  await alive(page);
  await expectSaid();
});

test('words of which not all go on the garment say so, and stay in their field to be shortened', async ({
  page,
}) => {
  await openTool(page);
  await write(page, 'Lin');
  const lines = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  await words(page).fill(lines.join('\n'));
  await expect(words(page)).toHaveAccessibleDescription(labels.wordsCut);
  await expect(words(page)).toHaveValue(lines.join('\n'));
  await expect(layers(page).first()).toHaveText('a / b / c / d / e / f');
  await words(page).fill('Lin en Zoon');
  await expect(words(page)).toHaveAccessibleDescription('');
  await expect(layers(page).first()).toHaveText('Lin en Zoon');
});

test('words from right to left are named beside their field, and are as they were typed after a reload', async ({
  page,
}) => {
  await openTool(page);
  await write(page, 'Lin');
  for (const typed of ['Lin خبز', 'שלום 7']) {
    await words(page).fill(typed);
    await expect(words(page)).toHaveAccessibleDescription(/from right to left.*as a picture or PDF/);
    await expect(words(page)).toHaveValue(typed);
  }
  await page.reload();
  await alive(page);
  await layers(page).first().click();
  await expect(words(page)).toHaveValue('שלום 7');
  await expect(words(page)).toHaveAccessibleDescription(/from right to left/);
  await words(page).fill('Lin 🚲');
  await expect(words(page)).toHaveAccessibleDescription(/None of our typefaces.*🚲/);
  await words(page).fill('Lin');
  await expect(words(page)).toHaveAccessibleDescription('');
});

test('letters that a typeface lacks are there in another one by one tap', async ({ page }) => {
  await openTool(page);
  await write(page, 'Ŝipo');
  const family = page.getByRole('combobox', { name: labels.family, exact: true });
  await expect(family).toHaveValue('bricolage');
  await expect(words(page)).toHaveAccessibleDescription(/Ŝ.*Overpass/);
  const fault = page.locator('.shirt-findings li').filter({ hasText: 'no shape for Ŝ' });
  await fault.getByRole('button', { name: new RegExp(`^${labels.fix}`) }).click();
  await expect(family).toHaveValue('overpass');
  await expect(fault).toHaveCount(0);
  await expect(words(page)).toHaveValue('Ŝipo');
  await expect(words(page)).toHaveAccessibleDescription('');
  await page.getByRole('button', { name: labels.undo, exact: true }).click();
  await expect(family).toHaveValue('bricolage');
});

test('what is saved without a line is kept, said so, and saved as it is then once the line is back', async ({
  page,
  context,
  expectedTrouble,
}) => {
  expectedTrouble.push(/ERR_INTERNET_DISCONNECTED/, /Failed to load chunk|ChunkLoadError/);
  await openTool(page);
  await write(page, 'Lin');
  await context.setOffline(true);
  // A typeface that was never fetched cannot be drawn now: what was drawn stays, and that is said.
  await page.getByRole('combobox', { name: labels.family, exact: true }).selectOption('lobster');
  await expect(page.getByText(labels.lettersAway)).toBeVisible();
  await page.getByRole('button', { name: labels.save, exact: true }).click();
  await expect(page.getByText(labels.sendingAway)).toBeVisible();
  await words(page).fill('Lin en Zoon');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lin en Zoon');
});

test('what was chosen and typed before the editor was there is on the garment, and no field is taken away while one is in it', async ({
  page,
}) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/_next/static/**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(`${pathTo('shirt-tool', 'en')}?template=choir`, {
    waitUntil: 'domcontentloaded',
  });
  const form = page.locator('.shirt-form');
  await form.locator('select[name="fabric"]').selectOption('navy');
  await form.getByRole('spinbutton', { name: sizeNames.one.en, exact: true }).fill('12');
  await form
    .getByLabel(labels.addPicture, { exact: true })
    .setInputFiles({ name: 'leaf.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(leaf) });
  const typed = form.locator('textarea[name="text"]');
  await typed.pressSequentially('Lin');
  scripts.resolve();
  await alive(page);
  await expect(typed).toBeFocused();
  await typed.pressSequentially(' en Zoon');
  await expect(page.locator('.shirt-canvas')).toHaveCount(0);
  await typed.press('Tab');
  await expect(page.locator('.shirt-canvas')).toBeFocused();
  await expect(layers(page).filter({ hasText: 'Lin en Zoon' })).toHaveCount(1);
  await expect(layers(page).filter({ hasText: 'leaf' })).toHaveCount(1);
  await expect(page.getByRole('spinbutton', { name: sizeNames.one.en, exact: true })).toHaveValue('12');
  const navy = page.getByRole('button', { name: fabricLook('navy').name.en, exact: true });
  await expect(navy).toHaveAttribute('aria-pressed', 'true');
});

test('what is typed before the editor is there comes to what was left, and changes nothing else of it', async ({
  page,
}) => {
  const pieces = page.getByRole('spinbutton', { name: sizeNames.one.en, exact: true });
  await openTool(page);
  await write(page, 'Lin');
  await pieces.fill('37');
  const scripts = Promise.withResolvers<void>();
  await page.route('**/_next/static/**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.locator('.shirt-form textarea[name="text"]').fill('Zoon');
  scripts.resolve();
  await alive(page);
  // It takes the place of the fields when one of them is left.
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(page.locator('.shirt-canvas')).toBeVisible({ timeout: 500 });
  }).toPass();
  for (const text of ['Lin', 'Zoon']) await expect(layers(page).filter({ hasText: text })).toHaveCount(1);
  await expect(pieces).toHaveValue('37');
});

test('who goes back after saving goes on with what they saved, and saves over it', async ({ page }) => {
  await openTool(page);
  await write(page, 'Lin');
  await page.getByRole('button', { name: labels.save, exact: true }).click();
  const link = page.locator('main a[rel="nofollow"]').first();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lin');
  const first = await link.getAttribute('href');
  await page.goBack();
  await expect(page.getByText(labels.savedHere)).toBeVisible();
  await alive(page);
  await layers(page).first().click();
  await words(page).fill('Lin en Zoon');
  await page.getByRole('button', { name: labels.saveChanges, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lin en Zoon');
  await expect(link).toHaveAttribute('href', first ?? '');
  // The page it was begun on begins anew.
  await openTool(page);
  await expect(page.getByText(labels.savedHere)).toHaveCount(0);
  await expect(layers(page).first()).not.toHaveText(/Lin/);
});

test('two tabs on one design tell each other, take or keep, and both are saved', async ({
  page,
  context,
}) => {
  await openTool(page);
  const other = await context.newPage();
  await openTool(other);
  await write(page, 'Lin');
  await other.getByRole('button', { name: labels.takeOver, exact: true }).click();
  await expect(other.locator('.shirt-canvas')).toBeFocused();
  await expect(layers(other).first()).toHaveText('Lin');
  // Both have the same now: nobody is asked anything.
  await expect(page.getByText(labels.otherTab)).toHaveCount(0);
  await write(page, 'Mine');
  await write(other, 'Theirs');
  await page.getByRole('button', { name: labels.keepMine, exact: true }).click();
  await expect(page.locator('.shirt-canvas')).toBeFocused();
  await expect(layers(page).first()).toHaveText('Mine');
  await page.reload();
  await alive(page);
  await expect(layers(page).first()).toHaveText('Mine');
  await expect(other.getByText(labels.otherTab)).toBeVisible();
  const savedIn = async (tab: Page) => {
    await tab.getByRole('button', { name: labels.save, exact: true }).click();
    await tab.waitForURL(/token=/);
    return new URL(tab.url()).searchParams.get('token');
  };
  const kept = await savedIn(page);
  expect(await savedIn(other)).not.toBe(kept);

  // Nor is anything lost where nobody has answered.
  await openTool(page);
  await write(page, 'One');
  await openTool(other);
  await expect(layers(other).first()).toHaveText('One');
  await write(other, 'Another');
  await expect(page.getByText(labels.otherTab)).toBeVisible();
  const one = await savedIn(page);
  expect(await savedIn(other)).not.toBe(one);
});

test.describe('On a phone', () => {
  test.use({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });

  interface Point {
    x: number;
    y: number;
  }

  /** Fingers of a hand, moved together in steps. */
  async function fingers(hand: CDPSession, from: readonly Point[], to: readonly Point[]): Promise<void> {
    const touch = (type: string, points: readonly Point[]) =>
      hand.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: points.map((point, id) => ({ ...point, id })),
      });
    for (let count = 1; count <= from.length; count += 1) await touch('touchStart', from.slice(0, count));
    for (let step = 1; step <= 8; step += 1)
      await touch(
        'touchMove',
        from.map(({ x, y }, at) => ({
          x: x + (((to[at]?.x ?? x) - x) * step) / 8,
          y: y + (((to[at]?.y ?? y) - y) * step) / 8,
        })),
      );
    await touch('touchEnd', []);
  }

  const boxOf = async (page: Page, selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    if (!box) throw new Error(`Nothing to touch at ${selector}`);
    return { ...box, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
  };

  test('one finger moves without scrolling, two turn and scale from anywhere, and each is one step', async ({
    page,
    context,
  }) => {
    await openTool(page);
    await write(page, 'Lin');
    await page.locator('.shirt-canvas').scrollIntoViewIfNeeded();
    const hand = await context.newCDPSession(page);
    const scrolled = () => page.evaluate(() => Math.round(scrollY));
    const value = (label: string) => page.getByLabel(label, { exact: true }).inputValue();
    const [start, across] = [await scrolled(), await value(labels.across)];

    const { middle } = await boxOf(page, '[data-hit]:last-of-type');
    await fingers(hand, [middle], [{ x: middle.x + 40, y: middle.y - 60 }]);
    await expect.poll(() => value(labels.across)).not.toBe(across);
    expect(await scrolled()).toBe(start);

    for (const handle of await page.locator('[data-handle]').all()) {
      const box = await handle.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(43.5);
    }

    // Both beside the layer: nothing on a phone is large enough for two fingers.
    const [size, angle] = [await value(labels.size), await value(labels.angle)];
    const canvas = await boxOf(page, '.shirt-canvas');
    const [left, right] = [canvas.x + 14, canvas.x + canvas.width - 14];
    const low = canvas.y + canvas.height - 14;
    await fingers(
      hand,
      [
        { x: left + 90, y: low },
        { x: right - 90, y: low },
      ],
      [
        { x: left + 20, y: low },
        { x: right - 20, y: low - 90 },
      ],
    );
    await expect.poll(() => value(labels.size)).not.toBe(size);
    expect(Number(await value(labels.size))).toBeGreaterThan(Number(size));
    expect(Number(await value(labels.angle))).toBeLessThan(-10);
    expect(await scrolled()).toBe(start);
    await page.getByRole('button', { name: labels.undo, exact: true }).click();
    expect([await value(labels.size), await value(labels.angle)]).toEqual([size, angle]);

    // A tap beside everything lets go.
    await fingers(hand, [{ x: left, y: low }], [{ x: left, y: low }]);
    await expect(words(page)).toHaveCount(0);
  });

  test('the price stays in sight and lies over nothing that has the focus, and no row is wider than the phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openTool(page);
    await layers(page).first().click();
    const price = page.locator('.shirt-pricebar');
    await expect(price).toContainText('€');
    const fields = page.locator(
      '.shirt-panel :is(input:not([type="file"]), select, textarea, button):visible',
    );
    expect(await fields.count()).toBeGreaterThan(20);
    const covered = await fields.evaluateAll((all) => {
      const bar = document.querySelector('.shirt-pricebar');
      return all.flatMap((field) => {
        if (!(field instanceof HTMLElement) || !field.checkVisibility()) return [];
        field.focus();
        const below = bar?.getBoundingClientRect();
        const { bottom, top, height } = field.getBoundingClientRect();
        // What is seen of the page lies between the garment and the price.
        const isHidden = !below || (top < below.bottom && bottom > below.top + 1 && height < 200);
        return isHidden ? [field.getAttribute('aria-label') ?? field.textContent ?? field.tagName] : [];
      });
    });
    expect(covered).toEqual([]);
    await expect(price).toBeInViewport({ ratio: 1 });
    const wide = await page
      .locator('.shirt-sidetabs, .shirt-tools, html')
      .evaluateAll((rows) => rows.map((row) => row.scrollWidth - row.clientWidth));
    expect(wide).toEqual([0, 0, 0]);
    const low = await page
      .locator('.shirt-stage button, .shirt-pricebar')
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).length);
    expect(low).toBe(0);
    await price.click();
    await expect(page.locator('#shirt-price')).toBeInViewport();
  });

  test('with the keyboard open, the words and the shirt they are on are both seen', async ({ page }) => {
    await openTool(page);
    // What a keyboard leaves of 640 pixels.
    await page.setViewportSize({ width: 360, height: 360 });
    await write(page, 'Lin');
    const covering = await words(page).evaluate((field) => {
      const { left, top, width, height } = field.getBoundingClientRect();
      return [0.1, 0.5, 0.9].map((share) =>
        field.contains(document.elementFromPoint(left + width / 2, top + height * share)),
      );
    });
    expect(covering).toEqual([true, true, true]);
    const { middle } = await boxOf(page, '[data-hit]:last-of-type');
    expect(middle.y).toBeGreaterThan(0);
    expect(middle.y).toBeLessThan(360);
  });
});
