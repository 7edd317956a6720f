// Where on a picture something is said: an annotation. A place is kept as shares of the picture, so that it is the same on every screen and on
// paper; people call it by the square that it lies in, C4.

/** Shares of the width and the height, from the upper left corner: 0 to 1, in ten-thousandths. */
export interface Place {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** Squares over a picture: as many columns as letters name, and rows so that they are about square. */
export interface Grid {
  columns: number;
  rows: number;
}

// Ten squares on a telephone are as wide as a finger needs.
const columns = 10;
const mostRows = 16;

export function gridOf({ width, height }: Size): Grid {
  const rows = Math.round((columns * height) / width);
  return { columns, rows: Math.min(Math.max(rows, 1), mostRows) };
}

const letterOf = (column: number) => String.fromCharCode(65 + column);

/** In ten-thousandths, as it is kept. */
const rounded = (share: number) => Math.round(Math.min(Math.max(share, 0), 1) * 10_000) / 10_000;

/** The place under a pointer. */
export function placeAt(pointer: Place, box: { left: number; top: number } & Size): Place {
  return { x: rounded((pointer.x - box.left) / box.width), y: rounded((pointer.y - box.top) / box.height) };
}

/** The square that a place lies in: `C4` is the third column, the fourth row. */
export function squareOf({ x, y }: Place, grid: Grid): string {
  const column = Math.min(Math.floor(x * grid.columns), grid.columns - 1);
  const row = Math.min(Math.floor(y * grid.rows), grid.rows - 1);
  return `${letterOf(column)}${row + 1}`;
}

/** The middle of a square, or null for one that the grid does not have. */
export function placeOfSquare(square: string, grid: Grid): Place | null {
  const [, letter = '', number = ''] = /^([A-Z])([1-9]\d?)$/.exec(square) ?? [];
  const column = letter.charCodeAt(0) - 65;
  const row = Number(number) - 1;
  if (letter === '' || column >= grid.columns || row >= grid.rows) return null;
  return { x: rounded((column + 0.5) / grid.columns), y: rounded((row + 0.5) / grid.rows) };
}

/** Every square, row by row. */
export function squaresOf(grid: Grid): string[] {
  return Array.from({ length: grid.rows * grid.columns }, (_, at) => {
    const row = Math.floor(at / grid.columns);
    return `${letterOf(at % grid.columns)}${row + 1}`;
  });
}

/** A share that a browser sent, or null. */
export function readShare(typed: string): number | null {
  if (!/^(?:0(?:\.\d{1,10})?|1(?:\.0{1,10})?)$/.test(typed)) return null;
  return rounded(Number(typed));
}
