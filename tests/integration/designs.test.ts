import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { GET as Export } from '@/app/api/account/export/route';
import type * as Accounts from '@/lib/accounts/actions';
import {
  designOwnerToken,
  designToken,
  readDesignOwnerToken,
  readDesignToken,
} from '@/lib/designs/server/design-links';
import type * as Store from '@/lib/designs/server/design-store';
import { limits } from '@/lib/limits/limits';
import { stopLoops } from '@/lib/loops/loops';
import { runRetention } from '@/lib/site/retention';
import { comeFrom, password, send, someAccount, someEmail } from './support/accounts';
import { newBrowser, standInForNext } from './support/next-request';
import { someAddress } from './support/quotes';
import { startTestStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let store: typeof Store;
let accounts: typeof Accounts;
let exportRoute: typeof Export;

beforeAll(async () => {
  stack = await startTestStack();
  standInForNext();
  store = await import('@/lib/designs/server/design-store');
  accounts = await import('@/lib/accounts/actions');
  ({ GET: exportRoute } = await import('@/app/api/account/export/route'));
}, 90_000);
afterAll(() => stack?.stop());
beforeEach(() => {
  newBrowser();
  comeFrom(stack);
});
afterEach(() => stopLoops());

const content = (word = 'Boulangerie') => ({
  kind: 'wrap' as const,
  document: { version: 1, lines: [{ text: word }] },
  title: word,
});

async function keep(word?: string, account: string | null = null, address = someAddress()): Promise<string> {
  const made = await store.createDesign(content(word), { locale: 'fr', address, account });
  if (made?.status !== 'ok') throw new Error(`Not kept: ${made?.status}`);
  return made.id;
}

async function accountId(email: string): Promise<string> {
  const { data } = await stack.database.rpc('accounts_of_address', { address: email });
  return data[0];
}

test('a design is kept, found, saved over and deleted', async () => {
  const id = await keep();
  expect(await store.findDesign(id)).toMatchObject({ kind: 'wrap', title: 'Boulangerie', owner: null });
  const saved = await store.changeDesign(id, content('Pâtisserie'), { address: someAddress() });
  expect(saved).toEqual({ status: 'ok' });
  expect(await store.findDesign(id)).toMatchObject({
    title: 'Pâtisserie',
    document: { version: 1, lines: [{ text: 'Pâtisserie' }] },
  });
  expect(await store.deleteDesign(id)).toBe(true);
  expect(await store.findDesign(id)).toBeNull();
  expect(await store.deleteDesign(id)).toBe(false);
  expect(await store.changeDesign(id, content(), { address: someAddress() })).toEqual({ status: 'unknown' });
});

test('a title of several lines, of nothing or of a novel becomes one that can be shown', async () => {
  const titled = async (title: string) => {
    const made = await store.createDesign(
      { ...content(), title },
      { locale: 'nl', address: someAddress(), account: null },
    );
    return made?.status === 'ok' ? (await store.findDesign(made.id))?.title : made?.status;
  };
  expect(await titled('Twee\nregels\u0000')).toBe('Twee regels');
  expect(await titled('  ')).toBe('wrap');
  expect(await titled('🚐'.repeat(500))).toBe('🚐'.repeat(80));
});

test('links cannot be made or exchanged', () => {
  const id = randomUUID();
  expect(readDesignToken(designToken(id))).toBe(id);
  expect(readDesignOwnerToken(designOwnerToken(id))).toBe(id);
  expect(readDesignOwnerToken(designToken(id))).toBeNull();
  expect(readDesignToken(designToken(id).replace(id, randomUUID()))).toBeNull();
  for (const token of [undefined, ['a'], '', '.', id, `${id}.`, 'x'.repeat(5000)])
    expect(readDesignToken(token)).toBeNull();
});

test('the database refuses what the form cannot send', async () => {
  for (const wrong of [
    { kind: 'boat' },
    { document: [] },
    { document: { text: 'x'.repeat(30_000), noise: Array.from({ length: 4000 }, () => Math.random()) } },
    { title: '' },
    { title: 'x'.repeat(81) },
    { locale: 'de' },
  ]) {
    const design = { ...content(), locale: 'fr', user_id: null, limits: [], ...wrong };
    const { error } = await stack.database.rpc('create_design', { design });
    expect(error, JSON.stringify(wrong).slice(0, 60)).not.toBeNull();
  }
});

test('one place cannot fill the table', async () => {
  const address = someAddress();
  for (let saved = 0; saved < limits.designPerAddress.max; saved += 1) await keep('Sofie', null, address);
  const sender = { locale: 'fr' as const, address, account: null };
  expect(await store.createDesign(content(), sender)).toEqual({ status: 'limited' });
  await keep('elsewhere');
});

test('designs of an account are its own, are exported with it, and go with it', async () => {
  const email = someEmail();
  await someAccount(stack, accounts, { email });
  const account = await accountId(email);
  const word = `Bakkerij ${randomUUID().slice(0, 8)}`;
  const own = await keep(word, account);
  const others = await keep(word, randomUUID());
  // Somebody without an account wrote this person's address on a van.
  const lettered = await keep(`info: ${email}`);

  expect((await store.listOwnDesigns({ id: account }))?.map(({ id }) => id)).toEqual([own]);
  const exported = await (await exportRoute(new Request(`${stack.siteUrl}/api/account/export`))).text();
  expect(JSON.parse(exported).designs).toHaveLength(2);
  expect(exported).toContain(word);

  const gone = await send(accounts.deleteAccount, { currentPassword: password, confirm: 'on' });
  expect(gone).toHaveProperty('target');
  expect(await store.findDesign(own)).toBeNull();
  expect(await store.findDesign(lettered)).toBeNull();
  expect(await store.findDesign(others)).not.toBeNull();
});

test('a design goes thirteen months after it was last saved', async () => {
  const [old, kept] = [await keep(), await keep()];
  const months = (count: number) => {
    const then = new Date();
    then.setUTCMonth(then.getUTCMonth() - count);
    return then.toISOString();
  };
  await stack.database
    .from('designs')
    .update({ updated_at: months(14) })
    .eq('id', old);
  await stack.database
    .from('designs')
    .update({ created_at: months(20), updated_at: months(12) })
    .eq('id', kept);
  const outcomes = await runRetention(new Date());
  expect(outcomes).toContainEqual({ name: 'designs', result: { deleted: 1 } });
  expect(await store.findDesign(old)).toBeNull();
  expect(await store.findDesign(kept)).not.toBeNull();
});
