import { beforeEach, expect, test, vi } from 'vitest';
import { receiveWrap } from '@/lib/wrap-simulator/server/receive-wrap';

const { keepDesign, keepPicture, mayBringPicture } = vi.hoisted(() => ({
  keepDesign: vi.fn(),
  keepPicture: vi.fn(),
  mayBringPicture: vi.fn(),
}));
vi.mock('@/lib/designs/server/pictures', () => ({
  keepPicture,
  mayBringPicture,
  findPictures: async () => new Map(),
}));
vi.mock('@/lib/designs/server/keep-design', () => ({ keepDesign, forgetDesign: async () => null }));
vi.mock('@/lib/designs/server/design-links', () => ({
  designToken: (id: string) => `${id}.shown`,
  designOwnerToken: (id: string) => `${id}.owned`,
}));
vi.mock('@/lib/security/own-origin', () => ({
  isOwnOrigin: (headers: Headers) => headers.get('origin') === 'own',
}));
vi.mock('@/lib/security/client-address', () => ({ clientAddress: () => '192.0.2.1' }));
vi.mock('@/lib/limits/server/buckets', () => ({ bucketFor: () => 'bucket', hashAddress: () => 'hash' }));
vi.mock('@/lib/limits/server/consume-limits', () => ({ consumeLimitsInMemory: () => true }));

const id = '00000000-0000-4000-8000-000000000001';

function post(entries: Record<string, string | File>, accept = 'text/html') {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.append(name, value);
  return receiveWrap(
    new Request('http://localhost/api/designs/wrap?locale=nl', {
      method: 'POST',
      body: form,
      headers: { origin: 'own', accept },
    }),
  );
}

beforeEach(() => {
  keepDesign.mockReset().mockResolvedValue({ id });
  mayBringPicture.mockReset().mockResolvedValue(true);
  keepPicture.mockReset().mockResolvedValue({
    status: 'ok',
    picture: { kind: 'bitmap', id, width: 2000, height: 1000 },
    notes: [],
  });
});

test('a script is told where to go on, or why not, and stays where it is', async () => {
  const typed = { 'text-0': 'Lin', next: 'quote' };
  const kept = await post(typed, 'application/json');
  expect(kept.status).toBe(200);
  expect(await kept.json()).toEqual({
    location: expect.stringMatching(/^\/nl\/.*token=.*own=.*#/),
    problem: null,
  });
  keepDesign.mockResolvedValue('rateLimited');
  const refused = await post(typed, 'application/json');
  expect(await refused.json()).toMatchObject({ problem: 'rateLimited' });
});
