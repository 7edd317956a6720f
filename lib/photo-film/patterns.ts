/** A number from 0 to 1 that follows from two whole numbers. */
export function scatter(x: number, y: number): number {
  let h = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

function bumps(x: number, y: number): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const u = (x - x0) ** 2 * (3 - 2 * (x - x0));
  const v = (y - y0) ** 2 * (3 - 2 * (y - y0));
  const top = scatter(x0, y0) * (1 - u) + scatter(x0 + 1, y0) * u;
  return top * (1 - v) + (scatter(x0, y0 + 1) * (1 - u) + scatter(x0 + 1, y0 + 1) * u) * v;
}

const fold = (value: number) => value - Math.floor(value);

/** The nearest of points strewn one to a square: how near, and which. */
function shards(x: number, y: number): [near: number, second: number, which: number] {
  let [near, second, which] = [9, 9, 0];
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  for (let v = -1; v <= 1; v += 1)
    for (let u = -1; u <= 1; u += 1) {
      const [cx, cy] = [x0 + u, y0 + v];
      const far = Math.hypot(cx + scatter(cx, cy) - x, cy + scatter(cx + 91, cy - 37) - y);
      if (far < near) {
        second = near;
        near = far;
        which = scatter(cx + 7, cy + 13);
      } else if (far < second) second = far;
    }
  return [near, second, which];
}

/**
 * Which of a printed film's colours lies at a place. A vehicle is about 100 units long.
 *
 * @param across 0 to 1 along the vehicle, for what changes from its front to its rear
 */
export function printedColour(print: string, x: number, y: number, across: number, colours: number): number {
  switch (print) {
    case 'camouflage': {
      const one = bumps(x / 7, y / 5) * 0.65 + bumps(x / 3 + 9, y / 2.4) * 0.35;
      const other = bumps(x / 6 + 40, y / 5 + 17) * 0.65 + bumps(x / 2.6 + 5, y / 2.2 + 3) * 0.35;
      return one > 0.56 ? 1 : other > 0.6 ? Math.min(2, colours - 1) : 0;
    }
    case 'splinter': {
      const [, , which] = shards((x + y * 0.9) / 9, (y - x * 0.25) / 7);
      return which < 0.5 ? 0 : which < 0.8 ? 1 : Math.min(2, colours - 1);
    }
    case 'pinstripe': {
      const t = fold((x + y * 0.8) / 34);
      return t > 0.5 && t < 0.62 ? 1 : t > 0.66 && t < 0.7 ? Math.min(2, colours - 1) : 0;
    }
    case 'halftone': {
      const [u, v] = [(x + y) / 2.4, (x - y) / 2.4];
      const far = Math.hypot(fold(u) - 0.5, fold(v) - 0.5);
      return far < 0.06 + 0.62 * across ? 1 : 0;
    }
    case 'terrazzo': {
      const [near, second, which] = shards(x / 3.2, y / 3.2);
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
  return bumps(x / 46, y * 2.2) * 0.45 + bumps(x / 17 + 31, y * 5) * 0.35 + bumps(x / 5, y * 9 + 11) * 0.2;
}

/** The cells of reflective film: 1 in a cell, 0 on its wall. */
export function honeycomb(x: number, y: number): number {
  const row = y / 0.866;
  const [a, b] = [Math.floor(row), Math.floor(row) + 1];
  const distance = (r: number) => {
    const shift = (r & 1) * 0.5;
    const column = Math.round(x - shift) + shift;
    return Math.hypot(x - column, (row - r) * 0.866);
  };
  return Math.min(distance(a), distance(b)) < 0.44 ? 1 : 0;
}
