export type Point = readonly [x: number, y: number];

/** A step of an outline in absolute coordinates: where it goes, after the handles of a curve. */
export type Step =
  | { command: 'M' | 'L'; points: readonly [Point] }
  | { command: 'C'; points: readonly [Point, Point, Point] }
  | { command: 'Z'; points: readonly [] };

/** a, b, c, d, e, f as SVG writes a matrix. */
export type Matrix = readonly [number, number, number, number, number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** The second first, then the first. */
export function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export function applyTo([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

const counts: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

class Reader {
  private at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  private skip(): void {
    while (this.at < this.text.length && ' \t\r\n\f,'.includes(this.text.charAt(this.at))) this.at += 1;
  }

  /** The next letter if there is one here. */
  command(): string | null {
    this.skip();
    const letter = this.text.charAt(this.at);
    if (!/[a-z]/i.test(letter)) return null;
    this.at += 1;
    return letter;
  }

  ended(): boolean {
    this.skip();
    return this.at >= this.text.length;
  }

  number(): number | null {
    this.skip();
    const pattern = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (!found) return null;
    this.at = pattern.lastIndex;
    const value = Number(found[0]);
    return Number.isFinite(value) ? value : null;
  }

  /** Flags of an arc may stand without a space between them. */
  flag(): number | null {
    this.skip();
    const digit = this.text.charAt(this.at);
    if (digit !== '0' && digit !== '1') return null;
    this.at += 1;
    return Number(digit);
  }
}

const towards = ([x, y]: Point, [toX, toY]: Point, share: number): Point => [
  x + (toX - x) * share,
  y + (toY - y) * share,
];

/** A quadratic curve as a cubic one. */
function raised(from: Point, control: Point, to: Point): Step {
  return { command: 'C', points: [towards(from, control, 2 / 3), towards(to, control, 2 / 3), to] };
}

/** An elliptic arc as curves (SVG 2, "Elliptical arc implementation notes", B.2.4). */
export function arcSteps(
  from: Point,
  radii: Point,
  turn: number,
  isLarge: boolean,
  sweeps: boolean,
  to: Point,
): Step[] {
  let [rx, ry] = [Math.abs(radii[0]), Math.abs(radii[1])];
  if (from[0] === to[0] && from[1] === to[1]) return [];
  if (rx === 0 || ry === 0) return [{ command: 'L', points: [to] }];
  const phi = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const [x, y] = [cos * dx + sin * dy, -sin * dx + cos * dy];
  const grow = Math.sqrt((x / rx) ** 2 + (y / ry) ** 2);
  if (grow > 1) [rx, ry] = [rx * grow, ry * grow];
  const under = (rx * ry) ** 2 - (rx * y) ** 2 - (ry * x) ** 2;
  const factor =
    (isLarge === sweeps ? -1 : 1) * Math.sqrt(Math.max(0, under) / ((rx * y) ** 2 + (ry * x) ** 2));
  const [cx, cy] = [(factor * rx * y) / ry, (-factor * ry * x) / rx];
  const start = Math.atan2((y - cy) / ry, (x - cx) / rx);
  let sweep = Math.atan2((-y - cy) / ry, (-x - cx) / rx) - start;
  if (sweeps && sweep < 0) sweep += 2 * Math.PI;
  if (!sweeps && sweep > 0) sweep -= 2 * Math.PI;
  const [midX, midY] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const place = (px: number, py: number): Point => [
    cos * (cx + rx * px) - sin * (cy + ry * py) + midX,
    sin * (cx + rx * px) + cos * (cy + ry * py) + midY,
  ];
  const parts = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9));
  const reach = (4 / 3) * Math.tan(sweep / parts / 4);
  return Array.from({ length: parts }, (_, at): Step => {
    const a = start + (sweep * at) / parts;
    const b = start + (sweep * (at + 1)) / parts;
    return {
      command: 'C',
      points: [
        place(Math.cos(a) - reach * Math.sin(a), Math.sin(a) + reach * Math.cos(a)),
        place(Math.cos(b) + reach * Math.sin(b), Math.sin(b) - reach * Math.cos(b)),
        at === parts - 1 ? to : place(Math.cos(b), Math.sin(b)),
      ],
    };
  });
}

/** Of the last curve, which the next one may mirror. */
interface Handle {
  of: 'C' | 'Q';
  point: Point;
}

/** Reads the numbers of one command, or null when one is missing. */
function numbersFor(name: string, reader: Reader): number[] | null {
  const numbers: number[] = [];
  for (let at = 0; at < (counts[name] ?? 0); at += 1) {
    const value = name === 'A' && (at === 3 || at === 4) ? reader.flag() : reader.number();
    if (value === null) return null;
    numbers.push(value);
  }
  return numbers;
}

/**
 * SVG path data as absolute lines and curves. As browsers do, it stops before the first thing that makes no sense.
 *
 * @param most steps; null for data that has more
 */
export function readPath(text: string, most: number): Step[] | null {
  const reader = new Reader(text);
  const steps: Step[] = [];
  let [at, start]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ];
  let handle: Handle | null = null;
  let command: string | null = null;
  while (!reader.ended()) {
    const letter: string | null = reader.command();
    if (letter !== null) command = letter;
    else if (command === 'M') command = 'L';
    else if (command === 'm') command = 'l';
    const name: string = command?.toUpperCase() ?? '';
    if (command === null || counts[name] === undefined || (name === 'Z' && letter === null)) break;
    if (steps.length === 0 && name !== 'M') break;
    const numbers = numbersFor(name, reader);
    if (!numbers) break;
    const [dx, dy]: Point = command === name ? [0, 0] : at;
    const point = (n: number): Point => [(numbers[n] ?? 0) + dx, (numbers[n + 1] ?? 0) + dy];
    const mirrored = (of: 'C' | 'Q'): Point =>
      handle?.of === of ? [2 * at[0] - handle.point[0], 2 * at[1] - handle.point[1]] : at;
    const made: Step[] = [];
    let next: Handle | null = null;
    if (name === 'Z') {
      made.push({ command: 'Z', points: [] });
    } else if (name === 'M') {
      made.push({ command: 'M', points: [point(0)] });
      start = point(0);
    } else if (name === 'L') made.push({ command: 'L', points: [point(0)] });
    else if (name === 'H') made.push({ command: 'L', points: [[(numbers[0] ?? 0) + dx, at[1]]] });
    else if (name === 'V') made.push({ command: 'L', points: [[at[0], (numbers[0] ?? 0) + dy]] });
    else if (name === 'C') {
      made.push({ command: 'C', points: [point(0), point(2), point(4)] });
      next = { of: 'C', point: point(2) };
    } else if (name === 'S') {
      made.push({ command: 'C', points: [mirrored('C'), point(0), point(2)] });
      next = { of: 'C', point: point(0) };
    } else if (name === 'Q') {
      made.push(raised(at, point(0), point(2)));
      next = { of: 'Q', point: point(0) };
    } else if (name === 'T') {
      const control = mirrored('Q');
      made.push(raised(at, control, point(0)));
      next = { of: 'Q', point: control };
    } else {
      const [rx = 0, ry = 0, turn = 0, isLarge = 0, sweeps = 0] = numbers;
      made.push(...arcSteps(at, [rx, ry], turn, isLarge === 1, sweeps === 1, point(5)));
    }
    steps.push(...made);
    if (steps.length > most) return null;
    handle = next;
    at = name === 'Z' ? start : (made.at(-1)?.points.at(-1) ?? at);
  }
  return steps;
}

export function mapSteps(steps: readonly Step[], move: (point: Point) => Point): Step[] {
  return steps.map(({ command, points }) => ({ command, points: points.map(move) }) as unknown as Step);
}

const hundredth = (value: number) => Math.round(value * 100) / 100 + 0;

export function writePath(steps: readonly Step[]): string {
  return steps
    .map(
      ({ command, points }) => command + points.map(([x, y]) => `${hundredth(x)} ${hundredth(y)}`).join(' '),
    )
    .join('');
}

/** Points of the outline close enough together for a box round it. */
export function samplePoints(steps: readonly Step[], between = 8): Point[] {
  const found: Point[] = [];
  let at: Point = [0, 0];
  for (const { command, points } of steps) {
    if (command === 'C') {
      const [a, b, c] = points;
      for (let i = 1; i < between; i += 1) {
        const t = i / between;
        const u = 1 - t;
        const axis = (n: 0 | 1) =>
          u * u * u * at[n] + 3 * u * u * t * a[n] + 3 * u * t * t * b[n] + t * t * t * c[n];
        found.push([axis(0), axis(1)]);
      }
    }
    const end = points.at(-1);
    if (end) {
      found.push(end);
      at = end;
    }
  }
  return found;
}
