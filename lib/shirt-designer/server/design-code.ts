import 'server-only';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { openShirtDesign } from '../design-schema';
import type { ShirtDesign } from '../shirt-design';

/** What an address may hold; larger designs are kept first. */
export const longestCode = 6000;

/** What is read of one all the same. */
export const longestReadCode = longestCode * 2;

/** No design is larger when it is unpacked; what claims to be is none. */
const largestDocument = 200_000;

/** A design as a word of an address. */
export function writeCode(design: ShirtDesign): string {
  return deflateRawSync(JSON.stringify(design)).toString('base64url');
}

/** The design of such a word, or null for any other. */
export function readCode(code: unknown): ShirtDesign | null {
  if (typeof code !== 'string' || code === '' || code.length > longestReadCode) return null;
  try {
    const text = inflateRawSync(Buffer.from(code, 'base64url'), { maxOutputLength: largestDocument });
    return openShirtDesign(JSON.parse(text.toString('utf8')));
  } catch {
    return null;
  }
}

/** The design that a form carries as text, or null. */
export function readDocument(text: string): ShirtDesign | null {
  if (text === '' || text.length > largestDocument) return null;
  try {
    return openShirtDesign(JSON.parse(text));
  } catch {
    return null;
  }
}
