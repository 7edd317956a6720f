// TrueType as OpenType 1.9 describes it (otspec: head, hhea, hmtx, maxp, loca, glyf, cmap, post): a font whose glyphs come in two files,
// as the web has them, in one, as a document needs it.

/**
 * @typedef {object} Glyphs
 * @property {Map<string, Buffer>} tables
 * @property {Buffer[]} outlines
 * @property {Buffer[]} metrics advance and left side bearing, four bytes each
 * @property {Map<number, number>} characters code points and their glyphs
 */

/** @param {Buffer} font @returns {Map<string, Buffer>} */
function readTables(font) {
  const tables = new Map();
  for (let at = 0; at < font.readUInt16BE(4); at += 1) {
    const entry = 12 + at * 16;
    const start = font.readUInt32BE(entry + 8);
    const name = font.toString('latin1', entry, entry + 4);
    tables.set(name, font.subarray(start, start + font.readUInt32BE(entry + 12)));
  }
  return tables;
}

/** @param {Map<string, Buffer>} tables @param {string} name */
function need(tables, name) {
  const table = tables.get(name);
  if (!table) throw new Error(`The font has no table ${name}`);
  return table;
}

/** Code points of the plane that all letters are in, and their glyphs. @param {Buffer} cmap @returns {Map<number, number>} */
function readCharacters(cmap) {
  const found = Array.from({ length: cmap.readUInt16BE(2) }, (_, at) => cmap.readUInt32BE(8 + at * 8)).find(
    (start) => cmap.readUInt16BE(start) === 4,
  );
  if (found === undefined) throw new Error('The font has no table of characters by segments');
  const segments = cmap.readUInt16BE(found + 6) / 2;
  const characters = new Map();
  for (let at = 0; at < segments; at += 1) {
    const of = (/** @type {number} */ column) =>
      found + 14 + column * segments * 2 + at * 2 + (column > 0 ? 2 : 0);
    const [last, first, step, range] = [of(0), of(1), of(2), of(3)].map((place) => cmap.readUInt16BE(place));
    if (last === undefined || first === undefined || step === undefined || range === undefined) continue;
    for (let point = first; point <= last && point < 0xffff; point += 1) {
      const listed = range === 0 ? point : cmap.readUInt16BE(of(3) + range + (point - first) * 2);
      const glyph = listed === 0 ? 0 : (listed + step) & 0xffff;
      if (glyph !== 0) characters.set(point, glyph);
    }
  }
  return characters;
}

/** @param {Buffer} font @returns {Glyphs} */
function readGlyphs(font) {
  const tables = readTables(font);
  const [head, loca, glyf, hhea, hmtx] = ['head', 'loca', 'glyf', 'hhea', 'hmtx'].map((name) =>
    need(tables, name),
  );
  if (!head || !loca || !glyf || !hhea || !hmtx) throw new Error('The font is not whole');
  const count = need(tables, 'maxp').readUInt16BE(4);
  const isLong = head.readInt16BE(50) === 1;
  const offset = (/** @type {number} */ glyph) =>
    isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2;
  const longMetrics = hhea.readUInt16BE(34);
  const ids = Array.from({ length: count }, (_, glyph) => glyph);
  const metrics = ids.map((glyph) => {
    const own = Math.min(glyph, longMetrics - 1) * 4;
    const bearing = glyph < longMetrics ? own + 2 : longMetrics * 4 + (glyph - longMetrics) * 2;
    return Buffer.concat([hmtx.subarray(own, own + 2), hmtx.subarray(bearing, bearing + 2)]);
  });
  return {
    tables,
    metrics,
    characters: readCharacters(need(tables, 'cmap')),
    outlines: ids.map((glyph) => glyf.subarray(offset(glyph), offset(glyph + 1))),
  };
}

/** Moves the glyphs that a composite glyph is made of. @param {Buffer} outline @param {number} by */
function renumbered(outline, by) {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return outline;
  const moved = Buffer.from(outline);
  for (let at = 10, flags = 0x20; flags & 0x20; ) {
    flags = moved.readUInt16BE(at);
    moved.writeUInt16BE(moved.readUInt16BE(at + 2) + by, at + 2);
    const scale = flags & 0x08 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    at += 4 + (flags & 0x01 ? 4 : 2) + scale;
  }
  return moved;
}

