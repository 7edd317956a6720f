/** A rectangle in millimetres; y grows downwards, as in SVG. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function boxAround(points: readonly (readonly [number, number])[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return points.length === 0
    ? { x: 0, y: 0, width: 0, height: 0 }
    : { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}
