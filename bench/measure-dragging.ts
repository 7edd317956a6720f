import { deflateRawSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { pathTo } from '@/lib/i18n/routes';
import { newLayer, newText, type ShirtDesign } from '@/lib/shirt-designer/shirt-design';
import type { ResultsRow } from './results-row';
import { phoneIndex, takeSlowdown } from './slow-processor';
import { takeMedian } from './take-median';

const objects = 30;
/** Frames of one drag: two seconds at sixty a second. */
const frames = 120;
/** A browser's clock and a machine's other work cost a frame in sixty. */
const leastFrames = 59;

/** Words and shapes by turns, in rows of five. */
const design: ShirtDesign = {
  version: 3,
  garment: 'tee',
  fabric: 'navy',
  sides: {
    front: {
      technique: 'dtf',
      layers: Array.from({ length: objects }, (_, at) => {
        const place = { x: ((at % 5) - 2) * 50, y: 40 + Math.floor(at / 5) * 45 };
        return at % 2 === 0
          ? { ...newText(`l${at}`, 'Nord', { family: 'oswald', size: 14, colour: '#ffd21f' }), ...place }
          : {
              ...newLayer(`l${at}`),
              ...place,
              kind: 'shape',
              shape: 'circle',
              width: 24,
              height: 24,
              colour: '#d93015',
            };
      }),
    },
  },
  quantities: { m: 10 },
  people: [],
};

/** Milliseconds from frame to frame while everything is dragged: one move of the pointer before each. */
async function dragOnce(browser: Browser, siteUrl: string): Promise<number[]> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    locale: 'fr-BE',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const code = deflateRawSync(JSON.stringify(design)).toString('base64url');
    await page.goto(`${siteUrl}${pathTo('shirt-tool', 'fr')}?design=${code}`, { waitUntil: 'load' });
    const one = page.locator('[data-hit="l12"]');
    await one.waitFor({ state: 'attached', timeout: 60_000 });
    // Keys are heard from inside the editor.
    await page.locator('.shirt-editor button').first().press('Control+a');
    await page.locator('[data-moves]').first().waitFor({ state: 'attached' });
    const box = await one.boundingBox();
    if (!box) throw new Error('What is to be dragged is not in view');
    await session.send('Emulation.setCPUThrottlingRate', { rate: takeSlowdown() });
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    const times = await page.evaluate(
      ({ count, start }) =>
        new Promise<number[]>((done) => {
          const ground = document.querySelector('.shirt-canvas');
          const seen: number[] = [];
          const step = (now: number) => {
            seen.push(now);
            if (seen.length > count) return done(seen);
            const turn = (seen.length / count) * Math.PI * 4;
            const at = { clientX: start.x + Math.sin(turn) * 40, clientY: start.y + Math.cos(turn) * 30 };
            const move = { ...at, pointerId: 1, pointerType: 'mouse', bubbles: true, buttons: 1 };
            ground?.dispatchEvent(new PointerEvent('pointermove', move));
            requestAnimationFrame(step);
          };
          requestAnimationFrame(step);
        }),
      { count: frames, start: from },
    );
    const moved = await page.locator('.shirt-canvas [data-layers][data-base]').count();
    if (moved === 0) throw new Error('Nothing was dragged');
    await page.mouse.up();
    return times.slice(1).map((time, at) => time - (times[at] ?? 0));
  } finally {
    await context.close();
  }
}

/** V9: frames a second while thirty objects are dragged in the T-shirt designer. */
export async function measureDragging(
  browser: Browser,
  siteUrl: string,
  runs: number,
): Promise<ResultsRow[]> {
  const rates: number[] = [];
  const slowest: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const gaps = await dragOnce(browser, siteUrl);
    rates.push((gaps.length * 1000) / gaps.reduce((sum, gap) => sum + gap, 0));
    slowest.push(Math.max(...gaps));
  }
  const rate = takeMedian(rates);
  return [
    {
      check: 'V9',
      what: `T-shirt designer, ${objects} objects dragged, frames a second, a phone of index ${phoneIndex}`,
      figure: `${rate.toFixed(1)} (slowest frame ${Math.round(takeMedian(slowest))} ms)`,
      limit: `≥ ${leastFrames}`,
      holds: rate >= leastFrames,
      runs,
    },
  ];
}
