import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';

const start = Buffer.from(':HL["/_next/static/chunks/');
const end = Buffer.from('.css","style"');
/** Long enough for any address of a sheet. */
const longest = 200;
/** A kind of hint that React does not know, and leaves alone. */
const nothing = 'Z'.charCodeAt(0);

/**
 * Takes the sense out of the framework's resource hints that preload style sheets: pages have their sheets inside
 * (`inlineCss`), so browsers would fetch each of them for nothing and complain in the console. The length stays, because
 * parts of the stream say theirs. A hint that is cut by the end of a piece stays as it is.
 */
export function dropHints(piece: Uint8Array): Uint8Array {
  const bytes = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
  let changed: Buffer | null = null;
  for (let at = bytes.indexOf(start); at !== -1; at = bytes.indexOf(start, at + start.length)) {
    const line = bytes.subarray(at, at + longest);
    const found = line.indexOf(end);
    const isOneLine = found !== -1 && !line.subarray(0, found).includes('\n');
    if (!isOneLine) continue;
    changed ??= Buffer.from(bytes);
    changed[at + 2] = nothing;
  }
  return changed ?? piece;
}

/** Does so in an answer that carries a page as data, for the framework's own client. */
export function dropHintsIn(request: IncomingMessage, response: ServerResponse): void {
  if (!request.headers.rsc && !request.headers['next-action']) return;
  // What is compressed can no longer be read; a proxy before the site compresses it then.
  delete request.headers['accept-encoding'];
  for (const name of ['write', 'end'] as const) {
    const send = response[name] as (...args: unknown[]) => unknown;
    response[name] = ((piece: unknown, ...rest: unknown[]) =>
      send.call(response, piece instanceof Uint8Array ? dropHints(piece) : piece, ...rest)) as never;
  }
}
