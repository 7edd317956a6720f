import type { Contour, Point } from './plane';

const argumentCounts: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

const mirrored = (point: Point, around: Point): Point => [2 * around[0] - point[0], 2 * around[1] - point[1]];

function quadratic(a: Point, b: Point, c: Point, tolerance: number): Point[] {
  const bend = Math.hypot(a[0] - 2 * b[0] + c[0], a[1] - 2 * b[1] + c[1]);
  const pieces = Math.min(200, Math.max(1, Math.ceil(Math.sqrt(bend / (4 * tolerance)))));
  return Array.from({ length: pieces }, (_, at): Point => {
    const t = (at + 1) / pieces;
    const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    return [p * a[0] + q * b[0] + r * c[0], p * a[1] + q * b[1] + r * c[1]];
  });
}

function cubic(a: Point, b: Point, c: Point, d: Point, tolerance: number): Point[] {
  const bend = Math.max(
    Math.hypot(a[0] - 2 * b[0] + c[0], a[1] - 2 * b[1] + c[1]),
    Math.hypot(b[0] - 2 * c[0] + d[0], b[1] - 2 * c[1] + d[1]),
  );
  const pieces = Math.min(200, Math.max(1, Math.ceil(Math.sqrt((0.75 * bend) / tolerance))));
  return Array.from({ length: pieces }, (_, at): Point => {
    const t = (at + 1) / pieces;
    const u = 1 - t;
    const [p, q, r, s] = [u ** 3, 3 * t * u * u, 3 * t * t * u, t ** 3];
    return [p * a[0] + q * b[0] + r * c[0] + s * d[0], p * a[1] + q * b[1] + r * c[1] + s * d[1]];
  });
}

/** An elliptical arc by its end points (SVG 2, appendix B.2). */
function arc(from: Point, values: readonly number[], to: Point, tolerance: number): Point[] {
  const [rxGiven = 0, ryGiven = 0, degrees = 0, large = 0, sweep = 0] = values;
  let [rx, ry] = [Math.abs(rxGiven), Math.abs(ryGiven)];
  if (rx === 0 || ry === 0 || (from[0] === to[0] && from[1] === to[1])) return [to];
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const [x, y] = [cos * dx + sin * dy, cos * dy - sin * dx];
  const grow = Math.sqrt((x / rx) ** 2 + (y / ry) ** 2);
  if (grow > 1) [rx, ry] = [rx * grow, ry * grow];
  const rest = (rx * ry) ** 2 - (rx * y) ** 2 - (ry * x) ** 2;
  const factor =
    Math.sqrt(Math.max(0, rest) / ((rx * y) ** 2 + (ry * x) ** 2)) *
    (Boolean(large) === Boolean(sweep) ? -1 : 1);
  const [cx, cy] = [(factor * rx * y) / ry, (-factor * ry * x) / rx];
  const centre: Point = [
    cos * cx - sin * cy + (from[0] + to[0]) / 2,
    sin * cx + cos * cy + (from[1] + to[1]) / 2,
  ];
  const start = Math.atan2((y - cy) / ry, (x - cx) / rx);
  let turn = Math.atan2((-y - cy) / ry, (-x - cx) / rx) - start;
  if (sweep && turn < 0) turn += 2 * Math.PI;
  if (!sweep && turn > 0) turn -= 2 * Math.PI;
  const step = 2 * Math.acos(Math.max(0, 1 - tolerance / Math.max(rx, ry)));
  const pieces = Math.min(400, Math.max(1, Math.ceil(Math.abs(turn) / Math.max(step, 1e-3))));
  return Array.from({ length: pieces }, (_, at): Point => {
    if (at === pieces - 1) return to;
    const angle = start + (turn * (at + 1)) / pieces;
    const [u, v] = [rx * Math.cos(angle), ry * Math.sin(angle)];
    return [cos * u - sin * v + centre[0], sin * u + cos * v + centre[1]];
  });
}

/** What draws a path's lines, command by command. */
class Pen {
  readonly contours: Contour[] = [];
  /** Points so far. */
  count = 0;
  private here: Point = [0, 0];
  private line: Point[] = [];
  private start: Point = [0, 0];
  private control: Point = [0, 0];
  private before = '';
  private readonly tolerance: number;

