/** Bytes of the head of a table directory, and of each of its entries. */
const directoryHead = 12;
const directoryEntry = 16;

function readTables(font) {
  const tables = new Map();
  for (let at = directoryHead, left = font.readUInt16BE(4); left > 0; at += directoryEntry, left -= 1) {
    const start = font.readUInt32BE(at + 8);
    const length = font.readUInt32BE(at + 12);
    tables.set(font.toString('latin1', at, at + 4), font.subarray(start, start + length));
  }
  return tables;
}

function padded(table) {
  return Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
}

function checksum(table) {
  const bytes = padded(table);
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}

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

/** Pairs as the OpenType table `kern`, format 0: by left glyph, then right. */
function writeKern(pairs) {
  const length = 14 + 6 * pairs.length;
  const table = Buffer.alloc(4 + length);
  const log = Math.floor(Math.log2(pairs.length));
  table.writeUInt16BE(1, 2);
  table.writeUInt16BE(length, 6);
  table.writeUInt16BE(1, 8);
  table.writeUInt16BE(pairs.length, 10);
  table.writeUInt16BE(2 ** log * 6, 12);
  table.writeUInt16BE(log, 14);
  table.writeUInt16BE((pairs.length - 2 ** log) * 6, 16);
  pairs.forEach(({ left, right, value }, index) => {
    table.writeUInt16BE(left, 18 + index * 6);
    table.writeUInt16BE(right, 20 + index * 6);
    table.writeInt16BE(value, 22 + index * 6);
  });
  return table;
}

/** By how much each two of the letters stand nearer or farther than their widths say, at the font's default weight. */
async function measurePairs(font, letters) {
  const { Blob, Buffer: Text, Face, Feature, Font, shape } = await import('harfbuzzjs');
  const face = new Font(new Face(new Blob(new Uint8Array(font))));
  const pairs = [];
  for (const first of letters) {
    for (const second of letters) {
      const [kerned, plain] = ['kern', '-kern'].map((feature) => {
        const text = new Text();
        text.addText(first + second);
        text.guessSegmentProperties();
        // Two letters that become one are no pair.
        shape(face, text, ['-liga', '-clig', '-calt', feature].map(Feature.fromString));
        return text.getGlyphInfosAndPositions();
      });
      const value = kerned[0].xAdvance - plain[0].xAdvance;
      if (kerned.length === 2) pairs.push({ left: kerned[0].codepoint, right: kerned[1].codepoint, value });
    }
  }
  return pairs;
}

/**
 * Takes the kerning of every glyph with every other, which is half of a small font's bytes and varies with the weight,
 * out of a font, and puts in that of the pairs that show: of these letters, at the default weight, from this share
 * of an em on.
 *
 * @param font TrueType, with its table GPOS
 */
export async function leanKerning(font, letters, smallest) {
  const tables = readTables(font);
  const em = tables.get('head').readUInt16BE(18);
  const all = await measurePairs(font, letters);
  const pairs = all
    .filter(({ value }) => Math.abs(value) >= smallest * em)
    .sort((a, b) => a.left - b.left || a.right - b.right);
  tables.delete('GPOS');
  tables.set('kern', writeKern(pairs));
  return writeTables(font.readUInt32BE(0), tables);
}
