import 'server-only';
import type { CleanedVideo } from './clean-mp4';

// RFC 8794 (EBML) and RFC 9559 (Matroska): elements of an identifier, a size and what is in them.

const ids = {
  ebml: 0x1a45dfa3,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackType: 0x83,
  codecId: 0x86,
  trackName: 0x536e,
  cluster: 0x1f43b675,
  cues: 0x1c53bb6b,
  void: 0xec,
} as const;

const pictureTrack = 1;
/** A name is followed by noughts at most: looking for their beginning in megabytes of them takes for ever. */
const longestCodec = 64;
const played = ['V_VP8', 'V_VP9', 'V_AV1', 'A_OPUS', 'A_VORBIS'];

/** Side by side; a film of ten minutes has a few hundred clusters. */
const mostElements = 20_000;

/** A description is written once, or again later for readers that came late. */
const mostCopies = 4;

interface Element {
  id: number;
  start: number;
  body: number;
  end: number;
}

class Damaged extends Error {}

/** How many bytes a number takes is told by the zeros that its first one begins with. */
function lengthAt(bytes: Buffer, at: number): number {
  const length = Math.clz32(bytes.readUInt8(at)) - 23;
  if (length > 8) throw new Damaged();
  return length;
}

function elementsIn(bytes: Buffer, from: number, to: number): Element[] {
  const elements: Element[] = [];
  for (let start = from; start < to; ) {
    const idLength = lengthAt(bytes, start);
    if (idLength > 4) throw new Damaged();
    const id = bytes.readUIntBE(start, idLength);
    const sizeLength = lengthAt(bytes, start + idLength);
    const body = start + idLength + sizeLength;
    let size = BigInt(bytes.readUInt8(start + idLength) & (0xff >> sizeLength));
    for (let at = 1; at < sizeLength; at += 1) {
      size = size * 256n + BigInt(bytes.readUInt8(start + idLength + at));
    }
    // All ones: as long as it lasts, which is how a recording that was never finished ends.
    const isOpen = size === (1n << BigInt(7 * sizeLength)) - 1n;
    if (isOpen && id !== ids.segment) throw new Damaged();
    const end = isOpen ? to : body + Number(size);
    if (end > to) throw new Damaged();
    if (elements.length === mostElements) throw new Damaged();
    elements.push({ id, start, body, end });
    start = end;
  }
  return elements;
}

/** In its place stays as much of nothing. */
function blank(bytes: Buffer, { start, end }: Element): void {
  const total = end - start;
  bytes.fill(0, start, end);
  bytes.writeUInt8(ids.void, start);
  if (total < 10) {
    bytes.writeUInt8(0x80 | (total - 2), start + 1);
    return;
  }
  bytes.writeUInt8(0x01, start + 1);
  bytes.writeUIntBE(total - 9, start + 3, 6);
}

function blankOthers(bytes: Buffer, elements: readonly Element[], kept: readonly number[]): void {
  for (const element of elements) if (!kept.includes(element.id)) blank(bytes, element);
}

function readSeconds(bytes: Buffer, info: readonly Element[]): number {
  const scale = info.find(({ id }) => id === ids.timestampScale);
  const duration = info.find(({ id }) => id === ids.duration);
  if (!duration) return 0;
  const length = duration.end - duration.body;
  if (length !== 4 && length !== 8) return 0;
  const ticks = length === 4 ? bytes.readFloatBE(duration.body) : bytes.readDoubleBE(duration.body);
  const nanoseconds = scale ? bytes.readUIntBE(scale.body, Math.min(6, scale.end - scale.body)) : 1_000_000;
  const seconds = (ticks * nanoseconds) / 1e9;
  return Number.isFinite(seconds) ? seconds : 0;
}

function clean(bytes: Buffer): CleanedVideo {
  const outside = elementsIn(bytes, 0, bytes.length);
  const segment = outside.find(({ id }) => id === ids.segment);
  if (outside[0]?.id !== ids.ebml || !segment) throw new Damaged();
  const parts = elementsIn(bytes, segment.body, segment.end);
  const childrenOf = (wanted: number) => {
    const copies = parts.filter(({ id }) => id === wanted);
    if (copies.length > mostCopies) throw new Damaged();
    return copies.flatMap(({ body, end }) => elementsIn(bytes, body, end));
  };
  const info = childrenOf(ids.info);
  let hasPicture = false;
  for (const track of childrenOf(ids.tracks).filter(({ id }) => id === ids.trackEntry)) {
    const facts = elementsIn(bytes, track.body, track.end);
    const type = facts.find(({ id }) => id === ids.trackType);
    const codec = facts.find(({ id }) => id === ids.codecId);
    if (!type || !codec) throw new Damaged();
    const codecEnd = Math.min(codec.end, codec.body + longestCodec);
    const name = bytes.toString('latin1', codec.body, codecEnd).replace(/\0+$/, '');
    if (!played.includes(name)) return { status: 'codec' };
    hasPicture ||= bytes.readUInt8(type.end - 1) === pictureTrack;
    for (const fact of facts) if (fact.id === ids.trackName) blank(bytes, fact);
  }
  if (!hasPicture) throw new Damaged();
  const seconds = readSeconds(bytes, info);
  blankOthers(bytes, info, [ids.timestampScale, ids.duration, ids.muxingApp, ids.writingApp]);
  blankOthers(bytes, parts, [ids.seekHead, ids.info, ids.tracks, ids.cluster, ids.cues]);
  blankOthers(bytes, outside, [ids.ebml, ids.segment]);
  return seconds > 0 ? { status: 'ok', bytes, seconds } : { status: 'length' };
}

/** A WebM without anything but picture and sound: titles, dates, tags and attachments are written over with nothing. */
export function cleanWebm(original: Uint8Array): CleanedVideo {
  try {
    return clean(Buffer.from(original));
  } catch (error) {
    if (error instanceof Damaged || error instanceof RangeError) return { status: 'damaged' };
    throw error;
  }
}
