import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { savedAddress } from '@/components/shirt-designer/saved-address';
import { newSaveKey } from '@/lib/browser/save-key';
import { designToken } from '@/lib/designs/server/design-links';
import type * as Store from '@/lib/designs/server/design-store';
import { estimateStitches } from '@/lib/embroidery/estimate';
import { stopLoops } from '@/lib/loops/loops';
import { composeShirt, lettersFor } from '@/lib/shirt-designer/compose';
import { countStitches } from '@/lib/shirt-designer/count-stitches';
import type * as Tool from '@/lib/shirt-designer/server/receive-shirt';
import { newText, type ShirtDesign } from '@/lib/shirt-designer/shirt-design';
import { noPictures } from '@/lib/shirt-designer/shown-pictures';
import { comeFrom } from './support/accounts';
import { newBrowser, nextRequest, standInForNext } from './support/next-request';
import { startMaillessStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let store: typeof Store;
let tool: typeof Tool;

beforeAll(async () => {
  stack = await startMaillessStack();
  standInForNext();
  store = await import('@/lib/designs/server/design-store');
  tool = await import('@/lib/shirt-designer/server/receive-shirt');
}, 90_000);
beforeEach(() => {
  newBrowser();
  comeFrom(stack);
});
afterEach(() => stopLoops());
afterAll(() => stack?.stop());

const shirt = (words: string, technique: 'embroidery' | 'screen' = 'screen'): ShirtDesign => ({
  version: 3,
  garment: 'hoodie',
  fabric: 'navy',
  sides: { front: { technique, layers: [newText('l1', words, { size: 18, y: 120, colour: '#ffd21f' })] } },
  quantities: { s: 3, m: 14 },
  people: [],
});

/** What the editor sends when something is saved; where it is led. */
async function save(design: ShirtDesign, more: Record<string, string>) {
  const body = new FormData();
  const entries = { next: 'save', live: 'on', document: JSON.stringify(design), ...more };
  for (const [name, value] of Object.entries(entries)) body.set(name, value);
  const headers = new Headers(nextRequest.headers);
  headers.set('accept', 'application/json');
  const answer = await tool.receiveShirt(
    new Request(`${stack.siteUrl}/api/designs/shirt?locale=en`, { method: 'POST', body, headers }),
  );
  const { location, problem } = await answer.json();
  expect(problem).toBeNull();
  const led = savedAddress(location);
  if (!led) throw new Error(`Led to ${location}`);
  return led;
}

async function keptAs(words: string) {
  const { data } = await stack.database
    .from('designs')
    .select('id, title, figures, save_key')
    .like('title', `%${words}%`)
    .throwOnError();
  return data as { id: string; title: string; figures: { low: number } | null; save_key: string | null }[];
}

const someWords = () => `Lin ${randomUUID().slice(0, 6)}`;

test('a first save that is sent again after its answer was lost is kept once, as it is then', async () => {
  const [words, key] = [someWords(), newSaveKey()];
  await save(shirt(words), { key });
  const again = await save(shirt(`${words} en Zoon`), { key });
  const kept = await keptAs(words);
  expect(kept).toHaveLength(1);
  expect(kept[0]?.title).toContain('en Zoon');
  expect(new URLSearchParams(again.query).get('change')).toBe(designToken(kept[0]?.id ?? ''));
});

test('two that arrive at once are one design', async () => {
  const [words, key] = [someWords(), newSaveKey()];
  const led = await Promise.all([1, 2, 3].map(() => save(shirt(words), { key })));
  expect(new Set(led.map(({ change }) => change)).size).toBe(1);
  expect(await keptAs(words)).toHaveLength(1);
});

test('another key is another design, and so is none, or what is no key', async () => {
  const words = someWords();
  for (const key of [newSaveKey(), newSaveKey(), '', '1', "' or true --"]) await save(shirt(words), { key });
  const kept = await keptAs(words);
  expect(kept).toHaveLength(5);
  expect(kept.filter((one) => one.save_key !== null)).toHaveLength(2);
});

test('who comes back after saving saves over the same design; one that was deleted is made anew', async () => {
  const [words, key] = [someWords(), newSaveKey()];
  const { change } = await save(shirt(words), { key });
  await save(shirt(`${words} 2`), { change });
  const [only, ...more] = await keptAs(words);
  expect(more).toEqual([]);
  expect(only?.title).toContain(`${words} 2`);
  await store.deleteDesign(only?.id ?? '');
  await save(shirt(words), { key });
  expect(await keptAs(words)).toHaveLength(1);
});

test('the key of a design is told to nobody', async () => {
  const [words, key] = [someWords(), newSaveKey()];
  await save(shirt(words), { key });
  const [kept] = await keptAs(words);
  expect(kept?.save_key).toBe(key);
  expect(JSON.stringify(await store.findDesign(kept?.id ?? ''))).not.toContain(key);
});

test('the price that is kept is the one the editor showed, to the cent, sewn or printed', async () => {
  for (const technique of ['embroidery', 'screen'] as const) {
    const words = someWords();
    const design = shirt(words, technique);
    const letters = await lettersFor(design);
    const sewn = await countStitches(design, letters, noPictures, async (shapes) => estimateStitches(shapes));
    const shown = composeShirt(design, letters, sewn).estimate;
    await save(design, { key: newSaveKey() });
    const [kept] = await keptAs(words);
    expect(shown?.total).toBeGreaterThan(100);
    expect(kept?.figures?.low, technique).toBe(shown?.total);
  }
});
