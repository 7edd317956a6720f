import type { OutsideImages } from '@/lib/security/outside-images';

const server: OutsideImages = 'https://tile.openstreetmap.org';
/** Pixels of a tile's side. */
const size = 256;

interface MapView {
  /** Addresses of tiles, row by row. */
  tiles: string[];
  columns: number;
  rows: number;
  /** Where the place is, in pixels from the upper left corner of the first tile. */
  x: number;
  y: number;
}

/**
 * The tiles around a place (https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames), as many as fill a frame of the
 * given size with the place in its middle.
 *
 * @param place WGS 84, decimal degrees
 * @param frame largest size in pixels
 */
export function mapAround(
  { latitude, longitude }: { latitude: number; longitude: number },
  zoom: number,
  frame: { width: number; height: number },
): MapView {
  const count = 2 ** zoom;
  const radians = (latitude * Math.PI) / 180;
  const left = ((longitude + 180) / 360) * count;
  const top = ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * count;
  const first = (at: number, length: number) => Math.floor(at - length / 2 / size);
  const last = (at: number, length: number) => Math.floor(at + length / 2 / size);
  const [column, row] = [first(left, frame.width), first(top, frame.height)];
  const columns = last(left, frame.width) - column + 1;
  const rows = last(top, frame.height) - row + 1;
  const tiles = Array.from(
    { length: rows * columns },
    (_, index) => `${server}/${zoom}/${column + (index % columns)}/${row + Math.floor(index / columns)}.png`,
  );
  return { tiles, columns, rows, x: Math.round((left - column) * size), y: Math.round((top - row) * size) };
}
