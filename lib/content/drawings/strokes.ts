/**
 * How a part of a small drawing is put down. Strokes: `line` in the ink of text, `mark` in the accent, `pale` in the ground,
 * `cord` a thread, a tube or a film in the accent. Surfaces without an edge: `ink`, `accent`, `bare`; with one: `body` in the
 * ground, `coat` in the accent.
 */
export type Stroke = 'line' | 'mark' | 'pale' | 'cord' | 'ink' | 'accent' | 'bare' | 'body' | 'coat';

/** What lies below comes first. On a sheet of 96 × 96 units, or 144 × 96 for a wide one. */
export type LineDrawing = readonly (readonly [stroke: Stroke, path: string])[];

export function rect(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

export function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

/** The same stroke, begun at each point. */
export function each(points: readonly (readonly [x: number, y: number])[], stroke: string): string {
  return points.map(([x, y]) => `M${x} ${y}${stroke}`).join('');
}

/** The same stroke `count` times, each a step on from the last. */
export function row(
  [x, y]: readonly [number, number],
  [stepX, stepY]: readonly [number, number],
  count: number,
  stroke: string,
): string {
  return each(
    Array.from({ length: count }, (_, i) => [x + stepX * i, y + stepY * i] as const),
    stroke,
  );
}

/** Solid matter cut through, down from (x, y). */
export function ground(x: number, y: number, count: number): string {
  return `M${x} ${y}h${count * 10}${row([x + 8, y + 1], [10, 0], count, 'l-7 10')}`;
}

/** A wall cut through, its face at x. */
export function wall(x: number, y: number, count: number): string {
  return `M${x} ${y}v${count * 10}${row([x - 1, y + 2], [0, 10], count, 'l-9 7')}`;
}
