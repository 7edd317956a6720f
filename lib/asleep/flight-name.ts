import 'server-only';
import { createHash } from 'node:crypto';

/** The file name of the code (the RSC payload) that a page asks for when it wakes: it follows from the code, and may be kept for ever. */
export function flightName(code: string): string {
  return `${createHash('sha256').update(code).digest('hex').slice(0, 16)}.js`;
}
