/** A number from 0 to 1 that follows from two whole numbers. */
export function scatter(x: number, y: number): number {
  let h = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const smooth = (t: number) => t * t * (3 - 2 * t);

const fold = (value: number) => value - Math.floor(value);

/** A square's corners are those of the pixel before it, nearly always: they are asked for when the square is another. */
class Bumps {
  private column = Number.NaN;
  private row = Number.NaN;
  private readonly corners = new Float64Array(4);

  at(x: number, y: number): number {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const { corners } = this;
    if (column !== this.column || row !== this.row) {
      this.column = column;
      this.row = row;
      corners[0] = scatter(column, row);
      corners[1] = scatter(column + 1, row);
      corners[2] = scatter(column, row + 1);
      corners[3] = scatter(column + 1, row + 1);
    }
    const u = smooth(x - column);
    const v = smooth(y - row);
    const top = (corners[0] as number) * (1 - u) + (corners[1] as number) * u;
    return top * (1 - v) + ((corners[2] as number) * (1 - u) + (corners[3] as number) * u) * v;
  }
}

/** The nearest of points strewn one to a square: how near, how near the next one, and which. */
class Shards {
  near = 0;
  second = 0;
  which = 0;
  private column = Number.NaN;
  private row = Number.NaN;
  /** Of the nine squares around: across, down, which. */
  private readonly points = new Float64Array(27);

  private strew(column: number, row: number): void {
    this.column = column;
    this.row = row;
    let i = 0;
    for (let y = row - 1; y <= row + 1; y += 1)
      for (let x = column - 1; x <= column + 1; x += 1) {
        this.points[i] = x + scatter(x, y);
        this.points[i + 1] = y + scatter(x + 91, y - 37);
        this.points[i + 2] = scatter(x + 7, y + 13);
        i += 3;
      }
  }

  lookFrom(x: number, y: number): this {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    if (column !== this.column || row !== this.row) this.strew(column, row);
    const { points } = this;
    let [near, second, which] = [81, 81, 0];
    for (let i = 0; i < 27; i += 3) {
      const dx = (points[i] as number) - x;
      const dy = (points[i + 1] as number) - y;
      const far = dx * dx + dy * dy;
      if (far < near) {
        second = near;
        near = far;
        which = points[i + 2] as number;
      } else if (far < second) second = far;
    }
    this.near = Math.sqrt(near);
    this.second = Math.sqrt(second);
    this.which = which;
    return this;
  }
}

const shards = new Shards();
const [large, fine, otherLarge, otherFine] = [new Bumps(), new Bumps(), new Bumps(), new Bumps()];
const [longLines, lines, shortLines] = [new Bumps(), new Bumps(), new Bumps()];

/**
 * Which of a printed film's colours lies at a place. A vehicle is about 100 units long.
 *
 * @param across 0 to 1 along the vehicle, for what changes from its front to its rear
 */
export function printedColour(print: string, x: number, y: number, across: number, colours: number): number {
  switch (print) {
    case 'camouflage': {
      const one = large.at(x / 7, y / 5) * 0.65 + fine.at(x / 3 + 9, y / 2.4) * 0.35;
      const other =
        otherLarge.at(x / 6 + 40, y / 5 + 17) * 0.65 + otherFine.at(x / 2.6 + 5, y / 2.2 + 3) * 0.35;
      return one > 0.56 ? 1 : other > 0.6 ? Math.min(2, colours - 1) : 0;
    }
    case 'splinter': {
      const { which } = shards.lookFrom((x + y * 0.9) / 9, (y - x * 0.25) / 7);
      return which < 0.5 ? 0 : which < 0.8 ? 1 : Math.min(2, colours - 1);
    }
    case 'pinstripe': {
      const t = fold((x + y * 0.8) / 34);
      return t > 0.5 && t < 0.62 ? 1 : t > 0.66 && t < 0.7 ? Math.min(2, colours - 1) : 0;
    }
    case 'halftone': {
      const [u, v] = [(x + y) / 2.4, (x - y) / 2.4];
      const far = (fold(u) - 0.5) ** 2 + (fold(v) - 0.5) ** 2;
      return far < (0.06 + 0.62 * across) ** 2 ? 1 : 0;
    }
    case 'terrazzo': {
      const { near, second, which } = shards.lookFrom(x / 3.2, y / 3.2);
      if (second - near < 0.16 + which * 0.2) return 0;
      return which > 0.62 ? 1 : which < 0.3 ? Math.min(2, colours - 1) : 0;
    }
    default:
      return (Math.floor(x / 4.5) + Math.floor(y / 4.5)) & 1;
  }
}

/** The weave of carbon, 0 (valley) to 1 (crest): two up, two down, and one further in each row. */
export function weave(x: number, y: number): number {
  const [cx, cy] = [Math.floor(x), Math.floor(y)];
  const isAcross = (((cx - cy) % 4) + 4) % 4 < 2;
  const along = isAcross ? fold(y) : fold(x);
  return (isAcross ? 0.62 : 0.2) + 0.38 * Math.sin(Math.PI * along);
}

/** The lines of a brush, 0 to 1: long one way, fine the other. */
export function brushLines(x: number, y: number): number {
  return (
    longLines.at(x / 46, y * 2.2) * 0.45 +
    lines.at(x / 17 + 31, y * 5) * 0.35 +
    shortLines.at(x / 5, y * 9 + 11) * 0.2
  );
}

/** The cells of reflective film: 1 in a cell, 0 on its wall. */
export function honeycomb(x: number, y: number): number {
  const row = y / 0.866;
  const [a, b] = [Math.floor(row), Math.floor(row) + 1];
  const distance = (r: number) => {
    const shift = (r & 1) * 0.5;
    const column = Math.round(x - shift) + shift;
    return (x - column) ** 2 + ((row - r) * 0.866) ** 2;
  };
  return Math.min(distance(a), distance(b)) < 0.44 ** 2 ? 1 : 0;
}
