import type { BenchSettings } from './bench-settings';
import type { MeasuredPage } from './list-pages';
import type { ResultsRow } from './results-row';
import { type LighthouseRun, runInterleaved } from './run-lighthouse';
import { takeMedian } from './take-median';

/** Origins of the site and of what it is compared with; the bare page only where there is nginx. */
export interface Origins {
  site: string;
  withoutScripts: string;
  limit: string | null;
}

/** The same page on each side; only the site's own always. */
interface LighthouseResults {
  site: LighthouseRun[];
  withoutScripts?: LighthouseRun[];
  limit?: LighthouseRun[];
}

/** Milliseconds, a page without scripts, and what scripts may add to it. */
const plainBlockingLimit = 50;
const addedBlocking = 10;
/** Over the first paint. */
const speedLimit = 1.3;
const withoutScriptsLimit = 1.1;
const barePageLimit = 1.5;

function mediansOf(runs: LighthouseRun[]) {
  const median = (read: (run: LighthouseRun) => number) => takeMedian(runs.map(read));
  return {
    scores: (runs[0]?.scores ?? []).map((_, index) => median((run) => run.scores[index] ?? 0)),
    firstPaint: median((run) => run.firstPaint),
    largestPaint: median((run) => run.largestPaint),
    blocking: median((run) => run.blocking),
    layoutShift: median((run) => run.layoutShift),
    speedIndex: median((run) => run.speedIndex),
  };
}

function formatMedians(medians: ReturnType<typeof mediansOf>): string {
  const { scores, blocking, layoutShift, firstPaint, largestPaint, speedIndex } = medians;
  // Three decimals, as Lighthouse shows them: what rounds to 0 moves nothing anyone could see.
  const shift = Math.round(layoutShift * 1000) / 1000;
  const times = [
    `FCP ${Math.round(firstPaint)}`,
    `LCP ${Math.round(largestPaint)}`,
    `SI ${Math.round(speedIndex)}`,
    `TBT ${Math.round(blocking)} ms`,
  ];
  return `${scores.join(' / ')}, CLS ${shift}, ${times.join(', ')}`;
}

function addressesOf(page: MeasuredPage, origins: Origins) {
  const { site, withoutScripts, limit } = origins;
  return {
    site: site + page.path,
    withoutScripts: withoutScripts + page.path,
    ...(limit === null ? {} : { limit: limit + page.path }),
  } as { site: string; withoutScripts: string; limit: string };
}

const nameOf = ({ path, locale }: MeasuredPage) => `${path} (${locale})`;

function scoreRow(page: MeasuredPage, results: LighthouseResults, runs: number): ResultsRow {
  const { site: siteRuns, withoutScripts, limit: bareRuns } = results;
  const site = mediansOf(siteRuns);
  const plain = withoutScripts && mediansOf(withoutScripts);
  const references = [
    plain ? `no scripts: ${formatMedians(plain)}` : '',
    bareRuns ? `bare: ${formatMedians(mediansOf(bareRuns))}` : '',
    `index ${Math.round(takeMedian(siteRuns.map((run) => run.benchmarkIndex)))}`,
  ];
  const blockingLimit = (plain?.blocking ?? plainBlockingLimit) + addedBlocking;
  return {
    check: 'V1',
    what: nameOf(page),
    figure: formatMedians(site),
    reference: references.filter(Boolean).join('; '),
    limit: `100 / 100 / 100 / 100, CLS 0, SI ≤ ${speedLimit} × FCP, TBT ≤ ${Math.round(blockingLimit)} ms`,
    holds:
      site.scores.every((score) => score === 100) &&
      Math.round(site.layoutShift * 1000) === 0 &&
      site.speedIndex <= speedLimit * site.firstPaint &&
      site.blocking <= blockingLimit,
    runs,
  };
}

/** What the page itself blocks: scripts may add to it, and it has a limit of its own. */
function plainRow(page: MeasuredPage, withoutScripts: LighthouseRun[], runs: number): ResultsRow {
  const { blocking } = mediansOf(withoutScripts);
  return {
    check: 'V1',
    what: `${nameOf(page)} without scripts, blocking time`,
    figure: `${Math.round(blocking)} ms`,
    limit: `≤ ${plainBlockingLimit} ms`,
    holds: blocking <= plainBlockingLimit,
    runs,
  };
}

