import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('SITE_URL', 'https://www.agency.test');
});
afterEach(() => vi.unstubAllEnvs());

const headers = (origin: string | null) =>
  new Headers({ host: 'evil.test', 'x-forwarded-host': 'evil.test', ...(origin === null ? {} : { origin }) });

test.each([
  ['https://www.agency.test', true],
  ['https://agency.test', false],
  ['http://www.agency.test', false],
  ['https://www.agency.test:444', false],
  ['https://www.agency.test.evil.test', false],
  ['https://evil.test', false],
  ['null', false],
  ['', false],
  [null, false],
])('a request from %s may change something: %s', async (origin, expected) => {
  const { isOwnOrigin } = await import('@/lib/security/own-origin');
  expect(isOwnOrigin(headers(origin))).toBe(expected);
});
