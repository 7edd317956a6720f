import { type Box, boxAround } from '@/lib/drawing/box';

type Matrix = readonly [number, number, number, number, number, number];

const multiply = ([a, b, c, d, e, f]: Matrix, [p, q, r, s, t, u]: Matrix): Matrix => [
  a * p + b * r,
  a * q + b * s,
  c * p + d * r,
  c * q + d * s,
  e * p + f * r + t,
  e * q + f * s + u,
];

/**
 * What the drawing operators of a page stroke in a colour space, as boxes in millimetres of paper, y down. Reads the operators that a
 * plotter reads: m l c v y h re, cm q Q, CS SCN and S.
 */
export function strokedBoxes(stream: string, colourSpace: string, pageHeight: number): Box[] {
  const boxes: Box[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  let space = '';
  const saved: [Matrix, string][] = [];
  let points: [number, number][] = [];
  let numbers: number[] = [];
  let names: string[] = [];
  const add = () => {
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      const [x, y] = [numbers[at] ?? 0, numbers[at + 1] ?? 0];
      const [a, b, c, d, e, f] = matrix;
      points.push([a * x + c * y + e, b * x + d * y + f]);
    }
  };
  for (const token of stream.split(/\s+/)) {
    if (/^-?\d*\.?\d+$/.test(token)) {
      numbers.push(Number(token));
      continue;
    }
    if (token.startsWith('/')) {
      names.push(token);
      continue;
    }
    if (token === 'q') saved.push([matrix, space]);
    else if (token === 'Q') [matrix, space] = saved.pop() ?? [matrix, space];
    else if (token === 'cm') matrix = multiply(numbers as unknown as Matrix, matrix);
    else if (token === 'CS') space = names.at(-1) ?? '';
    else if (/^[mlcvy]$/.test(token)) add();
    else if (token === 'S' || token === 's') {
      if (space === colourSpace) boxes.push(inMillimetres(boxAround(points), pageHeight));
      points = [];
    } else if (/^[fFBbn]\*?$/.test(token)) points = [];
    numbers = [];
    names = [];
  }
  return boxes;
}

function inMillimetres({ x, y, width, height }: Box, pageHeight: number): Box {
  const mm = (points: number) => (points * 25.4) / 72;
  return { x: mm(x), y: mm(pageHeight - y - height), width: mm(width), height: mm(height) };
}

/** The box of the points of an SVG path of absolute commands. */
export function pathBox(path: string): Box {
  const points = [...path.matchAll(/(-?\d*\.?\d+) (-?\d*\.?\d+)/g)].map(([, x, y]): [number, number] => [
    Number(x),
    Number(y),
  ]);
  return boxAround(points);
}
