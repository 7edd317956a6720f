import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hexToLab, rgbToLab } from '@/lib/drawing/oklab';
import { chromaRoom, writeLabRow } from '@/lib/photo-film/oklab';

const byte = fc.integer({ min: 0, max: 255 });

function written(
  l: number,
  a: number,
  b: number,
  room: Float32Array | null = null,
): [number, number, number] {
  const out = new Uint8ClampedArray(4);
  const row = [Float64Array.of(l), Float64Array.of(a), Float64Array.of(b)] as const;
  writeLabRow(row, Uint8Array.of(255), 0, 1, room, out, 0);
  return [out[0] ?? -1, out[1] ?? -1, out[2] ?? -1];
}

test('white, black and a red are where OKLab has them', () => {
  expect(rgbToLab(255, 255, 255)[0]).toBeCloseTo(1, 3);
  expect(rgbToLab(0, 0, 0)).toEqual([0, 0, 0]);
  const [l, a, b] = hexToLab('#ff0000');
  expect(l).toBeCloseTo(0.628, 2);
  expect(a).toBeCloseTo(0.225, 2);
  expect(b).toBeCloseTo(0.126, 2);
});

test('every colour of a screen comes back as it was, but for one step', () => {
  fc.assert(
    fc.property(byte, byte, byte, (r, g, b) => {
      const back = written(...rgbToLab(r, g, b));
      expect(
        Math.max(Math.abs(back[0] - r), Math.abs(back[1] - g), Math.abs(back[2] - b)),
      ).toBeLessThanOrEqual(2);
    }),
  );
});

test('what no screen shows keeps its lightness and its hue', () => {
  const within = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  fc.assert(
    fc.property(within(0.3, 0.9), within(-0.4, 0.4), within(-0.4, 0.4), (l, a, b) => {
      const [l2, a2, b2] = rgbToLab(...written(l, a, b));
      expect(Math.abs(l2 - l)).toBeLessThan(0.03);
      // The same direction: their cross product is as good as none.
      expect(Math.abs(a * b2 - b * a2)).toBeLessThan(0.012);
    }),
  );
});

test('a hue that is known from the start is shown as one that is searched for', () => {
  const within = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  fc.assert(
    fc.property(within(0, 1), within(-0.4, 0.4), within(-0.4, 0.4), within(0, 1.2), (l, a, b, strength) => {
      const known = written(l, a * strength, b * strength, chromaRoom(a, b));
      const searched = written(l, a * strength, b * strength);
      // Seven halvings of a strong colour leave a step or two open.
      for (const [i, value] of known.entries())
        expect(Math.abs(value - (searched[i] ?? -99))).toBeLessThanOrEqual(6);
    }),
  );
});
