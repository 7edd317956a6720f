import { expect, test } from 'vitest';
import { acceptedEncodings } from '@/lib/site/door/choose-encoding';

test.each([
  [undefined, []],
  ['', []],
  ['gzip', ['gzip']],
  ['x-gzip', ['gzip']],
  ['gzip, deflate, br, zstd', ['br', 'zstd', 'gzip']],
  ['GZIP;q=1.0, br;q=0.5', ['gzip', 'br']],
  ['br;q=0, gzip', ['gzip']],
  ['*', ['br', 'zstd', 'gzip']],
  ['*;q=0', []],
  ['gzip;q=0.5, *;q=0', ['gzip']],
  ['identity', []],
  ['gzip;q=0.5, identity', []],
  ['gzip, identity;q=0.5', ['gzip']],
  ['brotli, gzipped', []],
] as const)('%j takes %j', (accepted, expected) => {
  expect(acceptedEncodings(accepted)).toEqual(expected);
});
