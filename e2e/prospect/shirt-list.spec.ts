import { randomUUID } from 'node:crypto';
import { filled } from '@/lib/i18n/copy';
import { pathTo } from '@/lib/i18n/routes';
import { nameSide } from '@/lib/shirt-designer/designer-copy';
import { designerLabels } from '@/lib/shirt-designer/designer-labels';
import { garments } from '@/lib/shirt-designer/garments/garments';
import { boxOf } from '@/lib/shirt-designer/layer-outline';
import { headline, productionLabels } from '@/lib/shirt-designer/production-copy';
import { readZip } from '@/tests/support/read-zip';
import { alive } from '../support/alive';
import { QuoteForm, someQuote } from '../support/quote-form';
import { RequestPage } from '../support/request-page';
import { signInAsStaff } from '../support/staff';
import { expect, test, unusedSheet } from '../support/test';

const labels = designerLabels('nl');
const production = productionLabels('nl');

/** More people than programmes were once made for. */
const people = Array.from({ length: 32 }, (_, at) => `Speler ${at + 1};${at + 1};M`);

test('a team’s list comes to staff as a file for each person, with what the checks say of the design', async ({
  page,
  browser,
  expectedTrouble,
}) => {
  test.slow();
  expectedTrouble.push(unusedSheet);
  const form = new QuoteForm(page, 'nl');
  await form.haveTicket();
  await page.goto(`${pathTo('shirt-tool', 'nl')}?template=team`);
  await alive(page);
  await expect(page.locator('.shirt-canvas')).toBeVisible();
  await page
    .getByRole('textbox', { name: new RegExp(`^${labels.people}`) })
    .fill([...people.slice(1), `Nadia ${randomUUID().slice(0, 4)};99;L`].join('\n'));
  await expect(page.locator('#shirt-people-read')).toContainText(
    filled(labels.peopleRead, { count: people.length }),
  );
  await page.getByRole('button', { name: labels.save, exact: true }).click();
  await expect(page.locator('main a[rel="nofollow"]').first()).toBeVisible();
  await alive(page);
  await form.fill(someQuote({ subject: 'embroidery' }));
  await form.send();
  const reference = await form.readReference();

  const context = await browser.newContext();
  await signInAsStaff(context, 'sales');
  const request = new RequestPage(await context.newPage(), 'nl', reference);
  await request.openPlain();
  const designs = request.section(request.t('StaffRequest.designs.title'));
  await expect(designs.getByRole('heading', { name: labels.checks, exact: true })).toBeVisible();
  const side = headline(nameSide(garments.hoodie, 'back').nl);
  const link = designs.getByRole('link', {
    name: filled(production.ofPeople, {
      file: filled(production.cutSvg, { side }),
      count: people.length,
    }),
    exact: true,
  });
  const answer = await context.request.get((await link.getAttribute('href')) ?? '');
  expect(answer.status()).toBe(200);
  const files = readZip(await answer.body());
  expect(files.size).toBe(people.length);
  const names = [...files.keys()];
  expect(names[0]).toBe('01-speler-2-2-m.svg');
  expect(names.at(-1)).toMatch(/^32-nadia-[0-9a-f]{4}-99-l\.svg$/);
  for (const svg of files.values()) {
    expect(svg.toString()).not.toMatch(/<(text|image|script|style|font)/);
    const boxes = [...svg.toString().matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => boxOf(d));
    expect(boxes.length).toBeGreaterThan(5);
  }
  await context.close();
});
