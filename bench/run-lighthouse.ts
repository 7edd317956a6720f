import lighthouse, { type Report } from 'lighthouse';
import { launchChromium } from './launch-chromium';
import { takeSlowdown } from './slow-processor';

const runMilliseconds = 90_000;
const attempts = 3;

export type Throttling = 'simulate' | 'devtools';

const scored = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface LighthouseRun {
  /** 0 to 100, in the order performance, accessibility, best practices, search engines; performance only with devtools. */
  scores: number[];
  /** Milliseconds. */
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  layoutShift: number;
  speedIndex: number;
  /** How fast the machine was, by Lighthouse's own measure. */
  benchmarkIndex: number;
}

function readNumber(report: Report, audit: string): number {
  const value = report.audits[audit]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse gives no ${audit}.`);
  return value;
}

async function runOnce(chromium: string, url: string, throttling: Throttling): Promise<LighthouseRun> {
  const cpuSlowdownMultiplier = takeSlowdown();
  const browser = await launchChromium(chromium);
  let timer: NodeJS.Timeout | undefined;
  try {
    const categories = throttling === 'simulate' ? [...scored] : ['performance'];
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('Lighthouse takes too long.')), runMilliseconds);
    });
    const running = lighthouse(url, {
      port: browser.port,
      logLevel: 'silent',
      onlyCategories: categories,
      formFactor: 'mobile',
      // The home page answers in the browser's language, or leads there.
      extraHeaders: { 'Accept-Language': 'fr' },
      throttlingMethod: throttling,
      // The line of Lighthouse's phone, the processor of ours.
      throttling: { cpuSlowdownMultiplier },
      maxWaitForLoad: 40_000,
      disableFullPageScreenshot: true,
    });
    // After a time-out nobody waits for its end any more.
    running.catch(() => undefined);
    const report = (await Promise.race([running, timeout]))?.lhr;
    if (!report) throw new Error('Lighthouse gives no report.');
    if (report.runtimeError) throw new Error(`Lighthouse: ${report.runtimeError.message}`);
    return {
      scores: categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100)),
      firstPaint: readNumber(report, 'first-contentful-paint'),
      largestPaint: readNumber(report, 'largest-contentful-paint'),
      blocking: readNumber(report, 'total-blocking-time'),
      layoutShift: readNumber(report, 'cumulative-layout-shift'),
      speedIndex: readNumber(report, 'speed-index'),
      benchmarkIndex: report.environment.benchmarkIndex,
    };
  } finally {
    clearTimeout(timer);
    await browser.stop();
  }
}

/** One run with a new browser: slow 4G, the phone of `slow-processor.ts`. A run that breaks off is repeated, at most twice. */
async function runLighthouse(chromium: string, url: string, throttling: Throttling): Promise<LighthouseRun> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(chromium, url, throttling);
    } catch (error) {
      if (attempt === attempts) throw error;
    }
  }
}

/**
 * Runs several addresses in turns, so that a slow minute of the machine meets all of them; each round begins with
 * another one.
 */
export async function runInterleaved<Name extends string>(
  chromium: string,
  addresses: Record<Name, string>,
  throttling: Throttling,
  runs: number,
): Promise<Record<Name, LighthouseRun[]>> {
  const names = Object.keys(addresses) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    LighthouseRun[]
  >;
  for (let round = 0; round < runs; round += 1) {
    for (let turn = 0; turn < names.length; turn += 1) {
      const name = names[(round + turn) % names.length] as Name;
      results[name].push(await runLighthouse(chromium, addresses[name], throttling));
    }
  }
  return results;
}
