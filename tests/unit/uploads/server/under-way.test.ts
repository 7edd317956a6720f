import { mkdtemp, readFile, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import {
  appendPart,
  beginUnderWay,
  bounds,
  bytesOf,
  findUnderWay,
  listUnderWay,
  removeUnderWay,
  removeUnsent,
  unsentMilliseconds,
} from '@/lib/uploads/server/under-way';

const data = vi.hoisted(() => ({ folder: '' }));
vi.mock('@/lib/env/server', () => ({ serverEnv: () => ({ DATA_DIR: data.folder }) }));

beforeAll(async () => {
  data.folder = await mkdtemp(path.join(tmpdir(), 'under-way-'));
});
afterEach(async () => {
  for (const { id } of await listUnderWay()) await removeUnderWay(id);
});
afterAll(() => rm(data.folder, { recursive: true, force: true }));

/** Two thousand bytes of one letter, in pieces between which others have their turn. */
function letters(letter: string): ReadableStream<Uint8Array> {
  let given = 0;
  return new ReadableStream({
    async pull(controller) {
      await setImmediate();
      if (given === 2000) return controller.close();
      given += 500;
      controller.enqueue(Buffer.alloc(500, letter));
    },
  });
}

test('of two that take a file over at once, one writes', async () => {
  const wanted = { sender: 'customer', subject: '482-917-635', place: 'p', name: 'a.pdf', size: 4000 };
  const file = await beginUnderWay(wanted, new Date());
  if (typeof file === 'string') throw new Error(file);
  let isGiven = false;
  const stuck = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (isGiven) return new Promise(() => undefined);
      isGiven = true;
      return controller.enqueue(Buffer.alloc(1000, 'x'));
    },
  });
  const first = appendPart(file, 0, stuck);
  await vi.waitFor(async () => expect((await stat(bytesOf(file.id))).size).toBe(1000));
  const both = await Promise.all(['a', 'b'].map((letter) => appendPart(file, 1000, letters(letter))));
  expect(await first).toBe('interrupted');
  expect(both).toEqual(['interrupted', 3000]);
  const written = await readFile(bytesOf(file.id), 'latin1');
  expect(written).toBe('x'.repeat(1000) + 'b'.repeat(2000));
});

const now = new Date();
const anHourLater = new Date(now.getTime() + unsentMilliseconds);

/** One of many files, each of another request and place unless said otherwise. */
async function someFile(number: number, more: { subject?: string; sender?: string } = {}) {
  const of = { sender: 'customer', subject: `request-${number}`, place: `place-${number}`, ...more };
  const file = await beginUnderWay({ ...of, name: 'a.pdf', size: 4000 }, now);
  if (typeof file === 'string') throw new Error(file);
  return file;
}

const oneMore = (at: Date) =>
  beginUnderWay({ sender: 'customer', subject: 'next', place: 'next', name: 'a.pdf', size: 4000 }, at);

test('files that were announced and never sent hold nobody up for longer than an hour', async () => {
  const files = [];
  for (let number = 0; number < bounds.files; number += 1) files.push(await someFile(number));
  const [begun, silent] = files;
  if (!begun || !silent) throw new Error('No file was begun');
  expect(await appendPart(begun, 0, new Blob(['x']).stream())).toBe(1);
  expect(await oneMore(new Date(anHourLater.getTime() - 1))).toBe('busy');
  expect(await oneMore(anHourLater)).toHaveProperty('id');
  // Of what is gone nothing is known any more; one byte holds the place while there is room.
  expect(await findUnderWay(silent.id, anHourLater)).toBeNull();
  expect(await findUnderWay(begun.id, anHourLater)).not.toBeNull();
  expect(await listUnderWay()).toHaveLength(2);
});

