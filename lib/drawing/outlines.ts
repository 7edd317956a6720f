/**
 * Outlines are SVG path data of absolute M, L, C and Z. Edges are open ones: a border that two panels share is written
 * once, runs along one of them and back along the other, so that they meet without gap or overlap.
 */

type Point = readonly [x: number, y: number];

/** A stretch of an outline: a line to one point, or a curve to the last of three. */
type Stretch = readonly [Point] | readonly [Point, Point, Point];

interface Subpath {
  start: Point;
  stretches: Stretch[];
  closed: boolean;
}

const argumentsOf: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, Z: 0 };

/** Reads the commands M L H V C S Q Z, absolute or relative. Throws on any other. */
export function parseOutline(path: string): Subpath[] {
  const subpaths: Subpath[] = [];
  const tokens = path.match(/[a-z]|-?\d*\.?\d+(?:e-?\d+)?/gi) ?? [];
  let at: Point = [0, 0];
  let handle: Point | null = null;
  let command = '';
  for (let i = 0; i < tokens.length; ) {
    if (/[a-z]/i.test(tokens[i] ?? '')) {
      command = tokens[i] ?? '';
      i += 1;
    }
    const name = command.toUpperCase();
    const count = argumentsOf[name];
    if (count === undefined) throw new Error(`An outline cannot hold ${command}: ${path}`);
    const numbers = tokens.slice(i, i + count).map(Number);
    if (numbers.length < count || numbers.some(Number.isNaN)) throw new Error(`Numbers are missing: ${path}`);
    i += count;
    const [dx, dy] = command === name ? [0, 0] : at;
    const point = (n: number): Point => [(numbers[n] ?? 0) + dx, (numbers[n + 1] ?? 0) + dy];
    const current = subpaths.at(-1);
    let next: Stretch | null = null;
    let nextHandle: Point | null = null;
    if (name === 'M') {
      at = point(0);
      subpaths.push({ start: at, stretches: [], closed: false });
      command = command === 'M' ? 'L' : 'l';
    } else if (name === 'Z') {
      if (current) {
        current.closed = true;
        at = current.start;
      }
    } else if (name === 'L') next = [point(0)];
    else if (name === 'H') next = [[(numbers[0] ?? 0) + dx, at[1]]];
    else if (name === 'V') next = [[at[0], (numbers[0] ?? 0) + dy]];
    else if (name === 'C') next = [point(0), point(2), point(4)];
    else if (name === 'S') {
      const first: Point = handle ? [2 * at[0] - handle[0], 2 * at[1] - handle[1]] : at;
      next = [first, point(0), point(2)];
    } else {
      const [control, end] = [point(0), point(2)];
      next = [towards(at, control, 2 / 3), towards(end, control, 2 / 3), end];
    }
    if (next && current) {
      current.stretches.push(next);
      if (next.length === 3) nextHandle = next[1];
      at = endOf(next);
    }
    handle = nextHandle;
  }
  return subpaths;
}

