import type { Browser, Page } from '@playwright/test';
import { pathTo } from '@/lib/i18n/routes';
import type { ResultsRow } from './results-row';
import { phoneIndex, takeSlowdown } from './slow-processor';
import { takeMedian } from './take-median';

const limit = 100;

interface ToolChoice {
  name: string;
  act: (page: Page) => Promise<void>;
}

/** What is chosen in the simulator, one of each kind, twice over so that nothing is measured at its first use alone. */
const choices: ToolChoice[] = [
  { name: 'a film', act: (page) => page.locator('input[name="film"][value="chrome-gold"]').press('Space') },
  { name: 'another', act: (page) => page.locator('input[name="film"][value="matt-denim"]').press('Space') },
  { name: 'a panel', act: (page) => page.locator('[data-panel="left-front-door"]').press('Enter') },
  { name: 'letters moved', act: (page) => page.locator('[data-move="line-0"]').press('ArrowRight') },
  { name: 'a step back', act: (page) => page.locator('.wrap-tools button').first().click() },
  { name: 'a side', act: (page) => page.locator('input[name="view"][value="rear"]').press('Space') },
  { name: 'the first side', act: (page) => page.locator('input[name="view"][value="left"]').press('Space') },
];

/** From the press to the next frame that shows it, as the browser's event timing counts it, in milliseconds. */
async function timeInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const longest = new Map<number, number>();
    (globalThis as { toolTimes?: Map<number, number> }).toolTimes = longest;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0)
          longest.set(entry.interactionId, Math.max(longest.get(entry.interactionId) ?? 0, entry.duration));
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

async function measureOnce(browser: Browser, siteUrl: string): Promise<number[]> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'fr-BE',
  });
  try {
    const page = await context.newPage();
    await timeInteractions(page);
    const session = await context.newCDPSession(page);
    await page.goto(`${siteUrl}${pathTo('wrap-tool', 'fr')}?text-0=Lin&both-0=on`, { waitUntil: 'load' });
    await page.locator('[data-move="line-0"]').waitFor({ state: 'attached', timeout: 60_000 });
    await session.send('Emulation.setCPUThrottlingRate', { rate: takeSlowdown() });
    for (const { act } of [...choices, ...choices]) {
      await act(page);
      // The next frame and the one after: then the browser has counted it.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
      );
    }
    return await page.evaluate(() => [
      ...(
        (globalThis as { toolTimes?: Map<number, number> }).toolTimes ?? new Map<number, number>()
      ).values(),
    ]);
  } finally {
    await context.close();
  }
}

/** V9: the slowest of fourteen choices in the wrap simulator, which is its interaction to next paint. */
export async function measureTools(browser: Browser, siteUrl: string, runs: number): Promise<ResultsRow[]> {
  const slowest: number[] = [];
  for (let run = 0; run < runs; run += 1)
    // Shorter than a frame is not told: then the whole run was.
    slowest.push(Math.max(0, ...(await measureOnce(browser, siteUrl))));
  const median = takeMedian(slowest);
  return [
    {
      check: 'V9',
      what: `wrap simulator, slowest of ${2 * choices.length} choices (INP), a phone of index ${phoneIndex}`,
      figure: `${Math.round(median)} ms`,
      limit: `≤ ${limit} ms`,
      holds: median <= limit,
      runs,
    },
  ];
}
