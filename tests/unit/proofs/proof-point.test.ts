import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gridOf, placeAt, placeOfSquare, readShare, squareOf, squaresOf } from '@/lib/proofs/proof-point';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const size = fc.record({
  width: fc.integer({ min: 1, max: 9000 }),
  height: fc.integer({ min: 1, max: 9000 }),
});

describe('A place on a proof', () => {
  test('is the same on every screen: shares of the picture', () => {
    const onPhone = placeAt({ x: 130, y: 250 }, { left: 30, top: 100, width: 200, height: 300 });
    const onDesk = placeAt({ x: 500, y: 750 }, { left: 0, top: 0, width: 1000, height: 1500 });
    expect(onPhone).toEqual({ x: 0.5, y: 0.5 });
    expect(onDesk).toEqual(onPhone);
  });

  test('stays on the picture, wherever the pointer is', () => {
    const box = { left: 10, top: 10, width: 100, height: 100 };
    expect(placeAt({ x: -400, y: 9000 }, box)).toEqual({ x: 0, y: 1 });
  });

  test('lies in a square that the picture has, and its middle lies in the same', () => {
    fc.assert(
      fc.property(size, share, share, (picture, x, y) => {
        const grid = gridOf(picture);
        const square = squareOf({ x, y }, grid);
        expect(squaresOf(grid)).toContain(square);
        const middle = placeOfSquare(square, grid);
        expect(middle && squareOf(middle, grid)).toBe(square);
      }),
    );
  });

  test('is called by its square: letters across, numbers down', () => {
    const grid = gridOf({ width: 1000, height: 500 });
    expect(grid).toEqual({ columns: 10, rows: 5 });
    expect(squareOf({ x: 0, y: 0 }, grid)).toBe('A1');
    expect(squareOf({ x: 0.25, y: 0.75 }, grid)).toBe('C4');
    expect(squareOf({ x: 1, y: 1 }, grid)).toBe('J5');
    expect(squaresOf(grid)).toHaveLength(50);
  });

  test.each(['K1', 'A6', 'A0', 'a1', '', 'A1B', 'AA1'])(
    'is never in the square %o, which is none',
    (square) => {
      expect(placeOfSquare(square, gridOf({ width: 1000, height: 500 }))).toBeNull();
    },
  );
});

test('a picture that is a ribbon has rows that can still be pressed', () => {
  expect(gridOf({ width: 9000, height: 100 }).rows).toBe(1);
  expect(gridOf({ width: 100, height: 9000 }).rows).toBe(16);
});

test.each([
  ['0', 0],
  ['0.31254999', 0.3125],
  ['1', 1],
  ['1.0', 1],
  ['1.1', null],
  ['-0.1', null],
  ['1e-3', null],
  ['NaN', null],
  ['', null],
])('%o is read as the share %o', (typed, value) => {
  expect(readShare(typed)).toBe(value);
});
