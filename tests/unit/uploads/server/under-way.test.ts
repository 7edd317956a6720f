import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { appendPart, beginUnderWay, bytesOf } from '@/lib/uploads/server/under-way';

const data = vi.hoisted(() => ({ folder: '' }));
vi.mock('@/lib/env/server', () => ({ serverEnv: () => ({ DATA_DIR: data.folder }) }));

beforeAll(async () => {
  data.folder = await mkdtemp(path.join(tmpdir(), 'under-way-'));
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
