import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { askOwnSite } from '@/lib/asleep/server/request-own-page';
import { nameParameter } from '@/lib/nameplate/name-address';

vi.mock('@/lib/asleep/server/request-own-page', () => ({ askOwnSite: vi.fn() }));
vi.mock('@/lib/security/client-address', () => ({ clientAddress: () => '192.0.2.1' }));
vi.mock('@/lib/limits/server/buckets', () => ({ bucketFor: () => null, hashAddress: () => '' }));
vi.mock('@/lib/limits/server/consume-limits', () => ({ consumeLimitsInMemory: () => true }));

afterEach(() => vi.restoreAllMocks());

test.each([
  ['the page is none that a name can be put on', async () => '<p>nothing</p>'],
  [
    'the site does not answer',
    async () => {
      throw new Error('cut');
    },
  ],
])('a page that cannot wear a name because %s logs that, and not the name', async (_, answer) => {
  vi.mocked(askOwnSite).mockImplementation(async () => ({
    status: 200,
    rawHeaders: [],
    body: Buffer.from(await answer()),
  }));
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  const { GET } = await import('@/app/media/nameplates/pages/[[...path]]/route');
  const response = await GET(
    new Request(`http://localhost/media/nameplates/pages/a-propos?${nameParameter}=Zwolbertus`),
    { params: Promise.resolve({ path: ['a-propos'] }) },
  );
  expect(response.status).toBe(307);
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(lines.join('')).toContain('"where":"worn page"');
  expect(lines.join('')).not.toMatch(/Zwolbertus/i);
});

test('the log of the door before the site has the path of an address without its query', () => {
  const [, format = ''] =
    /log_format plain '([^']+)'/.exec(readFileSync('deploy/nginx/nginx.conf', 'utf8')) ?? [];
  expect(format).toContain('$uri');
  expect(format).not.toMatch(
    /\$(?:request|request_uri|args|query_string|arg_\w+|http_referer|http_cookie)\b/,
  );
});
