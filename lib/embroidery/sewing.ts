import { embroideryLimits } from './limits';
import { directionTo, distance, type Point } from './plane';

/** Positions in tenths of a millimetre from the zero of the drawing, y downwards. */
export type Command =
  | { kind: 'stitch'; x: number; y: number }
  /** The machine moves without a stitch. */
  | { kind: 'jump'; x: number; y: number }
  | { kind: 'trim' }
  /** The next thread. */
  | { kind: 'stop' };

const { longestStitch, shortestStitch, tieStitch, carriedThread } = embroideryLimits;

const tenths = (value: number) => Math.round(value * 10);
const longest = longestStitch * 10 - 1;
const shortest = shortestStitch * 10;

/** A needle that keeps to the limits: what is too short is left out, what is too long is divided. */
export class Sewing {
  private readonly commands: Command[] = [];
  private at: Point = [0, 0];
  private before: Point = [0, 0];
  isDown = false;

  /** Where the needle is, in millimetres. */
  get here(): Point {
    return [this.at[0] / 10, this.at[1] / 10];
  }

  get count(): number {
    return this.commands.length;
  }

  private move([x, y]: Point) {
    const [fromX, fromY] = this.at;
    const pieces = Math.max(1, Math.ceil(Math.hypot(x - fromX, y - fromY) / longest));
    for (let piece = 1; piece <= pieces; piece += 1)
      this.commands.push({
        kind: 'stitch',
        x: Math.round(fromX + ((x - fromX) * piece) / pieces),
        y: Math.round(fromY + ((y - fromY) * piece) / pieces),
      });
    this.at = [x, y];
  }

  private stitch(point: Point) {
    let to: Point = [tenths(point[0]), tenths(point[1])];
    const reach = Math.hypot(to[0] - this.at[0], to[1] - this.at[1]);
    if (reach < shortest) {
      // From row to row a hair may be missing: then the hole moves on, so that the row keeps its end.
      if (reach < 0.7 * shortest) return;
      const direction = directionTo(this.at, to);
      const onwards = (by: number): Point => [
        Math.round(this.at[0] + direction[0] * by),
        Math.round(this.at[1] + direction[1] * by),
      ];
      to = distance(this.at, onwards(shortest)) >= shortest ? onwards(shortest) : onwards(1.2 * shortest);
    }
    this.before = this.at;
    this.move(to);
  }

  /** Sews along points in millimetres. */
  run(points: readonly Point[]) {
    const [first] = points;
    if (!first) return;
    if (!this.isDown) this.goTo(first, points[1] ?? first);
    for (const point of points) this.stitch(point);
  }

  /** Cuts the thread and begins again elsewhere; over a very short way the thread is carried. */
  goTo(point: Point, next: Point) {
    if (this.isDown && distance(this.here, point) <= carriedThread) {
      this.stitch(point);
      return;
    }
    this.tieOff();
    this.at = [tenths(point[0]), tenths(point[1])];
    this.commands.push({ kind: 'jump', x: this.at[0], y: this.at[1] });
    this.isDown = true;
    this.tie([next[0] * 10, next[1] * 10]);
  }

  /** Two short stitches on the spot, along what is sewn beside it and no further: at a point there is nothing beyond. */
  private tie(towards: Point) {
    const from = this.at;
    const direction = directionTo(from, towards);
    const reach = Math.min(tieStitch * 10, Math.max(1.2 * shortest, distance(from, towards)));
    const to: Point = [
      Math.round(from[0] + direction[0] * reach),
      Math.round(from[1] + direction[1] * reach),
    ];
    for (const point of [to, from]) this.move(point);
  }

  private tieOff() {
    if (!this.isDown) return;
    this.tie(this.before);
    this.commands.push({ kind: 'trim' });
    this.isDown = false;
  }

  changeThread() {
    this.tieOff();
    this.commands.push({ kind: 'stop' });
  }

  finish(): readonly Command[] {
    this.tieOff();
    return this.commands;
  }
}
