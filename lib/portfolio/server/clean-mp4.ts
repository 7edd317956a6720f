import 'server-only';

// ISO/IEC 14496-12: boxes of a size and a type, one inside the other.

/** What a film is once nothing but film is left of it, or why it is not taken. */
export type CleanedVideo =
  | { status: 'ok'; bytes: Buffer; seconds: number }
  /** `codec`: not every browser plays it. `length`: it says none. */
  | { status: 'damaged' | 'codec' | 'length' };

interface Box {
  type: string;
  /** Where it begins, where what is in it begins, and where it ends. */
  start: number;
  body: number;
  end: number;
}

class Damaged extends Error {}

const played = {
  vide: ['avc1', 'avc3', 'av01', 'vp08', 'vp09'],
  soun: ['mp4a', 'Opus', 'fLaC', '.mp3'],
} as const;

/** Side by side; a film of ten minutes in fragments of a second has a few hundred. */
const mostBoxes = 20_000;

/** A camera has a few; each is looked at for itself. */
const mostTracks = 100;

const keptOutside = ['ftyp', 'styp', 'moov', 'moof', 'mdat', 'sidx', 'mfra'];
const keptInMovie = ['mvhd', 'trak', 'mvex', 'iods'];
const keptInTrack = ['tkhd', 'mdia', 'edts', 'tref', 'tapt'];

function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let start = from; start < to; ) {
    if (start + 8 > to) throw new Damaged();
    const short = bytes.readUInt32BE(start);
    const body = start + (short === 1 ? 16 : 8);
    if (body > to) throw new Damaged();
    const size = short === 1 ? Number(bytes.readBigUInt64BE(start + 8)) : short === 0 ? to - start : short;
    const end = start + size;
    if (end < body || end > to) throw new Damaged();
    if (boxes.length === mostBoxes) throw new Damaged();
    boxes.push({ type: bytes.toString('latin1', start + 4, start + 8), start, body, end });
    start = end;
  }
  return boxes;
}

/** The first box at a path inside another, or null. */
function findBox(bytes: Buffer, outer: Box, ...path: string[]): Box | null {
  let found: Box | undefined = outer;
  for (const type of path) {
    if (!found) return null;
    found = boxesIn(bytes, found.body, found.end).find((box) => box.type === type);
  }
  return found ?? null;
}

function getBox(bytes: Buffer, outer: Box, ...path: string[]): Box {
  const found = findBox(bytes, outer, ...path);
  if (!found) throw new Damaged();
  return found;
}

/** In its place stays as much of nothing: what comes after keeps its place. */
function blank(bytes: Buffer, box: Box): void {
  bytes.write('free', box.start + 4, 'latin1');
  bytes.fill(0, box.body, box.end);
}

function blankOthers(bytes: Buffer, boxes: readonly Box[], kept: readonly string[]): void {
  for (const box of boxes) if (!kept.includes(box.type)) blank(bytes, box);
}

/** The numbers of a table of fixed width. */
function readTable(bytes: Buffer, box: Box | null, skipped: number, columns: number): number[][] {
  if (!box) return [];
  const count = bytes.readUInt32BE(box.body + skipped);
  const first = box.body + skipped + 4;
  if (first + count * columns * 4 > box.end) throw new Damaged();
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: columns }, (_, column) => bytes.readUInt32BE(first + (row * columns + column) * 4)),
  );
}

/** How many bytes of samples may still be written over: those of a film that says the truth do not overlap. */
interface Allowance {
  bytes: number;
}

/**
 * Cameras write where they are into a track of its own: its samples go too. Counts come from the file, so the work is
 * bounded by its length: tables by their boxes, samples of one size by arithmetic, what is written by the allowance.
 */