/** @param {Map<number, number>} characters */
function writeCharacters(characters) {
  const groups = [...characters].sort(([one], [other]) => one - other);
  const table = Buffer.alloc(12 + 16 + groups.length * 12);
  table.writeUInt16BE(1, 2);
  // Windows, all of Unicode.
  table.writeUInt16BE(3, 4);
  table.writeUInt16BE(10, 6);
  table.writeUInt32BE(12, 8);
  table.writeUInt16BE(12, 12);
  table.writeUInt32BE(16 + groups.length * 12, 16);
  table.writeUInt32BE(groups.length, 24);
  groups.forEach(([point, glyph], at) => {
    for (const [part, value] of [point, point, glyph].entries())
      table.writeUInt32BE(value, 28 + at * 12 + part * 4);
  });
  return table;
}

/** @param {Buffer} bytes */
const padded = (bytes) => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);

/** @param {Buffer} bytes */
function sumOf(bytes) {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}

/** @param {Map<string, Buffer>} tables */
function writeTables(tables) {
  const entries = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  const power = 2 ** Math.floor(Math.log2(entries.length));
  const head = Buffer.alloc(12 + entries.length * 16);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(entries.length, 4);
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE(entries.length * 16 - power * 16, 10);
  let start = head.length;
  const bodies = entries.map(([name, table], at) => {
    const body = padded(table);
    head.write(name, 12 + at * 16, 'latin1');
    head.writeUInt32BE(sumOf(body), 16 + at * 16);
    head.writeUInt32BE(start, 20 + at * 16);
    head.writeUInt32BE(table.length, 24 + at * 16);
    start += body.length;
    return body;
  });
  return Buffer.concat([head, ...bodies]);
}

/**
 * Two static TrueType fonts of one design in one: the first with its kerning, the glyphs of the second after its own. What both can write
 * is written by the first.
 *
 * @param {Buffer} first
 * @param {Buffer} second
 * @returns {{ font: Buffer, characters: string }} all that it can write, in the order of Unicode
 */
export function joinFonts(first, second) {
  const [one, other] = [readGlyphs(first), readGlyphs(second)];
  if (one.tables.get('head')?.readUInt16BE(18) !== other.tables.get('head')?.readUInt16BE(18))
    throw new Error('The fonts have units of their own');
  const by = one.outlines.length;
  const outlines = [...one.outlines, ...other.outlines.map((outline) => renumbered(outline, by))].map(padded);
  const starts = [0];
  for (const { length } of outlines) starts.push((starts.at(-1) ?? 0) + length);
  const loca = Buffer.alloc(starts.length * 4);
  starts.forEach((start, glyph) => {
    loca.writeUInt32BE(start, glyph * 4);
  });
  const changed = (/** @type {string} */ name, /** @type {(table: Buffer) => void} */ change) => {
    const table = Buffer.from(need(one.tables, name));
    change(table);
    return table;
  };
  const largest = need(other.tables, 'maxp');
  const tables = new Map(one.tables);
  tables.delete('DSIG');
  tables.set('glyf', Buffer.concat(outlines));
  tables.set('loca', loca);
  tables.set('hmtx', Buffer.concat([...one.metrics, ...other.metrics]));
  tables.set(
    'hhea',
    changed('hhea', (table) => void table.writeUInt16BE(outlines.length, 34)),
  );
  tables.set(
    'maxp',
    changed('maxp', (table) => {
      for (let at = 6; at < table.length; at += 2)
        table.writeUInt16BE(Math.max(table.readUInt16BE(at), largest.readUInt16BE(at)), at);
      table.writeUInt16BE(outlines.length, 4);
    }),
  );
  tables.set(
    'head',
    changed('head', (table) => {
      table.writeInt16BE(1, 50);
      table.writeUInt32BE(0, 8);
    }),
  );
  // Without the names of glyphs.
  const post = Buffer.from(need(one.tables, 'post').subarray(0, 32));
  post.writeUInt32BE(0x00030000, 0);
  tables.set('post', post);
  const moved = [...other.characters].map(([point, glyph]) => /** @type {const} */ ([point, glyph + by]));
  const characters = new Map([...moved, ...one.characters]);
  tables.set('cmap', writeCharacters(characters));
  const points = [...characters.keys()].sort((a, b) => a - b);
  return { font: writeTables(tables), characters: String.fromCodePoint(...points) };
}
