import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

// The builder would send the whole of axe, unpacked, twice for each look: a megabyte and a half that a page runs each time.
const requireBesideBuilder = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const axe = readFileSync(requireBesideBuilder.resolve('axe-core/axe.min.js'), 'utf8');

/** What the builder runs in its place: without the source of each element that axe looks at, of which few are told. */
const settings = 'axe.configure({ noHtml: true })';

async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate('"axe" in window')) return;
  await page.evaluate(axe);
  // One that goes away meanwhile is none to look into, as with the builder.
  const within = page.frames().filter((frame) => frame !== page.mainFrame());
  await Promise.all(within.map((frame) => frame.evaluate(axe).catch(() => undefined)));
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => {
    const { scrollY } = window;
    window.scrollTo({ top: y, behavior: 'instant' });
    return scrollY;
  }, top);

/**
 * Every rule of axe, best practices and those of WCAG 2.2 included. It looks at the page from its top: further down a sticky
 * header covers whatever happens to lie under its edge, which axe takes for a target too small to touch.
 * The framework changes the title a moment after the page.
 */
export async function expectNoFindings(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/\S/);
  await bringAxe(page);
  const before = await scrollTo(page, 0);
  const { violations } = await new AxeBuilder({ page, axeSource: settings })
    .options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })
    // Several times as fast; what it leaves out are frames of other origins, and there are none.
    .setLegacyMode()
    .analyze();
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({
      // One for each frame on the way to it.
      selectors: target.flat(),
      text: `${id}: ${help}\n${failureSummary}`,
    })),
  );
  const told = findings.map(async ({ selectors, text }) => {
    const [selector = '', ...within] = selectors;
    const source = (found: Element) => found.outerHTML.slice(0, 200);
    const html = within.length === 0 ? await page.$eval(selector, source).catch(() => '') : '';
    return `${text}\n${selectors.join(' ')}\n${html}`;
  });
  expect.soft(await Promise.all(told), page.url()).toEqual([]);
  await scrollTo(page, before);
}
