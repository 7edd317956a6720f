import type { Page } from '@playwright/test';
import { pictureFaultTexts } from '@/lib/drawing/picture-copy';
import { filled } from '@/lib/i18n/copy';
import { type Locale, locales } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';
import { sideNames } from '@/lib/wrap-simulator/names';
import { simulatorLabels } from '@/lib/wrap-simulator/simulator-copy';
import { alive } from '../support/alive';
import { expectNoFindings } from '../support/axe';
import { expect, test } from '../support/test';

const logo = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg viewBox="0 0 60 40"><script>alert(1)</script><circle cx="20" cy="20" r="18" fill="#d1202b"/></svg>',
  ),
};
const broken = {
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('\xff\xd8\xff\xe0 nothing', 'latin1'),
};

async function openTool(page: Page, locale: Locale): Promise<void> {
  await page.goto(`${pathTo('wrap-tool', locale)}?text-0=Lin&both-0=on&height-0=187&x-0=3000&y-0=1500`);
  await alive(page);
  await expect(page.locator('[data-move="line-0"]')).toBeAttached();
}

const value = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const places = async (page: Page) => [
  Number(await value(page, 'x-0').inputValue()),
  Number(await value(page, 'y-0').inputValue()),
];

test('letters are dragged and moved by arrow keys, and each step is taken back by the keys of every program', async ({
  page,
}) => {
  await openTool(page, 'en');
  const handle = page.locator('[data-move="line-0"]');
  const box = await handle.boundingBox();
  if (!box) throw new Error('The handle is not shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 80, y - 30, { steps: 6 });
  await page.mouse.up();
  await expect.poll(async () => (await places(page))[0]).toBeLessThan(2950);
  const [dragged = 0, height = 0] = await places(page);
  expect(height).toBeLessThan(1500);

  await handle.focus();
  // What leads back in the history moves nothing.
  await handle.dispatchEvent('keydown', { key: 'ArrowLeft', altKey: true });
  await page.keyboard.press('ArrowRight');
  await expect(handle).toHaveAccessibleName(new RegExp(`${dragged + 10} mm`));
  await page.keyboard.press('Shift+ArrowDown');
  await expect.poll(() => places(page)).toEqual([dragged + 10, height + 100]);
  await page.keyboard.press('Control+z');
  await expect.poll(() => places(page)).toEqual([dragged, height]);
  await page.keyboard.press('Control+z');
  await expect.poll(() => places(page)).toEqual([3000, 1500]);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => places(page)).toEqual([dragged, height]);

  await handle.focus();
  await page.keyboard.press('Delete');
  await expect(handle).toHaveCount(0);
  await expect(page.locator('.wrap-touch [tabindex="0"]')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(handle).toHaveCount(1);
  await expect.poll(() => places(page)).toEqual([dragged, height]);

  // In a field of another kind, the keys are its own.
  const email = page.locator('footer input[type="email"]').first();
  await email.pressSequentially('an@example.com');
  await page.keyboard.press('Control+z');
  await expect(email).not.toHaveValue('an@example.com');
  expect(await places(page)).toEqual([dragged, height]);

  await page.getByRole('button', { name: simulatorLabels('en').save, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lin');
});

test('what reaches beyond the bodywork is said beside the drawing until it stands on it again', async ({
  page,
}) => {
  await page.goto(`${pathTo('wrap-tool', 'fr')}?text-0=Lin&both-0=on&height-0=187&x-0=3000&y-0=100`);
  await alive(page);
  const cutOff = page.locator('.wrap-stage .wrap-cut-off');
  await expect(cutOff).toHaveText(`Lin ${simulatorLabels('fr').overhangs}`);
  await value(page, 'y-0').fill('1500');
  await expect(page.locator('[data-move="line-0"]')).toHaveAccessibleName(/1500 mm/);
  await expect(cutOff).toHaveCount(0);
});

test('the line between two tones is moved by a pointer and by keys', async ({ page }) => {
  await openTool(page, 'fr');
  const split = value(page, 'split');
  const before = Number(await split.inputValue());
  const line = page.locator('.wrap-split');
  await expect(line).toHaveAccessibleName(simulatorLabels('fr').moveSplit);
  await line.focus();
  await line.dispatchEvent('keydown', { key: 'ArrowUp', ctrlKey: true });
  await page.keyboard.press('ArrowUp');
  await expect(split).toHaveValue(String(before + 1));
  const box = await line.boundingBox();
  if (!box) throw new Error('The line is not shown');
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 20, box.y + box.height / 2 - 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Number(await split.inputValue())).toBeGreaterThan(before + 3);
});

test('panels are reached by arrows and turned by the space bar', async ({ page }) => {
  await openTool(page, 'nl');
  const panels = page.locator('.wrap-touch [role="button"]');
  await panels.first().focus();
  await panels.first().dispatchEvent('keydown', { key: 'ArrowRight', altKey: true });
  await expect(panels.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  const second = panels.nth(1);
  await expect(second).toBeFocused();
  const id = await second.getAttribute('data-panel');
  await page.keyboard.press(' ');
  await expect(value(page, `panel-${id}`)).toHaveValue('bare');
  await expect(second).toBeFocused();
});

test('another film and a turned panel are laid on the drawing that is there: no outline is drawn anew', async ({
  page,
}) => {
  await openTool(page, 'fr');
  const stage = page.locator('.wrap-swipe svg.wrap-drawing');
  /** Marks all outlines, or tells how many of those that were marked are left. */
  const outlines = (marks: boolean) =>
    stage.evaluate((drawing, isFirst) => {
      const all = [...drawing.querySelectorAll('path')];
      if (isFirst) for (const path of all) path.setAttribute('data-same', '');
      return { all: all.length, same: all.filter((path) => path.hasAttribute('data-same')).length };
    }, marks);
  const before = await outlines(true);
  expect(before.all).toBeGreaterThan(100);
  await page.locator('input[name="film"][value="chrome-gold"]').press('Space');
  await expect(stage).toHaveAccessibleName(/chrom/i);
  // The sheets of the film itself are others: one for each of its colours and lights.
  expect(before.all - (await outlines(false)).same).toBeLessThan(8);
  const group = page.locator('.wrap-form details', { has: page.locator('[name="panel-left-front-door"]') });
  await expect(group).not.toHaveAttribute('open');
  await page.locator('[data-panel="left-front-door"]').press('Enter');
  // Its field is shown once the picture is.
  await expect(group).toHaveAttribute('open');
  expect((await outlines(false)).same).toBeGreaterThan(before.all * 0.8);
});

for (const locale of locales) {
  test(`a logo is put on the side that is looked at, warned of, and taken off again in ${locale}`, async ({
    page,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/415.*api\/designs\/pictures/);
    const labels = simulatorLabels(locale);
    await openTool(page, locale);
    await page.locator('input[name="logo-file"]').setInputFiles(logo);
    await expect(page.locator('.wrap-logo-news')).toHaveText(filled(labels.logoPlaced, { name: logo.name }));
    await expect(page.locator('[data-move="logo-0"]')).toBeAttached();
    await expect(page.locator('.wrap-letters')).toContainText(`${labels.logo} 1`);
    expect(await page.locator('.wrap-stage').innerHTML()).not.toContain('alert');
    await page.locator('input[name="logo-file"]').setInputFiles(broken);
    await expect(page.locator('.wrap-logo-news')).toHaveText(pictureFaultTexts.fileBroken[locale]);
    await expectNoFindings(page);

    await page.reload();
    await alive(page);
    await expect(page.locator('[data-move="logo-0"]')).toBeAttached();
    // Its row goes with it: there is no box left that could be ticked.
    await page.locator('input[name="logo-off-0"]').click();
    await expect(page.locator('[data-move="logo-0"]')).toHaveCount(0);
    await expect(page.locator('[data-logo="0"]')).toBeHidden();
    await expect(page.locator('input[name="logo-file"]')).toBeFocused();
  });
}

test.describe('On a telephone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('a finger that goes across turns the vehicle, and turns no panel', async ({ page }) => {
    await openTool(page, 'fr');
    const ground = page.locator('.wrap-swipe');
    const box = await ground.boundingBox();
    if (!box) throw new Error('The vehicle is not shown');
    const touch = await page.context().newCDPSession(page);
    const at = (x: number) => [{ x: box.x + x, y: box.y + box.height - 12 }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(250) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(150) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.getByRole('radio', { name: sideNames.front.fr, exact: true })).toBeChecked();
  });
});

