import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type * as Accounts from '@/lib/accounts/actions';
import type * as Answer from '@/lib/designs/server/answer-own';
import type * as Links from '@/lib/designs/server/design-links';
import type * as Store from '@/lib/designs/server/design-store';
import { stopLoops } from '@/lib/loops/loops';
import type * as Shirt from '@/lib/shirt-designer/actions';
import type * as Tool from '@/lib/shirt-designer/server/receive-shirt';
import { newText } from '@/lib/shirt-designer/shirt-design';
import { comeFrom, someAccount, someEmail } from './support/accounts';
import { followAction, newBrowser, nextRequest, standInForNext } from './support/next-request';
import { startTestStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let store: typeof Store;
let links: typeof Links;
let answer: typeof Answer;
let tool: typeof Tool;
let shirt: typeof Shirt;
let accounts: typeof Accounts;

beforeAll(async () => {
  stack = await startTestStack();
  standInForNext();
  store = await import('@/lib/designs/server/design-store');
  links = await import('@/lib/designs/server/design-links');
  answer = await import('@/lib/designs/server/answer-own');
  tool = await import('@/lib/shirt-designer/server/receive-shirt');
  shirt = await import('@/lib/shirt-designer/actions');
  accounts = await import('@/lib/accounts/actions');
}, 90_000);
beforeEach(() => {
  newBrowser();
  comeFrom(stack);
});
afterEach(() => stopLoops());
afterAll(() => stack?.stop());

function formOf(entries: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return form;
}

/** What the designer's form leads to, saved with these words; as plain HTML, or as a script. */
async function save(words: string, entries: Record<string, string> = {}, accept = 'text/html') {
  const design = {
    version: 3,
    garment: 'hoodie',
    fabric: 'navy',
    sides: { front: { technique: 'screen', layers: [newText('l1', words, { size: 18, y: 120 })] } },
    quantities: { m: 4 },
    people: [],
  };
  const body = formOf({ next: 'save', live: 'on', document: JSON.stringify(design), ...entries });
  const headers = new Headers(nextRequest.headers);
  headers.set('accept', accept);
  const said = await tool.receiveShirt(
    new Request(`${stack.siteUrl}/api/designs/shirt?locale=fr`, { method: 'POST', body, headers }),
  );
  const location = said.headers.get('location') ?? (await said.json()).location;
  const url = new URL(location, stack.siteUrl);
  const token = url.searchParams.get('token') ?? '';
  return { url, token, id: token.split('.')[0] ?? '' };
}

const titleOf = async (id: string) => (await store.findDesign(id))?.title;
const get = (path: string) => new Request(new URL(path, stack.siteUrl));
const pathOf = (led: Response) => led.headers.get('location') ?? '';

test.each(['text/html', 'application/json'])(
  'the address after saving is the one for everybody, and the key is in a cookie (%s)',
  async (accept) => {
    const { url, token, id } = await save('Lin', {}, accept);
    expect([...url.searchParams.keys()]).toEqual(['token']);
    expect(token).toBe(links.designToken(id));
    expect(nextRequest.cookies.written).toMatchObject([
      { name: 'own-designs', value: links.designOwnerToken(id), httpOnly: true, sameSite: 'lax', path: '/' },
    ]);
    // The browser goes on with it; somebody with the same address makes a copy.
    expect((await save('Lin 2', { change: token }, accept)).id).toBe(id);
    newBrowser();
    const copy = await save('Not Lin', { change: token }, accept);
    expect(copy.id).not.toBe(id);
    expect(await titleOf(id)).toContain('Lin 2');
    expect(await titleOf(copy.id)).toContain('Not Lin');
  },
);

test('one browser has the keys of several, and forgets that of the one it deletes', async () => {
  const [first, second] = [await save('Eén'), await save('Twee')];
  expect(second.id).not.toBe(first.id);
  expect((await save('Eén!', { change: first.token })).id).toBe(first.id);
  await followAction(() => shirt.deleteShirt('fr', formOf({ token: first.token })));
  expect(await store.findDesign(first.id)).toBeNull();
  expect(nextRequest.cookies.get('own-designs')?.value).toBe(links.designOwnerToken(second.id));
});

test('another browser cannot delete it, and neither can another site', async () => {
  const { id, token } = await save('Lin');
  const owner = nextRequest.cookies;
  const remove = () => followAction(() => shirt.deleteShirt('en', formOf({ token })));
  newBrowser();
  expect(await remove()).toEqual({
    target: `/en/t-shirt-designer/design?${new URLSearchParams({ token })}`,
  });
  nextRequest.cookies = owner;
  const { headers } = nextRequest;
  nextRequest.headers = new Headers({ origin: 'https://evil.example' });
  await remove();
  expect(await titleOf(id)).toContain('Lin');
  nextRequest.headers = headers;
  expect(await remove()).toEqual({ target: '/en/t-shirt-designer' });
  expect(await store.findDesign(id)).toBeNull();
});

test('an address that was given out with a key still changes and deletes, and is clean from then on', async () => {
  const { id, token } = await save('Lin');
  newBrowser();
  const query = { token, own: links.designOwnerToken(id) };
  const led = await answer.takeKeyOfAddress(get(answer.pathToTakeKey('shirt-design', 'fr', query)));
  expect(pathOf(led)).toBe(`/createur-tshirt/projet?${new URLSearchParams({ token })}`);
  expect((await save('Lin 2', { change: token })).id).toBe(id);
});

test('a page that was opened when its form held the key saves over its design', async () => {
  const { id } = await save('Lin');
  newBrowser();
  const again = await save('Lin 2', { own: links.designOwnerToken(id) });
  expect(again.id).toBe(id);
  expect([...again.url.searchParams.keys()]).toEqual(['token']);
  expect((await save('Lin 3', { change: again.token })).id).toBe(id);
});

test('in the account it is changed on another device, also once its session is over', async () => {
  await someAccount(stack, accounts, { email: someEmail() });
  const session = nextRequest.cookies.getAll();
  const { id, token } = await save('Lin');

  const signedIn = () => {
    const jar = newBrowser();
    for (const { name, value } of session) jar.set(name, value);
  };
  signedIn();
  expect((await save('Lin 2', { change: token })).id).toBe(id);

  signedIn();
  const led = await answer.openAccountDesign(get(answer.pathToAccountDesign('shirt', 'fr', id)));
  expect(pathOf(led)).toBe(`/createur-tshirt/projet?${new URLSearchParams({ token })}`);
  for (const { name } of session) nextRequest.cookies.delete(name);
  expect((await save('Lin 3', { change: token })).id).toBe(id);

  // Another account is given nothing.
  newBrowser();
  await someAccount(stack, accounts, { email: someEmail() });
  await answer.openAccountDesign(get(answer.pathToAccountDesign('shirt', 'fr', id)));
  expect(nextRequest.cookies.get('own-designs')).toBeUndefined();
  expect((await save('Not Lin', { change: token })).id).not.toBe(id);
});

test('one that was deleted meanwhile is made anew, under a key of its own', async () => {
  const { id, token } = await save('Lin');
  await store.deleteDesign(id);
  const anew = await save('Lin', { change: token });
  expect(anew.id).not.toBe(id);
  expect(nextRequest.cookies.get('own-designs')?.value).toBe(links.designOwnerToken(anew.id));
});