function towards(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

function endOf(stretch: Stretch): Point {
  return stretch.length === 3 ? stretch[2] : stretch[0];
}

function rounded(value: number, places: number): number {
  // `+ 0` because minus zero would be written as 0 and compared as something else.
  return Math.round(value * 10 ** places) / 10 ** places + 0;
}

function write(subpaths: readonly Subpath[], places = 1): string {
  const written = (points: readonly Point[]) =>
    points.map(([x, y]) => `${rounded(x, places)} ${rounded(y, places)}`).join(' ');
  return subpaths
    .map(
      ({ start, stretches, closed }) =>
        `M${written([start])}${stretches
          .map((stretch) => `${stretch.length === 3 ? 'C' : 'L'}${written(stretch)}`)
          .join('')}${closed ? 'Z' : ''}`,
    )
    .join('');
}

/**
 * Every point of an outline moved.
 *
 * @param places decimals that are kept
 */
export function mapOutline(path: string, move: (x: number, y: number) => Point, places = 1): string {
  const moved = (points: readonly Point[]) => points.map(([x, y]) => move(x, y));
  return write(
    parseOutline(path).map(({ start, stretches, closed }) => ({
      start: move(...start),
      stretches: stretches.map((stretch) => moved(stretch) as unknown as Stretch),
      closed,
    })),
    places,
  );
}

/** An edge run from its end to its start. */
export function back(edge: string): string {
  const [{ start, stretches } = { start: [0, 0] as Point, stretches: [] }] = parseOutline(edge);
  const points = [start, ...stretches.map(endOf)];
  return write([
    {
      start: points.at(-1) ?? start,
      stretches: stretches
        .map((stretch, i): Stretch => {
          const from = points[i] ?? start;
          return stretch.length === 3 ? [stretch[1], stretch[0], from] : [from];
        })
        .reverse(),
      closed: false,
    },
  ]);
}

/** Edges one after the other; where one does not begin at the end of the last, a line leads there. */
export function join(...edges: string[]): string {
  const joined: Subpath = { start: [0, 0], stretches: [], closed: false };
  edges.forEach((edge, i) => {
    const [first] = parseOutline(edge);
    if (!first) return;
    if (i === 0) joined.start = first.start;
    else {
      const last = joined.stretches.at(-1);
      const [x, y] = last ? endOf(last) : joined.start;
      if (Math.hypot(x - first.start[0], y - first.start[1]) > 0.05) joined.stretches.push([first.start]);
    }
    joined.stretches.push(...first.stretches);
  });
  return write([joined]);
}

/** Edges joined and closed: the outline of a panel. */
export function loop(...edges: string[]): string {
  return `${join(...edges)}Z`;
}

/** An outline with others cut out of it (even-odd). */
export function pierced(outline: string, ...holes: string[]): string {
  return [outline, ...holes].join('');
}

/** The mirror image across the vertical line x = 0. */
export function mirrored(path: string): string {
  return mapOutline(path, (x, y) => [-x, y]);
}

/** Half an outline, from the axis x = 0 and back to it, completed by its mirror image. */
export function whole(half: string): string {
  return loop(half, back(mirrored(half)));
}

/** An edge that begins on the axis x = 0, with its mirror image before it. */
export function spanning(half: string): string {
  return join(back(mirrored(half)), half);
}

/** Part of a circle as an edge, in degrees counted from the right towards the top of the sheet (y up). */
export function arc(x: number, y: number, radius: number, from: number, to: number): string {
  const steps = Math.max(1, Math.ceil(Math.abs(to - from) / 60));
  const step = ((to - from) / steps) * (Math.PI / 180);
  const reach = (4 / 3) * Math.tan(step / 4) * radius;
  const on = (n: number): Point => {
    const angle = (from * Math.PI) / 180 + n * step;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  };
  const along = (n: number, by: number): Point => {
    const angle = (from * Math.PI) / 180 + n * step;
    const [px, py] = on(n);
    return [px - Math.sin(angle) * by, py + Math.cos(angle) * by];
  };
  return write([
    {
      start: on(0),
      stretches: Array.from(
        { length: steps },
        (_, n): Stretch => [along(n, reach), along(n + 1, -reach), on(n + 1)],
      ),
      closed: false,
    },
  ]);
}

export function circle(x: number, y: number, radius: number): string {
  return `${arc(x, y, radius, 0, 360)}Z`;
}

/** A rectangle between two corners, its own corners rounded. */
export function box(left: number, low: number, right: number, high: number, radius = 0): string {
  const r = Math.min(radius, (right - left) / 2, (high - low) / 2);
  if (r === 0) return `M${left} ${low}L${right} ${low}L${right} ${high}L${left} ${high}Z`;
  return loop(
    arc(right - r, low + r, r, -90, 0),
    arc(right - r, high - r, r, 0, 90),
    arc(left + r, high - r, r, 90, 180),
    arc(left + r, low + r, r, 180, 270),
  );
}

/** Each subpath as the corners of a polygon; a curve becomes `steps` straight lines. */
export function flattenOutline(path: string, steps = 12): Point[][] {
  return parseOutline(path).map(({ start, stretches }) => {
    const points: Point[] = [start];
    for (const stretch of stretches) {
      const from = points.at(-1) ?? start;
      if (stretch.length === 1) {
        points.push(stretch[0]);
        continue;
      }
      const [a, b, c] = stretch;
      for (let i = 1; i <= steps; i += 1) {
        const t = i / steps;
        const u = 1 - t;
        const axis = (n: 0 | 1) =>
          u * u * u * from[n] + 3 * u * u * t * a[n] + 3 * u * t * t * b[n] + t * t * t * c[n];
        points.push([axis(0), axis(1)]);
      }
    }
    return points;
  });
}

/** Area of an outline, and length of its edge. */
export function edgeOf(path: string): { area: number; length: number } {
  let [area, length] = [0, 0];
  for (const points of flattenOutline(path, 6))
    points.forEach(([x, y], at) => {
      const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y];
      area += (x * nextY - nextX * y) / 2;
      length += Math.hypot(nextX - x, nextY - y);
    });
  return { area: Math.abs(area), length };
}

function polygonArea(points: readonly Point[]): number {
  let doubled = 0;
  points.forEach(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y];
    doubled += x * nextY - nextX * y;
  });
  return Math.abs(doubled) / 2;
}

/** Square units inside an outline: the first subpath less the others, which are its holes. */
export function outlineArea(path: string): number {
  const [outer = [], ...holes] = flattenOutline(path);
  return holes.reduce((area, hole) => area - polygonArea(hole), polygonArea(outer));
}

/** The box around an outline. */
export function outlineBox(path: string): { left: number; top: number; right: number; bottom: number } {
  const points = flattenOutline(path).flat();
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
