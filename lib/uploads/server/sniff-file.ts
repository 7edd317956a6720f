import 'server-only';
import { fileTypeFromBuffer } from 'file-type';
import type { FileKindId } from '../upload-purposes';

const byMimeType: Record<string, FileKindId> = {
  'image/png': 'png',
  'image/apng': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
};

/**
 * What a file is by its content, or null for anything no form takes. The name only tells Illustrator files
 * from the PDF and PostScript that they are made of.
 *
 * @param isWhole false when this is its beginning alone: then nothing is said of its end
 */
export async function sniffFile(bytes: Uint8Array, name: string, isWhole = true): Promise<FileKindId | null> {
  const namedAi = /\.ai$/i.test(name);
  // From the very first byte: readers that search for the mark further in are what polyglots live on.
  if (startsWith(bytes, '%PDF-')) return namedAi ? 'ai' : 'pdf';
  if (startsWith(bytes, '%!PS-Adobe-')) {
    const head = latin1(bytes.subarray(0, 4096));
    return namedAi || /^%%Creator: ?\(?Adobe Illustrator/im.test(head) ? 'ai' : 'eps';
  }
  if (isDosEps(bytes)) return 'eps';
  const mimeType = (await fileTypeFromBuffer(bytes))?.mime;
  if (mimeType && byMimeType[mimeType]) return byMimeType[mimeType];
  return isSvg(bytes, isWhole) ? 'svg' : null;
}

/** Whether it is a photo as telephones of Apple store it, which few programs open. */
export async function isHeic(bytes: Uint8Array): Promise<boolean> {
  return /^image\/hei[cf]/.test((await fileTypeFromBuffer(bytes))?.mime ?? '');
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  return latin1(bytes.subarray(0, text.length)) === text;
}

/** The DOS header of EPS with a preview: C5 D0 D3 C6, then where its PostScript lies. */
function isDosEps(bytes: Uint8Array): boolean {
  if (bytes.length < 30 || latin1(bytes.subarray(0, 4)) !== '\xc5\xd0\xd3\xc6') return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return startsWith(bytes.subarray(view.getUint32(4, true)), '%!PS-Adobe-');
}

/** What may stand before the first element: what Illustrator writes there is a few kilobytes. */
const longestProlog = 1024 * 1024;

/** Whether the first element of a well-formed UTF-8 text is `svg`. */
function isSvg(bytes: Uint8Array, isWhole: boolean): boolean {
  if (bytes.includes(0)) return false;
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return false;
  }
  let at = skipSpace(text, 0);
  let hasType = false;
  while (text[at] === '<') {
    if (text.startsWith('<?', at)) at = after(text, '?>', at);
    else if (text.startsWith('<!--', at)) at = after(text, '-->', at);
    else if (!hasType && /^<!doctype\s+(?:svg:)?svg[\s>[]/i.test(text.slice(at, at + 40))) {
      // One at most: looking for its brackets may take the whole text.
      hasType = true;
      at = afterDoctype(text, at);
    } else
      return (
        /^<(?:svg:)?svg[\s/>]/.test(text.slice(at, at + 12)) &&
        (!isWhole || /<\/(?:svg:)?svg\s*>|\/>/.test(text.slice(at)))
      );
    if (at < 0 || at > longestProlog) return false;
    at = skipSpace(text, at);
  }
  return false;
}

function skipSpace(text: string, from: number): number {
  const found = /\S/g;
  found.lastIndex = from;
  return found.exec(text)?.index ?? text.length;
}

function after(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  return found < 0 ? -1 : found + mark.length;
}

/** Illustrator puts declarations between brackets into it. */
function afterDoctype(text: string, from: number): number {
  const end = text.indexOf('>', from);
  const bracket = text.indexOf('[', from);
  if (bracket < 0 || end < bracket) return end < 0 ? -1 : end + 1;
  const closed = after(text, ']', bracket);
  return closed < 0 ? -1 : after(text, '>', closed);
}
