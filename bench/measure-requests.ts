import type { BenchSettings } from './bench-settings';
import { countRequests, type RequestCount } from './count-requests';
import { notMeasured, type ResultsRow } from './results-row';
import { takeMedian } from './take-median';

const warmUpSeconds = 3;
const aloneLimit = 0.15;
const proxyLimit = 0.5;
/** Milliseconds. */
const p99Limit = 20;

/** Origins, or why there is none. */
export interface Servers {
  site: string;
  nginx: string | { missing: string };
  proxy: string | { missing: string };
}

/** What was counted of each server, or why nothing was. */
export type Counted = { [Name in keyof Servers]: RequestCount[] | { missing: string } };

/** The middle of all runs, as rate and p99. */
function mediansOf(counts: RequestCount[]): RequestCount {
  return { rate: takeMedian(counts.map(({ rate }) => rate)), p99: takeMedian(counts.map(({ p99 }) => p99)) };
}

const formatWait = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`;

/** V7, from what was counted over so many pages in turn. */
export function judgeRequests(pages: number, { site, nginx, proxy }: Counted): ResultsRow[] {
  const over = `requests a second over ${pages} pages in turn, gzip`;
  const limit = Array.isArray(nginx) ? mediansOf(nginx) : null;
  const compare = (what: string, counts: RequestCount[] | { missing: string }, least: number): ResultsRow => {
    if (!Array.isArray(counts)) return notMeasured('V7', what, counts.missing);
    if (limit === null) return notMeasured('V7', what, 'no nginx to compare with');
    const { rate } = mediansOf(counts);
    return {
      check: 'V7',
      what,
      figure: Math.round(rate).toString(),
      reference: `nginx, the same .gz: ${Math.round(limit.rate)}`,
      ratio: rate / limit.rate,
      limit: `≥ ${least.toFixed(2)} ×`,
      holds: rate / limit.rate >= least,
      runs: counts.length,
    };
  };
  const rows = [compare(`${over}, the site alone`, site, aloneLimit)];
  if (Array.isArray(site)) {
    const { p99 } = mediansOf(site);
    rows.push({
      check: 'V7',
      what: 'of these, p99',
      figure: formatWait(p99),
      ...(limit === null ? {} : { reference: `nginx, the same .gz: ${formatWait(limit.p99)}` }),
      limit: `≤ ${p99Limit} ms`,
      holds: p99 <= p99Limit,
      runs: site.length,
    });
  }
  rows.push(compare(`${over}, behind the shipped proxy`, proxy, proxyLimit));
  return rows;
}

/** V7: each server in turns, as often as a page is run. */
export async function measureRequests(
  { wrk, quick, runs }: BenchSettings,
  paths: string[],
  servers: Servers,
): Promise<ResultsRow[]> {
  if (wrk === null) {
    const missing = { missing: 'no wrk' };
    return judgeRequests(paths.length, { site: missing, nginx: missing, proxy: missing });
  }
  const counted: Counted = { site: [], nginx: [], proxy: [] };
  const running: [origin: string, counts: RequestCount[]][] = [];
  for (const name of ['site', 'nginx', 'proxy'] as const) {
    const server = servers[name];
    const counts: RequestCount[] = [];
    if (typeof server === 'string') running.push([server, counts]);
    counted[name] = typeof server === 'string' ? counts : server;
  }
  for (const [origin] of running) await countRequests(wrk, origin, paths, warmUpSeconds);
  for (let run = 0; run < runs; run += 1) {
    for (const [origin, counts] of running)
      counts.push(await countRequests(wrk, origin, paths, quick ? 3 : 10));
  }
  return judgeRequests(paths.length, counted);
}
