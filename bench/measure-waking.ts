import type { Browser } from '@playwright/test';
import { recordRequests } from './record-requests';
import type { ResultsRow } from './results-row';
import { phoneIndex, takeSlowdown } from './slow-processor';
import { takeMedian } from './take-median';
import { waitUntilAlive } from './wait-until-alive';

// A field of the quote form: it is alive only when everything around it is.
const control = 'input[name="firstName"]';

interface Profile {
  name: string;
  limit: number;
  device: Parameters<Browser['newContext']>[0];
  /** Milliseconds and bits a second, those of Lighthouse's slow 4G, with a phone's processor. */
  slow: { latency: number; down: number; up: number } | null;
}

const profiles: Profile[] = [
  {
    name: 'desktop',
    limit: 300,
    device: { viewport: { width: 1440, height: 900 } },
    slow: null,
  },
  {
    name: `slow 4G, a phone of index ${phoneIndex}`,
    limit: 1_500,
    device: {
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    },
    slow: { latency: 562.5, down: 1_474_560, up: 675_000 },
  },
];

/** Milliseconds for which someone looks at the form before reaching for it. */
const reading = 5_000;

async function wakeOnce(
  browser: Browser,
  { device, slow }: Profile,
  url: string,
  reads: boolean,
): Promise<number | null> {
  const context = await browser.newContext({ ...device, locale: 'fr-BE' });
  try {
    const page = await context.newPage();
    const network = await recordRequests(context, page);
    if (slow) {
      await network.session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: slow.latency,
        downloadThroughput: slow.down / 8,
        uploadThroughput: slow.up / 8,
      });
      await network.session.send('Emulation.setCPUThrottlingRate', { rate: takeSlowdown() });
    }
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    const field = page.locator(control);
    await field.scrollIntoViewIfNeeded();
    if (reads) {
      await page.keyboard.press('Shift');
      await page.waitForTimeout(reading);
    }
    await network.untilQuiet();
    return await waitUntilAlive(page, control, () => (slow ? field.tap() : field.hover()));
  } finally {
    await context.close();
  }
}

/**
 * V5: from the first reach for a field of the quote form until React answers there, nothing in the cache: by someone who
 * has looked at the form for five seconds, and by someone whose first act it is.
 */
export async function measureWaking(browser: Browser, url: string, runs: number): Promise<ResultsRow[]> {
  const rows: ResultsRow[] = [];
  const cases = profiles.flatMap((profile) => [true, false].map((reads) => ({ profile, reads })));
  for (const { profile, reads } of cases) {
    const times: number[] = [];
    let failures = 0;
    for (let run = 0; run < runs; run += 1) {
      const time = await wakeOnce(browser, profile, url, reads);
      if (time === null) failures += 1;
      else times.push(time);
    }
    const wasAlive = times.filter((time) => time === 0).length;
    const median = takeMedian(times);
    const notes = [
      failures > 0 ? `${failures} did not wake` : '',
      wasAlive > 0 ? `${wasAlive} awake before the reach` : '',
    ].filter(Boolean);
    rows.push({
      check: 'V5',
      what: `home, from the first reach to a live field, ${reads ? 'form looked at for 5 s' : 'at once'}, ${profile.name}`,
      figure: [times.length > 0 ? `${Math.round(median)} ms` : '', ...notes].filter(Boolean).join(', '),
      limit: `≤ ${profile.limit} ms`,
      holds: failures === 0 && wasAlive === 0 && median <= profile.limit,
      runs,
    });
  }
  return rows;
}
