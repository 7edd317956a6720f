import 'server-only';
import path from 'node:path';
import sharp from 'sharp';
import { askThread } from './ask-thread';
import { isHeic } from './sniff-file';

/** What the thread makes of a file: four bytes a pixel, red, green, blue and how much of it is there. */
export type OpenedHeic =
  | { kind: 'photo'; width: number; height: number; data: ArrayBuffer }
  | { kind: 'tooManyPixels' | 'damaged' };

interface SentFile {
  bytes: Uint8Array;
  /** As sent. */
  name: string;
}

type HeicFault = 'fileHeic' | 'fileTooLarge' | 'unavailable';

const bounds = { longestMs: 15_000, mostMegabytes: 128, mostBufferMegabytes: 1000 };

/** Pixels of the longer side. A JPEG of more would weigh several times what was sent, and be refused for that. */
const longestSide = 4096;

// One photo at a time: a large one takes half a gigabyte.
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;
const mostWaiting = 12;

/**
 * A photo as telephones of Apple store it becomes the JPEG that other telephones send, upright and with its colours; any other file is
 * handed back as it is. Or why it cannot be.
 */
export async function jpegOfHeic(file: SentFile): Promise<SentFile | HeicFault> {
  if (!(await isHeic(file.bytes))) return file;
  if (waiting >= mostWaiting) return 'unavailable';
  waiting += 1;
  const turn = last.then(() => convert(file));
  last = turn.catch(() => undefined);
  try {
    return await turn;
  } finally {
    waiting -= 1;
  }
}

async function convert({ bytes, name }: SentFile): Promise<SentFile | HeicFault> {
  const thread = path.join(process.cwd(), 'lib', 'uploads', 'server', 'heic-thread.mjs');
  const opened = await askThread<OpenedHeic>(thread, bytes, bounds);
  if (opened?.kind === 'tooManyPixels') return 'fileTooLarge';
  if (opened?.kind !== 'photo') return 'fileHeic';
  const { width, height, data } = opened;
  const jpeg = await sharp(new Uint8Array(data), { raw: { width, height, channels: 4 } })
    .flatten({ background: '#fff' })
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 97, chromaSubsampling: '4:4:4' })
    .toBuffer();
  const profile = profileOf(bytes);
  return {
    bytes: profile ? withProfile(jpeg, profile) : jpeg,
    name: `${name.replace(/\.hei[cf]s?$/i, '')}.jpg`,
  };
}

/** Boxes of a file with what stands in them (ISO/IEC 14496-12, 4.2), as far as they are whole. */
function boxesOf(bytes: Buffer): { type: string; content: Buffer }[] {
  const boxes: { type: string; content: Buffer }[] = [];
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at);
    if (size < 8 || at + size > bytes.length) break;
    boxes.push({
      type: bytes.toString('latin1', at + 4, at + 8),
      content: bytes.subarray(at + 8, at + size),
    });
    at += size;
  }
  return boxes;
}

const inside = (boxes: readonly { type: string; content: Buffer }[], type: string) =>
  boxes.find((box) => box.type === type)?.content ?? Buffer.alloc(0);

/** What a photo's numbers mean as colours: telephones see more of them than a screen of old shows. */
function profileOf(bytes: Uint8Array): Buffer | null {
  const file = boxesOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const properties = boxesOf(inside(boxesOf(inside(file, 'meta').subarray(4)), 'iprp'));
  const profile = boxesOf(inside(properties, 'ipco')).find(
    ({ type, content }) => type === 'colr' && /^(?:prof|rICC)$/.test(content.toString('latin1', 0, 4)),
  );
  // More than one segment holds is no telephone's.
  return profile && profile.content.length < 60_000 ? profile.content.subarray(4) : null;
}

/** A JPEG with a profile in it (ICC.1, annex B.4). */
function withProfile(jpeg: Buffer, profile: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), profile]);
  const head = Buffer.from([0xff, 0xe2, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}
