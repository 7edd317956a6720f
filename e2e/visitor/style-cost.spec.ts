import type { CDPSession } from '@playwright/test';
import { type PageId, pathTo } from '@/lib/i18n/routes';
import { painted, rested } from '../support/alive';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

const publicPages: readonly PageId[] = [
  'home',
  'car-wrapping',
  'privacy',
  'portfolio',
  'wrap-tool',
  'shirt-tool',
];

interface TraceEvent {
  name: string;
  args?: { elementCount?: number };
}

/** How many elements had their style found again, all in all, while something was done. */
async function restyled(session: CDPSession, act: () => Promise<unknown>): Promise<number> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) => void events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline'] },
    transferMode: 'ReportEvents',
  });
  await act();
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return events
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0);
}

/** The least of three times: what a tool draws of its own as it wakes, it draws once. */
async function leastRestyled(session: CDPSession, act: () => Promise<unknown>): Promise<number> {
  const counts = [];
  for (let time = 0; time < 3; time += 1) counts.push(await restyled(session, act));
  return Math.min(...counts);
}

// One selector such as `:root:has(:target) …` has all of a page styled anew after each change, 1,500 elements of the simulator.
for (const id of publicPages)
  test(`what changes in a paragraph of ${id} has few elements styled anew`, async ({ page }) => {
    await page.goto(pathTo(id, 'en'));
    await expect(page.locator('html')).toHaveAttribute('data-again');
    await rested(page);
    await painted(page);
    const session = await page.context().newCDPSession(page);
    // What a script says of the whole document once it is laid out concerns its parts alone, never all that is in them.
    const said = await leastRestyled(session, () =>
      page.evaluate(async () => {
        const { dataset } = document.documentElement;
        const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        delete dataset.again;
        await frame();
        dataset.again = '';
        await frame();
      }),
    );
    expect(said).toBeGreaterThan(0);
    expect(said).toBeLessThan(200);
    const count = await leastRestyled(session, () =>
      page.evaluate(async () => {
        const twoFrames = () =>
          new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const paragraph = document.querySelector('main p');
        const added = document.createElement('i');
        paragraph?.append(added);
        await twoFrames();
        added.remove();
        await twoFrames();
      }),
    );
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(100);
  });
