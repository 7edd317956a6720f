export interface ByteRange {
  start: number;
  /** Included. */
  end: number;
}

/**
 * The one range that is asked for (RFC 9110, section 14), "unsatisfiable", or null for the whole: several ranges, other
 * units and what cannot be read are answered with everything, as the standard allows.
 *
 * @param size bytes of the file
 */
export function readByteRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match) return null;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length > 0 ? { start: size - length, end: size - 1 } : 'unsatisfiable';
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start < size ? { start, end } : 'unsatisfiable';
}
