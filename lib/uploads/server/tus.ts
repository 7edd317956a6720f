import 'server-only';

// The tus protocol 1.0.0 (https://tus.io/protocols/resumable-upload), with its extensions creation, termination and expiration.

export const tusVersion = '1.0.0';
export const tusExtensions = 'creation,termination,expiration';
export const partType = 'application/offset+octet-stream';

/** A count of bytes as a header says it, or null. */
export function readByteCount(text: string | null): number | null {
  return text !== null && /^\d{1,12}$/.test(text) ? Number(text) : null;
}

const longestMetadata = 4_000;

/**
 * The value of a key in `Upload-Metadata`, pairs of a key and base64 that commas part; null without it, or when the header is none.
 */
export function readMetadata(header: string | null, wanted: string): string | null {
  if (header === null || header.length > longestMetadata) return null;
  for (const pair of header.split(',')) {
    const [key, value = '', ...rest] = pair.trim().split(' ');
    if (key !== wanted || rest.length > 0) continue;
    if (!/^[A-Za-z0-9+/]*={0,2}$/.test(value)) return null;
    return Buffer.from(value, 'base64').toString('utf8');
  }
  return null;
}