  constructor(tolerance: number) {
    this.tolerance = tolerance;
  }

  /** Ends the line that is being drawn; one without an area is none. */
  finish(): void {
    if (this.line.length > 2) this.contours.push(this.line);
    this.line = [];
  }

  close(): void {
    this.finish();
    this.here = this.start;
    this.before = 'z';
  }

  /** One command, in small letters, with as many values as it needs. */
  draw(command: string, values: readonly number[], relative: boolean): void {
    const from = this.here;
    const [ox, oy] = relative ? from : [0, 0];
    const point = (index: number): Point => [(values[index] ?? 0) + ox, (values[index + 1] ?? 0) + oy];
    const last = values.length - 2;
    switch (command) {
      case 'm':
        this.finish();
        this.here = point(0);
        this.start = this.here;
        break;
      case 'l':
        this.add([point(0)]);
        break;
      case 'h':
        this.add([[(values[0] ?? 0) + ox, from[1]]]);
        break;
      case 'v':
        this.add([[from[0], (values[0] ?? 0) + oy]]);
        break;
      case 'q':
      case 't': {
        const middle = command === 'q' ? point(0) : this.afterOneOf('qt');
        this.add(quadratic(from, middle, point(last), this.tolerance));
        this.control = middle;
        break;
      }
      case 'c':
      case 's': {
        const first = command === 'c' ? point(0) : this.afterOneOf('cs');
        const second = point(last - 2);
        this.add(cubic(from, first, second, point(last), this.tolerance));
        this.control = second;
        break;
      }
      default:
        this.add(arc(from, values, point(5), this.tolerance));
    }
    this.before = command;
  }

  /** Where a curve goes on smoothly from one of its kind; else it begins where it is. */
  private afterOneOf(kinds: string): Point {
    return this.before && kinds.includes(this.before) ? mirrored(this.control, this.here) : this.here;
  }

  private add(points: readonly Point[]): void {
    if (this.line.length === 0) this.line.push(this.here);
    for (const point of points) this.line.push(point);
    this.count += points.length;
    this.here = points[points.length - 1] ?? this.here;
  }
}

/**
 * The closed lines of an SVG path, curves made straight to within `tolerance` millimetres. Open lines are closed, as a fill does.
 * What cannot be read or holds a number that is none is 'unreadable'.
 */
export function readPath(
  d: string,
  { tolerance = 0.05, most = 60_000 } = {},
): readonly Contour[] | 'unreadable' | 'tooManyPoints' {
  const pen = new Pen(tolerance);
  if (!/^\s*[Mm]/.test(d)) return d.trim() === '' ? [] : 'unreadable';
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-df-zA-DF-Z])([^a-df-zA-DF-Z]*)/g)) {
    let command = letter.toLowerCase();
    const relative = command === letter;
    const needs = argumentCounts[command];
    if (needs === undefined) return 'unreadable';
    if (command === 'z') {
      pen.close();
      continue;
    }
    const numbers = readNumbers(rest, command === 'a');
    if (numbers.length === 0 || numbers.length % needs !== 0 || numbers.some((n) => !(Math.abs(n) < 1e6)))
      return 'unreadable';
    for (let at = 0; at < numbers.length; at += needs) {
      pen.draw(command, numbers.slice(at, at + needs), relative);
      // What follows a place to begin are lines from it.
      if (command === 'm') command = 'l';
      if (pen.count > most) return 'tooManyPoints';
    }
  }
  pen.finish();
  return pen.contours;
}

/** Numbers as SVG writes them: "1-2.5.5e1", and the flags of an arc, which may stand without a space ("0 01 5"). */
function readNumbers(text: string, isArc: boolean): number[] {
  if (!isArc) return (text.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/g) ?? []).map(Number);
  const numbers: number[] = [];
  let rest = text;
  for (;;) {
    rest = rest.replace(/^[\s,]+/, '');
    const isFlag = numbers.length % 7 === 3 || numbers.length % 7 === 4;
    const found = isFlag ? /^[01]/.exec(rest) : /^[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/.exec(rest);
    if (!found) return rest === '' ? numbers : [];
    numbers.push(Number(found[0]));
    rest = rest.slice(found[0].length);
  }
}
