import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packTar, TarError, unpackTar } from '@/scripts/lib/tar.mjs';

const madeAt = new Date('2026-11-24T10:00:00Z');

async function* cut(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function pack(files: { name: string; bytes: Buffer }[]): Promise<Buffer> {
  async function* entries() {
    for (const { name, bytes } of files) {
      yield { name, type: 'file' as const, size: bytes.length, content: cut(bytes, 700) };
    }
  }
  const parts: Buffer[] = [];
  for await (const part of packTar(entries(), madeAt)) parts.push(part);
  return Buffer.concat(parts);
}

async function unpack(archive: Buffer, size = 1000): Promise<{ name: string; bytes: Buffer }[]> {
  const files: { name: string; bytes: Buffer }[] = [];
  await unpackTar(cut(archive, size), async ({ name, content }) => {
    const parts: Buffer[] = [];
    for await (const part of content) parts.push(Buffer.from(part));
    files.push({ name, bytes: Buffer.concat(parts) });
  });
  return files;
}

test('gives back files of any size and name, however the bytes arrive', async () => {
  const name = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 150 })
    .filter((text) => text.isWellFormed() && !/[\0/]/.test(text));
  const bytes = fc.uint8Array({ maxLength: 1600 }).map((array) => Buffer.from(array));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ name, bytes }), { maxLength: 4 }),
      fc.integer({ min: 1, max: 2000 }),
      async (files, size) => {
        expect(await unpack(await pack(files), size)).toEqual(files);
      },
    ),
  );
});

test('refuses an archive cut anywhere, and one whose header has changed', async () => {
  const archive = await pack([{ name: 'a/b.txt', bytes: Buffer.from('content') }]);
  for (const length of [0, 1, 511, 512, 515, 1024, 1535]) {
    await expect(unpack(archive.subarray(0, length))).rejects.toThrow(TarError);
  }
  const changed = Buffer.from(archive);
  changed.write('x', 0);
  await expect(unpack(changed)).rejects.toThrow(TarError);
});

test('refuses a link, which could lead out of the folder', async () => {
  const archive = await pack([{ name: 'a', bytes: Buffer.alloc(0) }]);
  archive.write('2', 156);
  // The checksum of the header, with one more than before for the kind.
  archive.write(
    (Number.parseInt(archive.toString('latin1', 148, 154), 8) + 2).toString(8).padStart(6, '0'),
    148,
  );
  await expect(unpack(archive)).rejects.toThrow('of the kind "symlink"');
});

test('who finds fault with a file hears no more of the archive, and its own reason', async () => {
  const archive = await pack([
    { name: 'a', bytes: Buffer.alloc(100_000) },
    { name: 'b', bytes: Buffer.from('b') },
  ]);
  const seen: string[] = [];
  const reading = unpackTar(cut(archive, 700), async ({ name }) => {
    seen.push(name);
    throw new Error('not what was promised');
  });
  await expect(reading).rejects.toThrow('not what was promised');
  expect(seen).toEqual(['a']);
});

test('a source that fails says so itself', async () => {
  async function* failing() {
    yield (await pack([{ name: 'a', bytes: Buffer.alloc(2000) }])).subarray(0, 1000);
    throw new Error('the disk is gone');
  }
  const reading = unpackTar(failing(), async ({ content }) => {
    for await (const _ of content);
  });
  await expect(reading).rejects.toThrow('the disk is gone');
});
