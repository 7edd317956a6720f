import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { askPages } from '@/bench/ask-pages';
import { judgeQuotes, type SentQuotes } from '@/bench/measure-quotes';

const sentIn = (milliseconds: number): SentQuotes => ({
  sent: 100,
  accepted: Array.from({ length: 100 }, () => milliseconds),
  stored: 100,
});
const pages = { asked: 60_000, answered: 60_000, rate: 1_000, p99: 9 };

test('quotes beside asked pages are judged by the limit of quotes alone', () => {
  const rows = judgeQuotes(5, sentIn(40), sentIn(120), pages);
  expect(rows.map(({ holds }) => holds)).toEqual([true, true, true, true, true]);
  expect(rows[2]).toMatchObject({ figure: '120 ms (p50 120 ms)', reference: 'at rest: 40 ms', ratio: 3 });
  const slow = judgeQuotes(5, sentIn(40), sentIn(250), pages);
  expect(slow.map(({ holds }) => holds)).toEqual([true, true, false, true, true]);
});

test('a quote that was not stored is seen on either side', () => {
  const lost = { ...sentIn(40), stored: 99 };
  expect(judgeQuotes(5, lost, sentIn(40), pages)[1]?.holds).toBe(false);
  expect(judgeQuotes(5, sentIn(40), lost, pages)[3]?.holds).toBe(false);
});

test.each([
  { ...pages, rate: 980 },
  { ...pages, answered: 59_999 },
])('pages that were not asked for at that pace, or not answered, are no load: %j', (asked) => {
  expect(judgeQuotes(5, sentIn(40), sentIn(40), asked)[4]?.holds).toBe(false);
});

test('pages are asked for in turn, gzipped, and only those that answer count', async () => {
  const seen: string[] = [];
  const server = http.createServer((request, response) => {
    seen.push(`${request.url} ${request.headers['accept-encoding']}`);
    response.writeHead(request.url === '/gone' ? 404 : 200).end('page');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const urls = ['/a', '/b', '/gone'].map((page) => origin + page);
    const asked = await askPages({ urls, perSecond: 300, seconds: 0.1 });
    expect(asked).toMatchObject({ asked: 30, answered: 20 });
    for (const page of ['/a', '/b', '/gone'])
      expect(seen.filter((line) => line === `${page} gzip`)).toHaveLength(10);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