test.describe('Without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a logo is put on by the form, and what was chosen beside it stays', async ({ page }) => {
    const labels = simulatorLabels('fr');
    await page.goto(pathTo('wrap-tool', 'fr'));
    await page.getByLabel(labels.words, { exact: true }).first().fill('Lin');
    await page.locator('input[name="logo-file"]').setInputFiles(logo);
    await page.getByRole('button', { name: labels.show, exact: true }).click();
    await expect(page.locator('.wrap-letters')).toContainText(`${labels.logo} 1`);
    await expect(page.locator('[data-item="logo-0"]')).toBeAttached();
    await expect(page.getByLabel(labels.words, { exact: true }).first()).toHaveValue('Lin');

    await page.locator('input[name="logo-file"]').setInputFiles(broken);
    await page.getByRole('button', { name: labels.show, exact: true }).click();
    await expect(page.getByText(pictureFaultTexts.fileBroken.fr)).toBeVisible();
    await expect(page.locator('[data-item="logo-0"]')).toBeAttached();
    await page.getByRole('button', { name: labels.save, exact: true }).click();
    await expect(page.locator('.wrap-sides [data-item="logo-0"]').first()).toBeAttached();
  });

  test('a logo is put on the side that is shown, and a fourth is refused with all that was chosen', async ({
    page,
  }) => {
    const labels = simulatorLabels('nl');
    await page.goto(`${pathTo('wrap-tool', 'nl')}?view=rear&text-0=Lin`);
    const add = async () => {
      await page.locator('input[name="logo-file"]').setInputFiles(logo);
      await page.getByRole('button', { name: labels.show, exact: true }).click();
    };
    for (const at of [0, 1, 2]) {
      await add();
      await expect(page.locator(`.wrap-stage [data-item="logo-${at}"]`)).toBeAttached();
      await expect(page.locator(`select[name="logo-side-${at}"]`)).toHaveValue('rear');
    }
    await expect(page.getByText(labels.logoFull)).toHaveCount(0);
    await add();
    await expect(page.getByText(labels.logoFull)).toBeVisible();
    await expect(page.locator('.wrap-stage [data-item^="logo-"]')).toHaveCount(3);
    await expect(page.getByLabel(labels.words, { exact: true }).first()).toHaveValue('Lin');
  });
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('letters are drawn up and down, and the page stays where it is; beside them it moves', async ({
    page,
  }) => {
    await openTool(page, 'nl');
    const client = await page.context().newCDPSession(page);
    const drag = async (x: number, y: number, by: number) => {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
        client.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x, y: at }],
        });
      await touch('touchStart', y);
      for (let step = 1; step <= 8; step++) await touch('touchMove', y + (by * step) / 8);
      await touch('touchEnd', y + by);
    };
    const handle = page.locator('[data-move="line-0"]');
    await handle.scrollIntoViewIfNeeded();
    const box = await handle.boundingBox();
    if (!box) throw new Error('The handle is not shown');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const scrolled = () => page.evaluate(() => scrollY);
    const before = await scrolled();
    await drag(x, y, -24);
    await expect.poll(async () => (await places(page))[1]).toBeLessThan(1450);
    expect(await scrolled()).toBe(before);

    await drag(180, 600, -200);
    await expect.poll(scrolled).toBeGreaterThan(before);
  });
});