test('files that stand still for an hour give way where there is no room, the longest first; whole ones do not', async () => {
  const files = [];
  for (let number = 0; number < bounds.files; number += 1) {
    const file = await someFile(number);
    expect(await appendPart(file, 0, new Blob(['x']).stream())).toBe(1);
    files.push(file);
  }
  const [whole, oldest, other] = files;
  if (!whole || !oldest || !other) throw new Error('No file was begun');
  expect(await appendPart(whole, 1, new Blob(['x'.repeat(3999)]).stream())).toBe(4000);
  const longAgo = new Date(now.getTime() - 1000);
  await utimes(bytesOf(whole.id), longAgo, new Date(longAgo.getTime() - 1000));
  await utimes(bytesOf(oldest.id), longAgo, longAgo);
  expect(await oneMore(new Date(anHourLater.getTime() - 2000))).toBe('busy');
  expect(await oneMore(new Date(anHourLater.getTime() - 500))).toHaveProperty('id');
  expect(await findUnderWay(oldest.id, now)).toBeNull();
  expect(await findUnderWay(whole.id, now)).not.toBeNull();
  expect(await findUnderWay(other.id, now)).not.toBeNull();
  expect(await listUnderWay()).toHaveLength(bounds.files);
});

test('a file whose first byte is on its way keeps its place', async () => {
  const [waiting, silent] = [await someFile(1), await someFile(2)];
  const first = appendPart(waiting, 0, new ReadableStream({ pull: () => new Promise(() => undefined) }));
  expect(await removeUnsent(anHourLater)).toBe(1);
  expect((await listUnderWay()).map(({ id }) => id)).toEqual([waiting.id]);
  expect(await findUnderWay(silent.id, now)).toBeNull();
  await removeUnderWay(waiting.id);
  expect(await first).toBe('interrupted');
});

test('those of a customer and of a colleague for one request are counted each by itself', async () => {
  const subject = '482-917-635';
  for (let number = 0; number < bounds.perSubject; number += 1) await someFile(number, { subject });
  const another = { subject, place: 'p', name: 'a.pdf', size: 4000 };
  expect(await beginUnderWay({ ...another, sender: 'customer' }, now)).toBe('rateLimited');
  expect(await beginUnderWay({ ...another, sender: 'staff:one' }, now)).toHaveProperty('id');
});

test('a file whose sender did not hear that it was begun is the same one, and asked about once', async () => {
  const key = '0b9f2f0e-7d39-4d0b-8a06-5d6b7f3c2a11';
  const wanted = { sender: 'customer', subject: 's', place: 'p', name: 'a.pdf', size: 4000, key };
  const mayBegin = vi.fn(async () => true);
  const first = await beginUnderWay(wanted, now, mayBegin);
  if (typeof first === 'string') throw new Error(first);
  // The telephone is in another network by now.
  for (let count = 0; count < bounds.perSubject; count += 1)
    expect(await beginUnderWay({ ...wanted, place: `p-${count}` }, now, mayBegin)).toEqual(first);
  expect(mayBegin).toHaveBeenCalledTimes(1);
  for (const other of [{ key: '5c1de3c7-0b0a-4f0f-9a55-6f8e24b1f0aa' }, { sender: 'staff:one' }])
    expect(await beginUnderWay({ ...wanted, ...other }, now, mayBegin)).not.toHaveProperty('id', first.id);
  const { key: _, ...unkeyed } = wanted;
  expect(await beginUnderWay(unkeyed, now)).not.toHaveProperty('id', first.id);
});

test('whoever finds no room is not asked whether they may, and who may not begins nothing', async () => {
  const wanted = { sender: 'customer', subject: 's', place: 'p', name: 'a.pdf', size: 4000 };
  const mayBegin = vi.fn(async () => false);
  const files = bounds.files;
  bounds.files = 0;
  expect(await beginUnderWay(wanted, now, mayBegin)).toBe('busy');
  bounds.files = files;
  expect(mayBegin).not.toHaveBeenCalled();
  expect(await beginUnderWay(wanted, now, mayBegin)).toBe('rateLimited');
  expect(await listUnderWay()).toEqual([]);
});
