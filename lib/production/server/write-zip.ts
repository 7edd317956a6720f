import 'server-only';
import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

interface ZipEntry {
  /** Its name in the archive. */
  name: string;
  content: string | Uint8Array;
}

const deflate = promisify(deflateRaw);

/** What four bytes can say; an archive that is longer says it in eight (Zip64). */
const most = 0xffff_ffff;
const version = { plain: 20, long: 45 } as const;
/** Names are UTF-8. */
const flags = 0x0800;

/** Numbers as they stand in the format: the lowest byte first. */
function fields(...numbers: (readonly [bytes: 2 | 4 | 8, value: number])[]): Buffer {
  const written = Buffer.alloc(numbers.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of numbers) {
    if (bytes === 8) written.writeBigUInt64LE(BigInt(value), at);
    else written.writeUIntLE(value, at, bytes);
    at += bytes;
  }
  return written;
}

/** A moment as two numbers, to two seconds, in universal time; the format begins in 1980. */
const momentOf = (at: Date) => ({
  time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
  day: (Math.max(0, at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
});

/** Where the list at the end of an archive begins, how long it is, and of how many files. */
function endOf(count: number, start: number, length: number): Buffer {
  const long = fields(
    [4, 0x06064b50],
    [8, 44],
    [2, version.long],
    [2, version.long],
    [4, 0],
    [4, 0],
    [8, count],
    [8, count],
    [8, length],
    [8, start],
  );
  const finder = fields([4, 0x07064b50], [4, 0], [8, start + length], [4, 1]);
  const end = fields(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, length],
    [4, Math.min(most, start)],
    [2, 0],
  );
  return start < most ? end : Buffer.concat([long, finder, end]);
}

/**
 * A ZIP archive in pieces, each file of it fetched when the one before has been taken: it is never in memory as a whole. Files are of
 * less than 4 GB each and of fewer than 65,535; all of them together may be larger. After PKWARE's APPNOTE 6.3.
 *
 * @param savedAt when every file in it says that it was written
 * @param before how many bytes the archive comes after, where it is a part of something
 */
export async function* zipOf(
  entries: AsyncIterable<ZipEntry>,
  savedAt: Date,
  before = 0,
): AsyncGenerator<Uint8Array> {
  const { time, day } = momentOf(savedAt);
  const list: Buffer[] = [];
  let [at, count] = [before, 0];
  for await (const { name, content } of entries) {
    const plain = typeof content === 'string' ? Buffer.from(content) : content;
    const packed = await deflate(plain);
    // Pictures are packed as they are.
    const isPacked = packed.length < plain.length;
    const body = isPacked ? packed : plain;
    const written = Buffer.from(name);
    const facts = fields(
      [2, flags],
      [2, isPacked ? 8 : 0],
      [2, time],
      [2, day],
      [4, crc32(plain)],
      [4, body.length],
      [4, plain.length],
      [2, written.length],
    );
    const isFar = at >= most;
    const far = isFar ? fields([2, 1], [2, 8], [8, at]) : Buffer.alloc(0);
    const needed = isFar ? version.long : version.plain;
    list.push(
      fields([4, 0x02014b50], [2, needed], [2, needed]),
      facts,
      fields([2, far.length], [2, 0], [2, 0], [2, 0], [4, 0], [4, Math.min(most, at)]),
      written,
      far,
    );
    const head = Buffer.concat([fields([4, 0x04034b50], [2, version.plain]), facts, fields([2, 0]), written]);
    at += head.length + body.length;
    count += 1;
    yield head;
    yield body;
  }
  const directory = Buffer.concat(list);
  yield directory;
  yield endOf(count, at, directory.length);
}
