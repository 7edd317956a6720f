import { describe, expect, test } from 'vitest';
import { askInTurn, readCount } from '@/bench/count-requests';
import { judgeRequests } from '@/bench/measure-requests';

const output = (p99: string) => `Running 10s test @ http://localhost:3200
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     9.54ms    2.61ms  37.40ms   91.99%
    Req/Sec     3.37k   302.11     3.79k    85.00%
  Latency Distribution
     50%    8.97ms
     75%   10.02ms
     90%   11.53ms
     99%   ${p99}
  33584 requests in 10.01s, 1.02GB read
Requests/sec:   3355.19
Transfer/sec:    104.52MB
`;

describe('what wrk says', () => {
  test.each([
    ['19.73ms', 19.73],
    ['950.00us', 0.95],
    ['1.20s', 1_200],
  ])('a p99 of %s is %d ms', (said, p99) => {
    const count = readCount(output(said));
    expect(count?.rate).toBe(3355.19);
    expect(count?.p99).toBeCloseTo(p99);
  });

  test('without a distribution there is no figure', () => {
    expect(readCount('Requests/sec: 12.5')).toBeNull();
  });

  test('an answer that is an error is no answer', () => {
    expect(() => readCount(`${output('9.00ms')}  Non-2xx or 3xx responses: 4\n`)).toThrow(
      'Non-2xx or 3xx responses: 4',
    );
  });

  test('it asks for every page, gzipped', () => {
    const script = askInTurn(['/', '/nl/carwrapping']);
    expect(script).toContain('ipairs({ "/", "/nl/carwrapping" })');
    expect(script).toContain('wrk.headers["Accept-Encoding"] = "gzip"');
  });
});

describe('V7', () => {
  const nginx = [40_000, 41_000, 39_000].map((rate) => ({ rate, p99: 1.04 }));
  const proxy = [22_000, 21_000, 20_500].map((rate) => ({ rate, p99: 3 }));
  const site = [6_000, 6_200, 900].map((rate) => ({ rate, p99: rate === 900 ? 60 : 12 }));

  test('holds at 0.15 of nginx and a p99 of 20 ms, each the middle of its runs', () => {
    expect(judgeRequests(111, { site, nginx, proxy })).toMatchObject([
      {
        what: expect.stringContaining('111 pages in turn'),
        figure: '6000',
        ratio: 0.15,
        holds: true,
        runs: 3,
      },
      { what: 'of these, p99', figure: '12.0 ms', reference: 'nginx, the same .gz: 1.0 ms', holds: true },
      { what: expect.stringContaining('behind the shipped proxy'), figure: '21000', holds: true },
    ]);
  });

  test('each of the three can fail by itself', () => {
    const slow = judgeRequests(3, {
      site: [{ rate: 5_900, p99: 20.4 }],
      nginx: [{ rate: 40_000, p99: 1 }],
      proxy: [{ rate: 19_000, p99: 3 }],
    });
    expect(slow.map(({ holds }) => holds)).toEqual([false, false, false]);
  });

  test('without nginx only the wait is judged', () => {
    const missing = { missing: 'no nginx' };
    const rows = judgeRequests(3, { site, nginx: missing, proxy: missing });
    expect(rows.map(({ holds }) => holds)).toEqual([null, true, null]);
    expect(rows.map(({ figure }) => figure)).toEqual([
      'not measured: no nginx to compare with',
      '12.0 ms',
      'not measured: no nginx',
    ]);
  });
});
