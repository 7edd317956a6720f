import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { embroideryLimits } from '@/lib/embroidery/limits';
import { commandsOf, readDst } from '@/lib/embroidery/read-dst';
import { filled } from '@/lib/i18n/copy';
import { pathTo } from '@/lib/i18n/routes';
import { curveNames, nameSide } from '@/lib/shirt-designer/designer-copy';
import { designerLabels } from '@/lib/shirt-designer/designer-labels';
import { garments } from '@/lib/shirt-designer/garments/garments';
import { boxOf } from '@/lib/shirt-designer/layer-outline';
import { headline, productionLabels } from '@/lib/shirt-designer/production-copy';
import { techniques } from '@/lib/shirt-designer/techniques';
import { alive } from '../support/alive';
import { QuoteForm, someQuote } from '../support/quote-form';
import { RequestPage } from '../support/request-page';
import { signInAsStaff } from '../support/staff';
import { expect, test, unusedSheet } from '../support/test';

// The whole way, in French; the other languages' words are held by shirt-designer.spec.ts, each file by itself by tests/integration.
const labels = designerLabels('fr');
const production = productionLabels('fr');
const sideName = (side: 'front' | 'back') => nameSide(garments.hoodie, side).fr;

/** As wide as its plate; the line below it is drawn too thin for a needle. */
const logo = {
  name: 'club.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="700"><path d="M0 0H1000V600H0Z" fill="#d93015"/><circle cx="500" cy="300" r="220" fill="#ffd21f"/><path d="M200 670H800" stroke="#ffffff" stroke-width="6"/></svg>`,
  ),
};

const chooseTechnique = (page: Page, id: 'embroidery' | 'screen') =>
  page.locator('select').filter({ hasText: techniques[id].name.fr }).selectOption(id);

/** The logo on the chest, made fit to be sewn by one tap: how wide it is then, in millimetres. */
async function sewLogo(page: Page): Promise<number> {
  await page.locator('.shirt-file:not(.shirt-camera) input').setInputFiles(logo);
  await expect(page.locator('.shirt-list')).toContainText('club');
  await chooseTechnique(page, 'embroidery');
  const width = page.getByLabel(labels.width, { exact: true });
  const fault = page.locator('.shirt-findings li').filter({ hasText: 'trop fin' });
  await expect(fault).toContainText('club');
  const before = await width.inputValue();
  await fault.getByRole('button', { name: new RegExp(`^${labels.fix}`) }).click();
  await expect(fault).toHaveCount(0);
  await expect(width).not.toHaveValue(before);
  return Number(await width.inputValue());
}

/** Curved words on the back, in one ink. */
async function printName(page: Page, name: string): Promise<void> {
  await page
    .locator('.shirt-sidetabs')
    .getByRole('button', { name: new RegExp(sideName('back')) })
    .click();
  await page.getByRole('button', { name: `+ ${labels.addText}`, exact: true }).click();
  await page.getByRole('textbox', { name: labels.words, exact: true }).fill(name);
  await page
    .getByRole('combobox', { name: labels.curve, exact: true })
    .selectOption({ label: curveNames.arc.fr });
  await chooseTechnique(page, 'screen');
  await page.locator('.shirt-typed').getByRole('button', { name: 'jaune', exact: true }).click();
}

/** What the workshop gets, downloaded where staff find it, and read back. */
async function expectFiles(browser: Browser, reference: string, name: string, width: number): Promise<void> {
  const context = await browser.newContext();
  await signInAsStaff(context, 'sales');
  const request = new RequestPage(await context.newPage(), 'fr', reference);
  await request.openPlain();
  const designs = request.section(request.t('StaffRequest.designs.title'));
  await expect(designs).toContainText(name);
  const download = async (label: string): Promise<Buffer> => {
    const link = designs.getByRole('link', { name: label, exact: true });
    const answer = await context.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.status(), label).toBe(200);
    return answer.body();
  };
  const fileOf = (label: string, side: 'front' | 'back') =>
    download(filled(label, { side: headline(sideName(side)) }));

  const svg = (await fileOf(production.svg, 'front')).toString();
  expect(svg).not.toMatch(/<(text|image|script|style|font)/);
  const boxes = [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => boxOf(d));
  expect(Math.abs(Math.max(...boxes.map((box) => box.width)) - width)).toBeLessThan(0.1);

  const plates = (await fileOf(production.plates, 'back')).toString('latin1');
  expect(plates).not.toMatch(/\/Type \/Font\b|\/FontFile/);
  const spots = [...plates.matchAll(/\/Separation \/([^\s/]+)/g)].map(([, spot = '']) => spot);
  expect(spots).toEqual(['Underbase#20white', 'Y#2003#20FFD21F']);

  const dst = readDst(new Uint8Array(await fileOf(production.dst, 'front')));
  const commands = commandsOf(dst?.records ?? [], { x: 0, y: 0 });
  expect(commands.filter(({ kind }) => kind === 'stop')).toHaveLength(2);
  let [longest, stitches] = [0, 0];
  let at = { x: 0, y: 0 };
  for (const command of commands) {
    if (command.kind !== 'stitch' && command.kind !== 'jump') continue;
    if (command.kind === 'stitch') {
      stitches += 1;
      longest = Math.max(longest, Math.hypot(command.x - at.x, command.y - at.y) / 10);
    }
    at = command;
  }
  expect(stitches).toBeGreaterThan(5_000);
  expect(longest).toBeLessThanOrEqual(embroideryLimits.longestStitch);

  expect((await download(production.sheet)).subarray(0, 5).toString()).toBe('%PDF-');
  await context.close();
}

test('a logo and curved words on a navy hoodie go from the editor to files that machines can read', async ({
  page,
  browser,
  expectedTrouble,
}) => {
  test.slow();
  expectedTrouble.push(unusedSheet);
  const name = `Lin ${randomUUID().slice(0, 6)}`;
  const form = new QuoteForm(page, 'fr');
  await form.haveTicket();
  await page.goto(`${pathTo('shirt-tool', 'fr')}?template=blank&garment=hoodie&fabric=navy`);
  await alive(page);
  await expect(page.locator('.shirt-canvas')).toBeVisible();

  const width = await sewLogo(page);
  await printName(page, name);
  for (const [size, count] of [
    ['S', '4'],
    ['M', '10'],
    ['L', '6'],
  ] as const)
    await page.getByLabel(size, { exact: true }).fill(count);
  await expect(page.locator('.shirt-price')).toContainText('€');
  await expect(page.locator('.shirt-facts')).toContainText(filled(labels.pieces, { count: 20 }));

  await page.getByRole('button', { name: labels.save, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  const link = (await page.locator('main a[rel="nofollow"]').first().getAttribute('href')) ?? '';
  const elsewhere = await browser.newContext();
  const guest = await elsewhere.newPage();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(guest.locator('.shirt-sides svg[role="img"]')).toHaveCount(2);
  await elsewhere.close();

  await alive(page);
  await expect(page.getByRole('checkbox', { name: new RegExp(name) })).toBeChecked();
  await form.fill(someQuote({ subject: 'embroidery' }));
  await form.send();
  await expectFiles(browser, await form.readReference(), name, width);
});
