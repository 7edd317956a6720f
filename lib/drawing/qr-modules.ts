import { encode } from 'uqr';

/**
 * A text as a QR code: the dark modules as one path, of one unit each.
 *
 * @param border modules of white around it; a camera wants four
 */
export function qrModules(text: string, border: number): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border });
  const bars = data.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`),
  );
  return { size, path: bars.join('') };
}
