import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { layOutAll } from './layout';
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

/**
 * What sticks to an edge stands where it belongs: it covers whatever happens to lie below, which axe takes for a fault of that.
 * So does what a page draws anew while it is looked at, as a tool does once its parts have come.
 */
const unstick = (page: Page) =>
  page.evaluateHandle(() => {
    const mark = (one: Element) => {
      if (getComputedStyle(one).position === 'sticky') one.setAttribute('data-unstuck', '');
    };
    const markWithin = (root: Element) => {
      mark(root);
      for (const one of root.querySelectorAll('*')) mark(one);
    };
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-unstuck] { position: relative !important; inset: auto !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    markWithin(document.body);
    const later = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof Element) markWithin(node);
    });
    later.observe(document.body, { childList: true, subtree: true });
    return () => {
      later.disconnect();
      for (const one of document.querySelectorAll('[data-unstuck]')) one.removeAttribute('data-unstuck');
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  });

/** Every rule of axe, best practices and those of WCAG 2.2 included. */
export async function expectNoFindings(page: Page): Promise<void> {
  // The framework changes it a moment after the page.
  await expect(page).toHaveTitle(/\S/);
  await layOutAll(page);
  await bringAxe(page);
  const stuck = await unstick(page);
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
  await stuck.evaluate((restick) => restick());
}
