import type { Locator, Page } from '@playwright/test';
import { filled } from '@/lib/i18n/copy';
import { pathTo } from '@/lib/i18n/routes';
import { designerLabels } from '@/lib/shirt-designer/designer-labels';
import { alive } from '../support/alive';
import { expect, test } from '../support/test';

const labels = designerLabels('en');

const logo = {
  name: 'club.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><path d="M0 0H1200V800H0Z" fill="#d93015"/><circle cx="600" cy="400" r="300" fill="#ffd21f"/></svg>',
  ),
};

/** More than there are places for the focus on the whole page. */
const mostSteps = 300;

/** Goes on by one key until something has the focus: nothing here is clicked or focused by a script. */
async function go(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < mostSteps; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${target}`);
}

/** Types a number over what stands in a field, and goes on. */
async function type(page: Page, field: Locator, value: string, key?: 'Shift+Tab'): Promise<void> {
  await go(page, field, key);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(value);
  await expect(field).toHaveValue(value);
}

test('two lines of words and a logo are written, brought, moved, counted and saved by the keyboard alone', async ({
  page,
}) => {
  test.slow();
  await page.goto(`${pathTo('shirt-tool', 'en')}?template=blank&garment=tee&fabric=navy`);
  await alive(page);
  await expect(page.locator('.shirt-canvas')).toBeVisible();
  const rows = page.locator('.shirt-list li > button:first-child');
  const row = (name: string) => rows.filter({ hasText: new RegExp(`^${name}$`) });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const words = page.getByRole('textbox', { name: labels.words, exact: true });
  const [across, down] = [field(labels.across), field(labels.down)];
  const addText = page.getByRole('button', { name: `+ ${labels.addText}`, exact: true });

  await go(page, addText);
  await page.keyboard.press('Enter');
  // What stands there is selected: whoever adds words writes them.
  await expect(words).toBeFocused();
  await page.keyboard.type('Lin');
  await go(page, addText, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(words).toBeFocused();
  await page.keyboard.type('& Zoon');
  await expect(rows).toHaveText(['& Zoon', 'Lin']);

  // By arrow keys, of which each is a millimetre.
  await go(page, row('& Zoon'), 'Shift+Tab');
  const height = Number(await down.inputValue());
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(across).toHaveValue('10');
  await expect(down).toHaveValue(String(height + 2));

  // By typed numbers: the 1 of 15 is below the least that can be made, and a minus alone is no number.
  await type(page, field(labels.size), '15');
  await type(page, across, '-40');
  await type(page, down, '120');
  await page.keyboard.press('Tab');
  await expect(field(labels.size)).toHaveValue('15');
  await expect(across).toHaveValue('-40');

  // The other line, and what it has of its own.
  await go(page, row('Lin'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(row('Lin')).toHaveAttribute('aria-pressed', 'true');
  await expect(across).toHaveValue('0');
  await page.keyboard.press('ArrowLeft');
  await expect(across).toHaveValue('-1');

  const file = page.locator('.shirt-file:not(.shirt-camera) input');
  // Listened for on the way there: a browser that hears of it with the key may open a chooser of its own.
  const chooser = page.waitForEvent('filechooser', { timeout: 30_000 });
  await go(page, file, 'Shift+Tab');
  await expect(file).toBeFocused();
  await page.keyboard.press('Space');
  await (await chooser).setFiles(logo);
  await expect(page.locator('.shirt-add [role="status"]')).toHaveText(
    filled(labels.picturePlaced, { name: logo.name }),
  );
  await expect(rows).toHaveText(['club', '& Zoon', 'Lin']);
  await go(page, row('club'));
  await expect(row('club')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(across).toHaveValue('1');
  await type(page, field(labels.width), '90');
  await expect(field(labels.height)).toHaveValue('60');
  await type(page, down, '230');

  // Faster than the price follows.
  await type(page, field('M'), '12');
  await type(page, field('L'), '6');
  await expect(page.locator('.shirt-facts')).toContainText(filled(labels.pieces, { count: 18 }));
  await expect(page.locator('.shirt-price')).toContainText('€');

  await go(page, page.getByRole('button', { name: labels.save, exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lin');
  await expect(page.locator('.shirt-sides [data-layer]')).toHaveCount(3);
});

test('on a narrow screen the field that has the focus is never behind the garment', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(pathTo('shirt-tool', 'en'));
  await alive(page);
  const stage = page.locator('.shirt-stage');
  await expect(page.locator('.shirt-canvas')).toBeVisible();
  for (const name of ['XS', 'XL', labels.people]) {
    await page.evaluate(() => scrollTo(0, 0));
    const field = page.getByLabel(name, { exact: name !== labels.people });
    await go(page, field);
    await expect
      .poll(async () => {
        const [own, above] = [await field.boundingBox(), await stage.boundingBox()];
        return own && above ? own.y - (above.y + above.height) : null;
      })
      .toBeGreaterThanOrEqual(0);
  }
});

test('several layers are picked, grouped and taken back by keys, and the focus stays where it was', async ({
  page,
}) => {
  await page.goto(`${pathTo('shirt-tool', 'en')}?template=choir`);
  await alive(page);
  await expect(page.locator('.shirt-canvas')).toBeVisible();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const press = async (target: Locator, key?: 'Shift+Tab') => {
    await go(page, target, key);
    await page.keyboard.press('Enter');
  };
  await press(button(labels.several));
  await press(button('QUARANTE VOIX, UN SEUL SAC'));
  await press(button('Chœur / de Tervuren'));
  await expect(page.getByText(filled(labels.chosen, { count: 2 }))).toBeVisible();
  await press(button(labels.group));
  await expect(button(labels.ungroup)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(labels.group)).toBeFocused();

  const undo = button(labels.undo);
  await press(undo, 'Shift+Tab');
  await expect(button(labels.ungroup)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(button(labels.group)).toBeVisible();
  // Nothing is left to take back, and keys are heard all the same.
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await expect(undo).toBeFocused();
  await page.keyboard.press('ControlOrMeta+y');
  await expect(undo).toHaveAttribute('aria-disabled', 'false');
  await expect(button(labels.ungroup)).toBeVisible();
});
