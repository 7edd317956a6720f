import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { pathToAccountDesign, pathToTakeKey, takeKeyOfAddress } from '@/lib/designs/server/answer-own';
import { designOwnerToken, designToken } from '@/lib/designs/server/design-links';
import {
  dropOwnDesign,
  findOwnDesign,
  mostOwnDesigns,
  ownDesignsMaxAge,
  ownsDesign,
  takeOwnDesign,
} from '@/lib/designs/server/own-designs';

const { env, jar, findViewer, findDesign } = vi.hoisted(() => ({
  env: { SITE_URL: 'https://opaak.example', APP_SECRET: 'a secret of thirty-two letters, or more' },
  jar: new Map<string, { value: string; [option: string]: unknown }>(),
  findViewer: vi.fn(),
  findDesign: vi.fn(),
}));
vi.mock('@/lib/env/server', () => ({ serverEnv: () => env }));
vi.mock('@/lib/accounts/server/viewer', () => ({ findViewer }));
vi.mock('@/lib/designs/server/design-store', () => ({ findDesign }));
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => jar.get(name),
    set: (name: string, value: string, options: object) => jar.set(name, { value, ...options }),
  }),
}));

const name = '__Host-own-designs';

beforeEach(() => {
  jar.clear();
  env.SITE_URL = 'https://opaak.example';
  findViewer.mockReset().mockResolvedValue(null);
  findDesign.mockReset().mockResolvedValue(null);
});

test('the cookie is the site’s alone, read by no script, and sent with no form of another site', async () => {
  const id = randomUUID();
  await takeOwnDesign(id);
  expect(jar.get(name)).toEqual({
    value: designOwnerToken(id),
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: true,
    maxAge: ownDesignsMaxAge,
  });
  env.SITE_URL = 'http://localhost:3000';
  await takeOwnDesign(id);
  expect(jar.get('own-designs')).toMatchObject({ httpOnly: true, secure: false });
});

test('it holds the last twenty, the newest first, in less than a browser keeps', async () => {
  const ids = Array.from({ length: mostOwnDesigns + 5 }, () => randomUUID());
  for (const id of ids) await takeOwnDesign(id);
  const value = jar.get(name)?.value ?? '';
  expect(encodeURIComponent(value).length).toBeLessThan(3500);
  expect(value.split('~').map((key) => key.split('.')[0])).toEqual(ids.slice(5).reverse());
  expect(await ownsDesign(ids[4] as string)).toBe(false);
  expect(await ownsDesign(ids[5] as string)).toBe(true);
  // One that is saved again is the newest, and is there once.
  await takeOwnDesign(ids[7] as string);
  const keys = jar.get(name)?.value.split('~') ?? [];
  expect(keys).toHaveLength(mostOwnDesigns);
  expect(keys[0]).toBe(designOwnerToken(ids[7] as string));
});

test('a design that is gone leaves it, and the last one takes it along', async () => {
  const [one, other] = [randomUUID(), randomUUID()];
  await takeOwnDesign(one);
  await takeOwnDesign(other);
  await dropOwnDesign(randomUUID());
  await dropOwnDesign(one);
  expect(jar.get(name)).toMatchObject({ value: designOwnerToken(other), maxAge: ownDesignsMaxAge });
  await dropOwnDesign(other);
  expect(jar.get(name)).toMatchObject({ value: '', maxAge: 0, secure: true, path: '/' });
});

test('what somebody wrote into it by hand opens nothing, and spoils nothing of the rest', async () => {
  const [id, other] = [randomUUID(), randomUUID()];
  for (const forged of [designToken(id), `${id}.x`, id, '', '~~', 'x'.repeat(100_000)]) {
    jar.set(name, { value: `${forged}~${designOwnerToken(other)}` });
    expect(await ownsDesign(id), forged.slice(0, 50)).toBe(false);
    expect(await ownsDesign(other)).toBe(forged.length < 4000);
  }
});

test('the link of a design changes nothing without the key; the account that saved it needs none', async () => {
  const id = randomUUID();
  expect(await findOwnDesign({ change: designToken(id) })).toBeNull();
  expect(findDesign).not.toHaveBeenCalled();
  findViewer.mockResolvedValue({ id: 'account' });
  findDesign.mockResolvedValue({ id, owner: null });
  expect(await findOwnDesign({ change: designToken(id) })).toBeNull();
  findDesign.mockResolvedValue({ id, owner: 'account' });
  expect(await findOwnDesign({ change: designToken(id) })).toBe(id);
  // In its place the key is none.
  expect(await findOwnDesign({ change: designOwnerToken(id) })).toBeNull();
});

const take = (path: string) => takeKeyOfAddress(new Request(new URL(path, 'https://opaak.example')));

test.each([
  ['wrap-design', '/nl/wrapsimulator/ontwerp?', false],
  ['shirt-design', '/nl/t-shirt-ontwerpen/ontwerp?', false],
  ['wrap-tool', '/nl/wrapsimulator/atelier?', true],
  ['shirt-tool', '/nl/t-shirt-ontwerpen/atelier?', true],
] as const)(
  'an old address of %s gives its key to the cookie, and is clean afterwards',
  async (page, path, isTool) => {
    const id = randomUUID();
    const query = isTool
      ? { film: 'red', from: designToken(id), own: designOwnerToken(id), with: 'x', many: ['a', 'b'] }
      : { token: designToken(id), own: designOwnerToken(id), with: 'x' };
    const answer = await take(pathToTakeKey(page, 'nl', query));
    expect(answer.status).toBe(303);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const clean: Record<string, string> = isTool
      ? { film: 'red', change: designToken(id), with: 'x' }
      : { token: designToken(id), with: 'x' };
    expect(answer.headers.get('location')).toBe(path + new URLSearchParams(clean));
    expect(await ownsDesign(id)).toBe(true);
  },
);

test('a key that is none is dropped from the address, and leads nowhere but to a page of designs', async () => {
  const id = randomUUID();
  const answer = await take(pathToTakeKey('shirt-tool', 'en', { from: designToken(id), own: `${id}.x` }));
  expect(answer.headers.get('location')).toBe(
    `/en/t-shirt-designer/studio?${new URLSearchParams({ from: designToken(id) })}`,
  );
  expect(jar.size).toBe(0);
  const own = designOwnerToken(id);
  for (const wrong of [
    '',
    `?own=${own}`,
    `?own=${own}&page=admin&locale=fr`,
    `?own=${own}&page=wrap-tool&locale=de`,
  ])
    expect((await take(`/api/designs/own${wrong}`)).status).toBe(404);
  expect(jar.size).toBe(0);
});

test('the account’s own list leads by the session’s way, and holds no key', () => {
  const path = pathToAccountDesign('shirt', 'fr', randomUUID());
  expect(path).toMatch(/^\/api\/account\/design\?token=/);
  expect(path).not.toContain('own=');
});
