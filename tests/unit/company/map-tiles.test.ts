import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mapAround } from '@/lib/company/map-tiles';

const zaventem = { latitude: 50.8837, longitude: 4.473 };

test('the tile under a place is the one that the numbering of OpenStreetMap gives', () => {
  // https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames: x = 16791, y = 10986 at zoom 15.
  const { tiles, columns, x, y } = mapAround(zaventem, 15, { width: 800, height: 384 });
  const index = Math.floor(y / 256) * columns + Math.floor(x / 256);
  expect(tiles[index]).toBe('https://tile.openstreetmap.org/15/16791/10986.png');
});

test('the tiles fill the frame around the place', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 49.5, max: 51.5, noNaN: true }),
      fc.double({ min: 2.5, max: 6.4, noNaN: true }),
      (latitude, longitude) => {
        const frame = { width: 800, height: 384 };
        const { tiles, columns, rows, x, y } = mapAround({ latitude, longitude }, 15, frame);
        expect(tiles).toHaveLength(columns * rows);
        // A pixel, for the place is rounded to one.
        expect(x).toBeGreaterThanOrEqual(frame.width / 2 - 1);
        expect(columns * 256 - x).toBeGreaterThanOrEqual(frame.width / 2 - 1);
        expect(y).toBeGreaterThanOrEqual(frame.height / 2 - 1);
        expect(rows * 256 - y).toBeGreaterThanOrEqual(frame.height / 2 - 1);
      },
    ),
  );
});
