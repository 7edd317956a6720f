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

const blockingLimit = 20;
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
  };
}

function formatMedians({ scores, blocking, layoutShift }: ReturnType<typeof mediansOf>): string {
  // Three decimals, as Lighthouse shows them: what rounds to 0 moves nothing anyone could see.
  const shift = Math.round(layoutShift * 1000) / 1000;
  return `${scores.join(' / ')}, CLS ${shift}, TBT ${Math.round(blocking)} ms`;
}

function addressesOf(page: MeasuredPage, origins: Origins) {
  const { site, withoutScripts, limit } = origins;
  return {
    site: site + page.path,
    withoutScripts: withoutScripts + page.path,
    ...(limit === null ? {} : { limit: limit + page.path }),
  } as { site: string; withoutScripts: string; limit: string };
}

function scoreRow(
  page: MeasuredPage,
  site: ReturnType<typeof mediansOf>,
  reference: string | undefined,
  runs: number,
): ResultsRow {
  return {
    check: 'V1',
    what: `${page.path} (${page.locale})`,
    figure: formatMedians(site),
    ...(reference ? { reference } : {}),
    limit: `100 / 100 / 100 / 100, CLS 0, TBT ≤ ${blockingLimit} ms`,
    holds:
      site.scores.every((score) => score === 100) &&
      Math.round(site.layoutShift * 1000) === 0 &&
      site.blocking <= blockingLimit,
    runs,
  };
}

/** V1 for one page alone. */
export async function measureScores(
  { chromium }: BenchSettings,
  page: MeasuredPage,
  siteUrl: string,
  runs: number,
): Promise<ResultsRow[]> {
  const { site } = await runInterleaved(chromium, { site: siteUrl + page.path }, 'simulate', runs);
  return [scoreRow(page, mediansOf(site), undefined, runs)];
}

/** V1 for one page, side by side with the pages it is compared with. */
export async function compareScores(
  { chromium, runs }: BenchSettings,
  page: MeasuredPage,
  origins: Origins,
): Promise<ResultsRow[]> {
  const results = await runInterleaved(chromium, addressesOf(page, origins), 'simulate', runs);
  const references = [`no scripts: ${formatMedians(mediansOf(results.withoutScripts))}`];
  if (origins.limit !== null) references.push(`bare: ${formatMedians(mediansOf(results.limit))}`);
  return [scoreRow(page, mediansOf(results.site), references.join('; '), runs)];
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
