import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { zipOf } from '@/lib/production/server/write-zip';
import { readZip } from '../../support/read-zip';

const savedAt = new Date('2026-11-22T10:20:30Z');

async function* given(entries: Iterable<{ name: string; content: string | Uint8Array }>) {
  yield* entries;
}

async function whole(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

const entries = [
  { name: '01-emma-7-m.svg', content: '<svg/>'.repeat(2_000) },
  { name: '02-zoë-l.svg', content: 'é' },
  { name: '03-nothing.txt', content: '' },
  { name: '04-noise.png', content: new Uint8Array(randomBytes(50_000)) },
];

const asBytes = (content: string | Uint8Array) => Buffer.from(content);

test('files are read back from an archive as they were put in, in their order, what can be smaller is', async () => {
  const archive = await whole(zipOf(given(entries), savedAt));
  expect([...readZip(archive)]).toEqual(entries.map(({ name, content }) => [name, asBytes(content)]));
  expect(archive.length).toBeLessThan(51_500);
  expect([...readZip(await whole(zipOf(given([]), savedAt)))]).toEqual([]);
});

test('an archive goes on beyond four gigabytes', async () => {
  for (const before of [0xffff_ffff - 100, 5_000_000_000]) {
    const archive = await whole(zipOf(given(entries), savedAt, before));
    expect([...readZip(archive, before).keys()]).toEqual(entries.map(({ name }) => name));
  }
});

test('the next file is made when the one before has been taken, and none for who has gone', async () => {
  let made = 0;
  async function* slowly() {
    for (; made < 500; ) {
      made += 1;
      yield { name: `${made}.txt`, content: 'x' };
    }
  }
  const pieces = zipOf(slowly(), savedAt);
  expect(made).toBe(0);
  await pieces.next();
  await pieces.next();
  expect(made).toBe(1);
  await pieces.return(undefined);
  expect(made).toBe(1);
});