function blankSamples(bytes: Buffer, track: Box, allowance: Allowance): void {
  const table = getBox(bytes, track, 'mdia', 'minf', 'stbl');
  const sizes = getBox(bytes, table, 'stsz');
  const same = bytes.readUInt32BE(sizes.body + 4);
  const count = bytes.readUInt32BE(sizes.body + 8);
  const each = same === 0 ? readTable(bytes, sizes, 8, 1).map(([size = 0]) => size) : null;
  const wide = findBox(bytes, table, 'co64');
  const offsets = wide
    ? readTable(bytes, wide, 4, 2).map(([high = 0, low = 0]) => high * 2 ** 32 + low)
    : readTable(bytes, findBox(bytes, table, 'stco'), 4, 1).map(([offset = 0]) => offset);
  const runs = readTable(bytes, findBox(bytes, table, 'stsc'), 4, 3);
  let sample = 0;
  let run = 0;
  offsets.forEach((offset, index) => {
    while ((runs[run + 1]?.[0] ?? Number.POSITIVE_INFINITY) <= index + 1) run += 1;
    const last = Math.min(sample + (runs[run]?.[1] ?? 0), count);
    let length = each ? 0 : (last - sample) * same;
    if (each) for (; sample < last; sample += 1) length += each[sample] ?? 0;
    sample = last;
    allowance.bytes -= length;
    if (allowance.bytes < 0) throw new Damaged();
    bytes.fill(0, Math.min(offset, bytes.length), Math.min(offset + length, bytes.length));
  });
}

/** When it was made and changed. */
function blankTimes(bytes: Buffer, box: Box): void {
  bytes.fill(0, box.body + 4, box.body + 4 + (bytes[box.body] === 1 ? 16 : 8));
}

function readSeconds(bytes: Buffer, movie: Box): number {
  const header = getBox(bytes, movie, 'mvhd');
  const isLong = bytes[header.body] === 1;
  const at = header.body + (isLong ? 20 : 12);
  const scale = bytes.readUInt32BE(at);
  const read = (from: number, long: boolean) =>
    long ? Number(bytes.readBigUInt64BE(from)) : bytes.readUInt32BE(from);
  const whole = read(at + 4, isLong);
  const fragments = findBox(bytes, movie, 'mvex', 'mehd');
  const length = whole || (fragments ? read(fragments.body + 4, bytes[fragments.body] === 1) : 0);
  return scale > 0 ? length / scale : 0;
}

function clean(bytes: Buffer): CleanedVideo {
  const outside = boxesIn(bytes, 0, bytes.length);
  const movies = outside.filter(({ type }) => type === 'moov');
  const [movie] = movies;
  if (outside[0]?.type !== 'ftyp' || !movie || movies.length > 1) throw new Damaged();
  const seconds = readSeconds(bytes, movie);
  let hasPicture = false;
  const allowance: Allowance = { bytes: bytes.length };
  const tracks = boxesIn(bytes, movie.body, movie.end).filter(({ type }) => type === 'trak');
  if (tracks.length > mostTracks) throw new Damaged();
  for (const track of tracks) {
    const handler = getBox(bytes, track, 'mdia', 'hdlr').body + 8;
    const kind = bytes.toString('latin1', handler, handler + 4);
    if (kind !== 'vide' && kind !== 'soun') {
      // In a film of fragments its samples are anywhere.
      if (findBox(bytes, movie, 'mvex')) throw new Damaged();
      blankSamples(bytes, track, allowance);
      blank(bytes, track);
      continue;
    }
    hasPicture ||= kind === 'vide';
    const described = getBox(bytes, track, 'mdia', 'minf', 'stbl', 'stsd');
    const codecs = boxesIn(bytes, described.body + 8, described.end).map(({ type }) => type);
    const known: readonly string[] = played[kind];
    if (codecs.length === 0 || !codecs.every((codec) => known.includes(codec))) return { status: 'codec' };
    blankTimes(bytes, getBox(bytes, track, 'tkhd'));
    blankTimes(bytes, getBox(bytes, track, 'mdia', 'mdhd'));
    blankOthers(bytes, boxesIn(bytes, track.body, track.end), keptInTrack);
  }
  if (!hasPicture) throw new Damaged();
  blankTimes(bytes, getBox(bytes, movie, 'mvhd'));
  blankOthers(bytes, boxesIn(bytes, movie.body, movie.end), keptInMovie);
  blankOthers(bytes, outside, keptOutside);
  return seconds > 0 ? { status: 'ok', bytes, seconds } : { status: 'length' };
}

/**
 * An MP4 without anything but picture and sound: where and when it was taken, by which camera, and what was appended to
 * it are written over with nothing. Its size and the places in it stay.
 */
export function cleanMp4(original: Uint8Array): CleanedVideo {
  try {
    return clean(Buffer.from(original));
  } catch (error) {
    // Reading past the end is the other way in which a damaged file shows.
    if (error instanceof Damaged || error instanceof RangeError) return { status: 'damaged' };
    throw error;
  }
}
