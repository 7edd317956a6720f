import { crc32, inflateRawSync } from 'node:zlib';

const numberAt = (bytes: Buffer, at: number, length: 2 | 4 | 8) =>
  length === 8 ? Number(bytes.readBigUInt64LE(at)) : bytes.readUIntLE(at, length);

function lastOf(bytes: Buffer, signature: number): number {
  for (let at = bytes.length - 4; at >= 0; at -= 1) if (bytes.readUInt32LE(at) === signature) return at;
  return -1;
}

/** Where the list of an archive is, by the record at its end, or by the longer one (Zip64). */
function listOf(bytes: Buffer, before: number) {
  const end = lastOf(bytes, 0x06054b50);
  if (end < 0) throw new Error('It has no end');
  const finder = lastOf(bytes, 0x07064b50);
  if (finder < 0)
    return { count: numberAt(bytes, end + 10, 2), start: numberAt(bytes, end + 16, 4) - before };
  const long = numberAt(bytes, finder + 8, 8) - before;
  if (numberAt(bytes, long, 4) !== 0x06064b50) throw new Error('Its long end is elsewhere');
  return { count: numberAt(bytes, long + 32, 8), start: numberAt(bytes, long + 48, 8) - before };
}

/**
 * The files of an archive by their names, read from its end as the format asks (APPNOTE 6.3), each against its checksum.
 *
 * @param before how many bytes it was written after
 */
export function readZip(archive: Uint8Array, before = 0): Map<string, Buffer> {
  const bytes = Buffer.from(archive);
  const files = new Map<string, Buffer>();
  const { count, start } = listOf(bytes, before);
  let at = start;
  for (let file = 0; file < count; file += 1) {
    if (numberAt(bytes, at, 4) !== 0x02014b50) throw new Error(`File ${file} is not in the list`);
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((from) =>
      numberAt(bytes, at + from, 2),
    ) as [number, number, number];
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const short = numberAt(bytes, at + 42, 4);
    const from = (short === 0xffffffff ? numberAt(bytes, at + 46 + nameLength + 4, 8) : short) - before;
    if (numberAt(bytes, from, 4) !== 0x04034b50) throw new Error(`${name} is elsewhere`);
    const body = from + 30 + numberAt(bytes, from + 26, 2) + numberAt(bytes, from + 28, 2);
    const packed = bytes.subarray(body, body + numberAt(bytes, at + 20, 4));
    const content = numberAt(bytes, at + 10, 2) === 8 ? inflateRawSync(packed) : packed;
    if (crc32(content) !== numberAt(bytes, at + 16, 4)) throw new Error(`${name} is damaged`);
    if (content.length !== numberAt(bytes, at + 24, 4)) throw new Error(`${name} has another length`);
    if (files.has(name)) throw new Error(`${name} is there twice`);
    files.set(name, content);
    at += 46 + nameLength + extraLength + noteLength;
  }
  return files;
}