/** Of the home page: its largest paint over that of the bare file, and its Speed Index over its own first paint. */
function homeRows(page: MeasuredPage, { site, limit }: LighthouseResults, runs: number): ResultsRow[] {
  const { firstPaint, largestPaint, speedIndex } = mediansOf(site);
  const row = (
    name: string,
    figure: number,
    beside: string,
    reference: number,
    most: number,
  ): ResultsRow => ({
    check: 'V1',
    what: `${nameOf(page)}, ${name}`,
    figure: `${Math.round(figure)} ms`,
    reference: `${beside}: ${Math.round(reference)} ms`,
    ratio: figure / reference,
    limit: `≤ ${most.toFixed(2)} ×`,
    holds: figure <= most * reference,
    runs,
  });
  return [
    ...(limit
      ? [row('largest paint', largestPaint, 'bare page, nginx', mediansOf(limit).largestPaint, barePageLimit)]
      : []),
    row('Speed Index', speedIndex, 'first paint', firstPaint, speedLimit),
  ];
}

/**
 * V1 of one page. Without the page without scripts beside it, that one is taken to use up its limit.
 *
 * @param results in turns: the page, the same without scripts, and a bare one with its text
 */
export function judgeScores(page: MeasuredPage, results: LighthouseResults, runs: number): ResultsRow[] {
  return [
    scoreRow(page, results, runs),
    ...(results.withoutScripts ? [plainRow(page, results.withoutScripts, runs)] : []),
    ...(results.withoutScripts && page.id === 'home' ? homeRows(page, results, runs) : []),
  ];
}

/**
 * Whether more than half of the runs of a page alone have held, by the worst of each figure: then so do the medians of all, whatever the
 * others would give.
 *
 * @param all how many runs were asked for
 */
export function isDecided(page: MeasuredPage, site: LighthouseRun[], all: number): boolean {
  const [first] = site;
  if (!first || site.length <= all / 2) return false;
  const most = (read: (run: LighthouseRun) => number) => Math.max(...site.map(read));
  const worst: LighthouseRun = {
    ...first,
    scores: first.scores.map((_, index) => Math.min(...site.map(({ scores }) => scores[index] ?? 0))),
    firstPaint: -most((run) => -run.firstPaint),
    blocking: most((run) => run.blocking),
    layoutShift: most((run) => run.layoutShift),
    speedIndex: most((run) => run.speedIndex),
  };
  return judgeScores(page, { site: [worst] }, 1).every(({ holds }) => holds);
}

/** V1 for one page alone; not longer than until its verdict is decided. */
export async function measureScores(
  { chromium, runs }: BenchSettings,
  page: MeasuredPage,
  siteUrl: string,
): Promise<ResultsRow[]> {
  const run = async (count: number) =>
    (await runInterleaved(chromium, { site: siteUrl + page.path }, 'simulate', count)).site;
  const site = await run(Math.floor(runs / 2) + 1);
  if (!isDecided(page, site, runs)) site.push(...(await run(runs - site.length)));
  return judgeScores(page, { site }, site.length);
}

/** V1 for one page, side by side with the pages it is compared with. */
export async function compareScores(
  { chromium, runs }: BenchSettings,
  page: MeasuredPage,
  origins: Origins,
): Promise<ResultsRow[]> {
  return judgeScores(
    page,
    await runInterleaved(chromium, addressesOf(page, origins), 'simulate', runs),
    runs,
  );
}

/** What the machine makes of a page with nothing in it: stands above every table. */
export async function measureBare({ chromium, runs }: BenchSettings, address: string) {
  const { bare } = await runInterleaved(chromium, { bare: address }, 'simulate', runs);
  return {
    largestPaint: takeMedian(bare.map((run) => run.largestPaint)),
    benchmarkIndex: takeMedian(bare.map((run) => run.benchmarkIndex)),
  };
}

/** V3 for one page: first and largest paint with the network really slowed down. */
export async function comparePaints(
  { chromium, runs }: BenchSettings,
  page: MeasuredPage,
  origins: Origins,
): Promise<ResultsRow[]> {
  const results = await runInterleaved(chromium, addressesOf(page, origins), 'devtools', runs);
  const site = mediansOf(results.site);
  const references = [
    {
      name: 'no scripts',
      medians: mediansOf(results.withoutScripts),
      limit: withoutScriptsLimit,
      judged: true,
    },
    ...(origins.limit === null
      ? []
      : [
          {
            name: 'bare page, nginx',
            medians: mediansOf(results.limit),
            limit: barePageLimit,
            judged: page.id === 'home',
          },
        ]),
  ];
  const paints = [
    ['firstPaint', 'first paint'],
    ['largestPaint', 'largest paint'],
  ] as const;
  return paints.flatMap(([key, name]) =>
    references.map(({ name: reference, medians, limit, judged }) => {
      const ratio = site[key] / medians[key];
      return {
        check: 'V3',
        what: `${page.path} (${page.locale}), ${name}`,
        figure: `${Math.round(site[key])} ms`,
        reference: `${reference}: ${Math.round(medians[key])} ms`,
        ratio,
        ...(judged ? { limit: `≤ ${limit.toFixed(2)} ×` } : {}),
        holds: judged ? ratio <= limit : null,
        runs,
      };
    }),
  );
}
