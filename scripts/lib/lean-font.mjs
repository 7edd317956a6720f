/** @typedef {{ left: number, right: number, value: number }} Pair glyphs, and units of the font */

/** Bytes of the head of a table directory, and of each of its entries. */
const directoryHead = 12;
const directoryEntry = 16;

/**
 * @param {Buffer} font
 * @returns {Map<string, Buffer>}
 */
function readTables(font) {
  const tables = new Map();
  for (let at = directoryHead, left = font.readUInt16BE(4); left > 0; at += directoryEntry, left -= 1) {
    const start = font.readUInt32BE(at + 8);
    const length = font.readUInt32BE(at + 12);
    tables.set(font.toString('latin1', at, at + 4), font.subarray(start, start + length));
  }
  return tables;
}

/** @param {Buffer} table */
function padded(table) {
  return Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
}

/** @param {Buffer} table */
function checksum(table) {
  const bytes = padded(table);
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}

/**
 * @param {number} version
 * @param {Map<string, Buffer>} tables
 */
function writeTables(version, tables) {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const head = Buffer.alloc(directoryHead + directoryEntry * sorted.length);
  const log = Math.floor(Math.log2(sorted.length));
  head.writeUInt32BE(version, 0);
  head.writeUInt16BE(sorted.length, 4);
  head.writeUInt16BE(2 ** log * directoryEntry, 6);
  head.writeUInt16BE(log, 8);
  head.writeUInt16BE((sorted.length - 2 ** log) * directoryEntry, 10);
  let offset = head.length;
  sorted.forEach(([name, table], index) => {
    const at = directoryHead + index * directoryEntry;
    head.write(name, at, 'latin1');
    head.writeUInt32BE(checksum(table), at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(table.length, at + 12);
    offset += padded(table).length;
  });
  return Buffer.concat([head, ...sorted.map(([, table]) => padded(table))]);
}

/** @param {readonly number[]} words of 16 bits, each with or without a sign */
function writeWords(words) {
  const bytes = Buffer.alloc(2 * words.length);
  words.forEach((word, index) => {
    bytes.writeUInt16BE(word & 0xffff, 2 * index);
  });
  return bytes;
}

/**
 * Glyphs that kern alike with every other share a class. The first class is 0.
 *
 * @param {readonly number[]} glyphs
 * @param {(glyph: number) => string} describe how a glyph kerns
 * @param {readonly string[]} first the class with the number 0, if it must be a certain one
 */
function findClasses(glyphs, describe, first = []) {
  const kinds = [...new Set([...first, ...glyphs.map(describe)])];
  return {
    count: kinds.length,
    members: glyphs.map((glyph) => /** @type {const} */ ([glyph, kinds.indexOf(describe(glyph))])),
    /** @param {number} group */
    memberOf: (group) => glyphs.find((glyph) => describe(glyph) === kinds[group]),
  };
}

/**
 * Pairs as the OpenType table `GPOS` with the one feature `kern`: letters that kern alike stand in it once, which takes half
 * of the bytes of a list of pairs.
 *
 * @param {readonly Pair[]} pairs
 */
function writeKern(pairs) {
  const values = new Map(pairs.map(({ left, right, value }) => [`${left} ${right}`, value]));
  /** @param {number | undefined} left @param {number | undefined} right */
  const kerningOf = (left, right) => values.get(`${left} ${right}`) ?? 0;
  /** @param {'left' | 'right'} side */
  const glyphsOf = (side) => [...new Set(pairs.map((pair) => pair[side]))].sort((a, b) => a - b);
  const lefts = glyphsOf('left');
  const rights = glyphsOf('right');
  const left = findClasses(lefts, (glyph) => rights.map((other) => kerningOf(glyph, other)).join());
  // Whatever is in no class on the right has the number 0, and stands where its width says.
  const right = findClasses(rights, (glyph) => lefts.map((other) => kerningOf(other, glyph)).join(), [
    lefts.map(() => 0).join(),
  ]);
  const matrix = Array.from({ length: left.count }, (_, row) =>
    Array.from({ length: right.count }, (__, column) =>
      kerningOf(left.memberOf(row), right.memberOf(column)),
    ),
  ).flat();

  const coverage = writeWords([1, lefts.length, ...lefts]);
  /** @param {ReturnType<typeof findClasses>} classes */
  const writeClasses = ({ members }) => {
    const groups = new Map(members);
    const glyphs = members.map(([glyph]) => glyph);
    const first = Math.min(...glyphs);
    const last = Math.max(...glyphs);
    const listed = Array.from({ length: last - first + 1 }, (_, index) => groups.get(first + index) ?? 0);
    return writeWords([1, first, listed.length, ...listed]);
  };
  const leftClasses = writeClasses(left);
  const rightClasses = writeClasses(right);
  const pairHead = 16 + 2 * matrix.length;
  const subtable = Buffer.concat([
    // Format 2; of the first glyph the advance changes, of the second nothing.
    writeWords([
      2,
      pairHead,
      4,
      0,
      pairHead + coverage.length,
      pairHead + coverage.length + leftClasses.length,
    ]),
    writeWords([left.count, right.count, ...matrix]),
    coverage,
    leftClasses,
    rightClasses,
  ]);
  const tag = (/** @type {string} */ name) => [
    name.charCodeAt(0) * 256 + name.charCodeAt(1),
    name.charCodeAt(2) * 256 + name.charCodeAt(3),
  ];
  const none = 0xffff;
  const scripts = writeWords([1, ...tag('DFLT'), 8, 4, 0, 0, none, 1, 0]);
  const features = writeWords([1, ...tag('kern'), 8, 0, 1, 0]);
  const lookups = writeWords([1, 4, 2, 0, 1, 8]);
  const head = 10;
  return Buffer.concat([
    writeWords([1, 0, head, head + scripts.length, head + scripts.length + features.length]),
    scripts,
    features,
    lookups,
    subtable,
  ]);
}

/**
 * By how much each two of the letters stand nearer or farther than their widths say, at the font's default weight.
 *
 * @param {Buffer} font
 * @param {string} letters
 */
async function measurePairs(font, letters) {
  const { Blob, Buffer: Text, Face, Feature, Font, shape } = await import('harfbuzzjs');
  const face = new Font(new Face(new Blob(new Uint8Array(font))));
  const pairs = [];
  for (const first of letters) {
    for (const second of letters) {
      /** @param {string} feature */
      const shapeWith = (feature) => {
        const text = new Text();
        text.addText(first + second);
        text.guessSegmentProperties();
        // Two letters that become one are no pair.
        const features = ['-liga', '-clig', '-calt', feature].flatMap(
          (name) => Feature.fromString(name) ?? [],
        );
        shape(face, text, features);
        return text.getGlyphInfosAndPositions();
      };
      const [left, right, ...more] = shapeWith('kern');
      const [plain] = shapeWith('-kern');
      if (!left || !right || !plain || more.length > 0) continue;
      pairs.push({
        left: left.codepoint,
        right: right.codepoint,
        value: (left.xAdvance ?? 0) - (plain.xAdvance ?? 0),
      });
    }
  }
  return pairs;
}

/**
 * The table `name` with the copyright alone.
 *
 * @param {Buffer} names
 */
function keepCopyright(names) {
  const recordAt = 6;
  const recordBytes = 12;
  for (let index = 0; index < names.readUInt16BE(2); index += 1) {
    const record = names.subarray(recordAt + recordBytes * index, recordAt + recordBytes * (index + 1));
    if (record.readUInt16BE(6) !== 0) continue;
    const start = names.readUInt16BE(4) + record.readUInt16BE(10);
    const text = names.subarray(start, start + record.readUInt16BE(8));
    const kept = Buffer.from(record);
    kept.writeUInt16BE(0, 10);
    return Buffer.concat([writeWords([0, 1, recordAt + recordBytes]), kept, text]);
  }
  throw new Error('The font does not say whose it is.');
}

/**
 * Takes out of a font what no page shows: the kerning of every glyph with every other, which is half of a small font's bytes
 * and varies with the weight, in place of which comes that of the pairs that show (of these letters, at the default weight, from this
 * share of an em on and to a quarter of it), and what it calls itself.
 *
 * @param {Buffer} font TrueType, with its table GPOS
 * @param {string} letters
 * @param {number} smallest
 */
export async function leanFont(font, letters, smallest) {
  const tables = readTables(font);
  const em = tables.get('head')?.readUInt16BE(18) ?? 1000;
  const step = (smallest * em) / 2;
  const all = await measurePairs(font, letters);
  const pairs = all
    .filter(({ value }) => Math.abs(value) >= smallest * em)
    .map((pair) => ({ ...pair, value: Math.round(Math.round(pair.value / step) * step) }));
  tables.set('GPOS', writeKern(pairs));
  // Names of styles for menus of fonts, and classes of marks, of which there are none. Not before: kerning varies by them.
  tables.delete('STAT');
  tables.delete('GDEF');
  const names = tables.get('name');
  if (names) tables.set('name', keepCopyright(names));
  return writeTables(font.readUInt32BE(0), tables);
}
