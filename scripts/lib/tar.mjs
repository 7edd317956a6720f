// The tar format (POSIX.1-2001, ustar with pax headers for long names): what a backup is packed in, so that any system
// can open it without this project. Files and folders only.

const blockBytes = 512;
const longestName = 100;
const largestHeaderBytes = 64 * 1024;

/** An archive that cannot be read to its end. */
export class TarError extends Error {}

function octal(value, length) {
  return `${value.toString(8).padStart(length - 1, '0')}\0`;
}

function padding(size) {
  return Buffer.alloc((blockBytes - (size % blockBytes)) % blockBytes);
}

function headerOf({ name, size, mode, modifiedAt, type }) {
  const header = Buffer.alloc(blockBytes);
  header.write(name, 0, longestName, 'utf8');
  header.write(octal(mode, 8), 100, 'latin1');
  header.write(octal(0, 8), 108, 'latin1');
  header.write(octal(0, 8), 116, 'latin1');
  header.write(octal(size, 12), 124, 'latin1');
  header.write(octal(Math.floor(modifiedAt.getTime() / 1000), 12), 136, 'latin1');
  header.write(' '.repeat(8), 148, 'latin1');
  header.write(type, 156, 'latin1');
  header.write('ustar\x0000', 257, 'latin1');
  header.write(`${octal(sumOf(header), 7)} `, 148, 'latin1');
  return header;
}

function sumOf(header) {
  let sum = 0;
  for (let index = 0; index < blockBytes; index += 1) {
    sum += index >= 148 && index < 156 ? 0x20 : header[index];
  }
  return sum;
}

/** The record of a pax header says its own length, digits included. */
function paxRecord(name, value) {
  const rest = Buffer.byteLength(` ${name}=${value}\n`);
  let length = rest + String(rest).length;
  if (rest + String(length).length > length) length += 1;
  return Buffer.from(`${length} ${name}=${value}\n`);
}

/**
 * @param {AsyncIterable<{ name: string, type: 'file' | 'directory', size: number, content?: AsyncIterable<Buffer> }>} entries
 * @param {Date} modifiedAt said of every entry
 */
export async function* packTar(entries, modifiedAt) {
  for await (const { name, type, size, content } of entries) {
    const isFolder = type === 'directory';
    const fullName = isFolder ? `${name}/` : name;
    if (Buffer.byteLength(fullName) > longestName) {
      const record = paxRecord('path', fullName);
      yield headerOf({ name: 'pax', size: record.length, mode: 0o600, modifiedAt, type: 'x' });
      yield record;
      yield padding(record.length);
    }
    const mode = isFolder ? 0o700 : 0o600;
    // The pax header has the whole name; a cut one must not end inside a letter.
    const shortName = Buffer.from(fullName)
      .subarray(0, longestName)
      .toString('latin1')
      .replace(/[^\x20-\x7e]/g, '_');
    yield headerOf({
      name: Buffer.byteLength(fullName) > longestName ? shortName : fullName,
      size: isFolder ? 0 : size,
      mode,
      modifiedAt,
      type: isFolder ? '5' : '0',
    });
    if (isFolder) continue;
    let written = 0;
    for await (const part of content) {
      written += part.length;
      yield part;
    }
    if (written !== size) throw new TarError(`${name} changed while it was read`);
    yield padding(size);
  }
  yield Buffer.alloc(2 * blockBytes);
}

/** Hands out exactly as many bytes as are asked for. */
class Reader {
  constructor(source) {
    this.source = source[Symbol.asyncIterator]();
    this.rest = Buffer.alloc(0);
  }

  /** At most so many bytes, at least one; null at the end. */
  async some(count) {
    while (this.rest.length === 0) {
      const { done, value } = await this.source.next();
      if (done) return null;
      this.rest = value;
    }
    const part = this.rest.subarray(0, count);
    this.rest = this.rest.subarray(part.length);
    return part;
  }

  async exactly(count) {
    const parts = [];
    for (let missing = count; missing > 0; ) {
      const part = await this.some(missing);
      if (part === null) throw new TarError('it ends too early');
      parts.push(part);
      missing -= part.length;
    }
    return Buffer.concat(parts, count);
  }
}

function numberIn(header, from, length) {
  const text = header.toString('latin1', from, from + length).replace(/[\0 ]+$/, '');
  if (!/^ *[0-7]+$/.test(text)) throw new TarError('a header is damaged');
  return Number.parseInt(text, 8);
}

function textIn(header, from, length) {
  const part = header.subarray(from, from + length);
  const end = part.indexOf(0);
  return part.toString('utf8', 0, end < 0 ? length : end);
}

function pathInPax(record) {
  for (let at = 0; at < record.length; ) {
    const length = Number.parseInt(record.toString('latin1', at, at + 10), 10);
    if (!(length > 0)) throw new TarError('a header is damaged');
    const line = record.toString('utf8', at, at + length - 1);
    const value = /^\d+ path=(.*)$/s.exec(line);
    if (value) return value[1];
    at += length;
  }
  return null;
}

/**
 * Reads an archive to its end. `take` must read the content of a file whole.
 *
 * @param {AsyncIterable<Buffer>} source
 * @param {(entry: { name: string, type: 'file' | 'directory', size: number, content: AsyncIterable<Buffer> }) => Promise<void>} take
 * @throws TarError
 */
export async function unpackTar(source, take) {
  const reader = new Reader(source);
  let longName = null;
  for (;;) {
    const header = await reader.exactly(blockBytes);
    if (header.every((byte) => byte === 0)) {
      // Everything behind the end must still be read: the checksum of the compression comes last.
      while ((await reader.some(blockBytes)) !== null);
      return;
    }
    if (numberIn(header, 148, 8) !== sumOf(header)) throw new TarError('a header is damaged');
    const size = numberIn(header, 124, 12);
    const type = String.fromCharCode(header[156]);
    if (type === 'x') {
      if (size > largestHeaderBytes) throw new TarError('a header is damaged');
      longName = pathInPax(await reader.exactly(size));
      await reader.exactly(padding(size).length);
      continue;
    }
    if (type !== '0' && type !== '5') throw new TarError(`it holds an entry of the kind "${type}"`);
    const prefix = textIn(header, 345, 155);
    const name = longName ?? `${prefix ? `${prefix}/` : ''}${textIn(header, 0, longestName)}`;
    longName = null;
    async function* content() {
      for (let missing = size; missing > 0; ) {
        const part = await reader.some(missing);
        if (part === null) throw new TarError('it ends too early');
        missing -= part.length;
        yield part;
      }
    }
    await take({
      name: name.replace(/\/$/, ''),
      type: type === '5' ? 'directory' : 'file',
      size,
      content: content(),
    });
    await reader.exactly(padding(size).length);
  }
}
