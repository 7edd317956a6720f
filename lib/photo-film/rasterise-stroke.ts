import type { Stroke } from './picture';
import type { Regions } from './regions';

/** The patches that a stroke runs over, and how much of each it covers, 0 to 1. */
export function regionsUnder(regions: Regions, stroke: Stroke, step: number): Map<number, number> {
  const { width, height, labels, area } = regions;
  const radius = Math.max(0.7, stroke.radius / step);
  const touched = new Set<number>();
  const { points } = stroke;
  const dot = (cx: number, cy: number) => {
    for (let y = Math.max(0, Math.ceil(cy - radius)); y <= Math.min(height - 1, cy + radius); y += 1)
      for (let x = Math.max(0, Math.ceil(cx - radius)); x <= Math.min(width - 1, cx + radius); x += 1)
        if ((x - cx) ** 2 + (y - cy) ** 2 <= radius * radius) touched.add(y * width + x);
  };
  for (let i = 0; i + 1 < points.length; i += 2) {
    const [x, y] = [(points[i] as number) / step, (points[i + 1] as number) / step];
    const [fromX, fromY] =
      i === 0 ? [x, y] : [(points[i - 2] as number) / step, (points[i - 1] as number) / step];
    const parts = Math.max(1, Math.ceil(Math.hypot(x - fromX, y - fromY) / Math.max(1, radius * 0.7)));
    for (let part = i === 0 ? parts : 1; part <= parts; part += 1) {
      const t = part / parts;
      dot(fromX + (x - fromX) * t, fromY + (y - fromY) * t);
    }
  }
  const shares = new Map<number, number>();
  for (const pixel of touched) {
    const k = labels[pixel] as number;
    shares.set(k, (shares.get(k) ?? 0) + 1 / (area[k] as number));
  }
  return shares;
}
