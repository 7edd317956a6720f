import type { BenchSettings } from './bench-settings';
import { countRequests } from './count-requests';
import { notMeasured, type ResultsRow } from './results-row';
import { takeMedian } from './take-median';

const rounds = 3;
const warmUpSeconds = 2;
const aloneLimit = 0.9;
const proxyLimit = 0.5;

/** Origins; null, or a sentence, where there is none. */
export interface Servers {
  site: string;
  withoutMiddleware: string;
  nginx: string | null;
  proxy: string | { missing: string };
}

/** V7 for one static page: each server in turns. */
export async function measureRequests(
  { wrk, quick }: BenchSettings,
  path: string,
  servers: Servers,
): Promise<ResultsRow[]> {
  const alone = `requests a second of ${path}, the site alone`;
  const behindProxy = `requests a second of ${path}, behind the shipped proxy`;
  if (wrk === null) return [alone, behindProxy].map((what) => notMeasured('V7', what, 'no wrk'));
  const urls = new Map([
    ['site', servers.site],
    ['withoutMiddleware', servers.withoutMiddleware],
  ]);
  if (servers.nginx !== null) urls.set('nginx', servers.nginx);
  if (typeof servers.proxy === 'string') urls.set('proxy', servers.proxy);
  const rates = new Map<string, number[]>([...urls.keys()].map((name) => [name, []]));
  for (const origin of urls.values()) await countRequests(wrk, origin + path, warmUpSeconds);
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, origin] of urls) {
      rates.get(name)?.push(await countRequests(wrk, origin + path, quick ? 3 : 10));
    }
  }
  const median = (name: string) => takeMedian(rates.get(name) ?? []);
  const ratio = median('site') / median('withoutMiddleware');
  const rows: ResultsRow[] = [
    {
      check: 'V7',
      what: alone,
      figure: Math.round(median('site')).toString(),
      reference: `no middleware: ${Math.round(median('withoutMiddleware'))}`,
      ratio,
      limit: `≥ ${aloneLimit.toFixed(2)} ×`,
      holds: ratio >= aloneLimit,
      runs: rounds,
    },
  ];
  if (typeof servers.proxy !== 'string') {
    rows.push(notMeasured('V7', behindProxy, servers.proxy.missing));
  } else if (servers.nginx === null) {
    rows.push(notMeasured('V7', behindProxy, 'no nginx to compare with'));
  } else {
    const share = median('proxy') / median('nginx');
    rows.push({
      check: 'V7',
      what: behindProxy,
      figure: Math.round(median('proxy')).toString(),
      reference: `nginx, the file: ${Math.round(median('nginx'))}`,
      ratio: share,
      limit: `≥ ${proxyLimit.toFixed(2)} ×`,
      holds: share >= proxyLimit,
      runs: rounds,
    });
  }
  if (servers.nginx !== null) {
    rows.push({
      check: 'V7',
      what: `requests a second of ${path}, the site alone`,
      figure: Math.round(median('site')).toString(),
      reference: `nginx, the file: ${Math.round(median('nginx'))}`,
      ratio: median('site') / median('nginx'),
      holds: null,
      runs: rounds,
    });
  }
  return rows;
}
