import { boxBlur } from './blur';
import type { LabPicture } from './picture';

/** A picture cut into small patches of one colour each, and what each patch is like. */
export interface Regions {
  count: number;
  width: number;
  height: number;
  /** The patch of each pixel. */
  labels: Int32Array;
  /** Pixels of each. */
  area: Float32Array;
  /** Mean colour and place of each. */
  l: Float32Array;
  a: Float32Array;
  b: Float32Array;
  x: Float32Array;
  y: Float32Array;
  /** How uneven the lightness of each is: paint is smooth, leaves and stones are not. */
  grain: Float32Array;
}

/** A queue that hands out what is nearest. */
class NearestQueue {
  private keys = new Float32Array(1 << 16);
  private values = new Int32Array(1 << 17);
  size = 0;

  push(key: number, pixel: number, label: number): void {
    if (this.size === this.keys.length) {
      const keys = new Float32Array(this.size * 2);
      keys.set(this.keys);
      this.keys = keys;
      const values = new Int32Array(this.size * 4);
      values.set(this.values);
      this.values = values;
    }
    const { keys, values } = this;
    let i = this.size;
    this.size += 1;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if ((keys[parent] as number) <= key) break;
      keys[i] = keys[parent] as number;
      values[i * 2] = values[parent * 2] as number;
      values[i * 2 + 1] = values[parent * 2 + 1] as number;
      i = parent;
    }
    keys[i] = key;
    values[i * 2] = pixel;
    values[i * 2 + 1] = label;
  }

  /** Writes pixel and label of the nearest into `out`, and takes it away. */
  pop(out: Int32Array): void {
    const { keys, values } = this;
    out[0] = values[0] as number;
    out[1] = values[1] as number;
    this.size -= 1;
    const last = this.size;
    const key = keys[last] as number;
    const [pixel, label] = [values[last * 2] as number, values[last * 2 + 1] as number];
    let i = 0;
    for (;;) {
      let child = i * 2 + 1;
      if (child >= last) break;
      if (child + 1 < last && (keys[child + 1] as number) < (keys[child] as number)) child += 1;
      if ((keys[child] as number) >= key) break;
      keys[i] = keys[child] as number;
      values[i * 2] = values[child * 2] as number;
      values[i * 2 + 1] = values[child * 2 + 1] as number;
      i = child;
    }
    keys[i] = key;
    values[i * 2] = pixel;
    values[i * 2 + 1] = label;
  }
}

/** A difference in colour that weighs as much as the distance to the next patch. */
const colourReach = 0.05;

/**
 * Patches that grow from a grid, the nearest pixel in colour and place first (after Achanta and Süsstrunk, "Superpixels and
 * polygons using simple non-iterative clustering", 2017): one pass, and their borders follow those of the picture.
 *
 * @param spacing pixels from one patch to the next
 */
export function findRegions(picture: LabPicture, spacing: number): Regions {
  const { width, height } = picture;
  const pl = boxBlur(picture.l, width, height, 1);
  const pa = boxBlur(picture.a, width, height, 1);
  const pb = boxBlur(picture.b, width, height, 1);
  const columns = Math.max(1, Math.round(width / spacing));
  const rows = Math.max(1, Math.round(height / spacing));
  const count = columns * rows;
  const labels = new Int32Array(width * height).fill(-1);
  const plane = () => new Float32Array(count);
  const [area, l, a, b, x, y, grain] = [plane(), plane(), plane(), plane(), plane(), plane(), plane()];
  const queue = new NearestQueue();
  for (let k = 0; k < count; k += 1) {
    const column = Math.floor((((k % columns) + 0.5) * width) / columns);
    const row = Math.floor(((Math.floor(k / columns) + 0.5) * height) / rows);
    queue.push(0, row * width + column, k);
  }
  const next = new Int32Array(2);
  const byColour = 1 / (colourReach * colourReach);
  const byPlace = 1 / (spacing * spacing);
  const offer = (pixel: number, px: number, py: number, k: number) => {
    if ((labels[pixel] as number) >= 0) return;
    const n = area[k] as number;
    const [dl, da, db] = [
      (pl[pixel] as number) - (l[k] as number) / n,
      (pa[pixel] as number) - (a[k] as number) / n,
      (pb[pixel] as number) - (b[k] as number) / n,
    ];
    const [dx, dy] = [px - (x[k] as number) / n, py - (y[k] as number) / n];
    queue.push((dl * dl + da * da + db * db) * byColour + (dx * dx + dy * dy) * byPlace, pixel, k);
  };
  while (queue.size > 0) {
    queue.pop(next);
    const pixel = next[0] as number;
    const k = next[1] as number;
    if ((labels[pixel] as number) >= 0) continue;
    labels[pixel] = k;
    const py = Math.floor(pixel / width);
    const px = pixel - py * width;
    area[k] = (area[k] as number) + 1;
    l[k] = (l[k] as number) + (pl[pixel] as number);
    grain[k] = (grain[k] as number) + (pl[pixel] as number) ** 2;
    a[k] = (a[k] as number) + (pa[pixel] as number);
    b[k] = (b[k] as number) + (pb[pixel] as number);
    x[k] = (x[k] as number) + px;
    y[k] = (y[k] as number) + py;
    if (px > 0) offer(pixel - 1, px - 1, py, k);
    if (px < width - 1) offer(pixel + 1, px + 1, py, k);
    if (py > 0) offer(pixel - width, px, py - 1, k);
    if (py < height - 1) offer(pixel + width, px, py + 1, k);
  }
  for (let k = 0; k < count; k += 1) {
    const n = Math.max(1, area[k] as number);
    l[k] = (l[k] as number) / n;
    grain[k] = Math.sqrt(Math.max(0, (grain[k] as number) / n - (l[k] as number) * (l[k] as number)));
    a[k] = (a[k] as number) / n;
    b[k] = (b[k] as number) / n;
    x[k] = (x[k] as number) / n;
    y[k] = (y[k] as number) / n;
  }
  return { count, width, height, labels, area, l, a, b, x, y, grain };
}

/** Which patches touch, along how many pixels, and how different they are there. Both directions; those of `k` stand together. */
export interface RegionGraph {
  /** Where those of each patch begin. */
  start: Int32Array;
  to: Int32Array;
  /** The same pair seen from the other side. */
  twin: Int32Array;
  border: Float32Array;
  contrast: Float32Array;
}

export function connectRegions(regions: Regions, picture: LabPicture): RegionGraph {
  const { count, width, height, labels } = regions;
  const pairs = new Map<number, number>();
  const ends: number[] = [];
  const border: number[] = [];
  const contrast: number[] = [];
  const meet = (p: number, q: number, before: number, after: number) => {
    const [one, other] = [labels[p] as number, labels[q] as number];
    if (one === other) return;
    const key = one < other ? one * count + other : other * count + one;
    let pair = pairs.get(key);
    if (pair === undefined) {
      pair = border.length;
      pairs.set(key, pair);
      ends.push(Math.min(one, other), Math.max(one, other));
      border.push(0);
      contrast.push(0);
    }
    border[pair] = (border[pair] as number) + 1;
    // Over two pixels more: an edge is never sharper than the lens.
    contrast[pair] =
      (contrast[pair] as number) +
      Math.hypot(
        (picture.l[before] as number) - (picture.l[after] as number),
        (picture.a[before] as number) - (picture.a[after] as number),
        (picture.b[before] as number) - (picture.b[after] as number),
      );
  };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const p = y * width + x;
      if (x < width - 1) meet(p, p + 1, x > 0 ? p - 1 : p, x < width - 2 ? p + 2 : p + 1);
      if (y < height - 1)
        meet(p, p + width, y > 0 ? p - width : p, y < height - 2 ? p + 2 * width : p + width);
    }
  const start = new Int32Array(count + 1);
  for (const end of ends) start[end + 1] = (start[end + 1] as number) + 1;
  for (let k = 0; k < count; k += 1) start[k + 1] = (start[k + 1] as number) + (start[k] as number);
  const free = start.slice();
  const size = ends.length;
  const graph: RegionGraph = {
    start,
    to: new Int32Array(size),
    twin: new Int32Array(size),
    border: new Float32Array(size),
    contrast: new Float32Array(size),
  };
  for (let pair = 0; pair < border.length; pair += 1) {
    const [one, other] = [ends[pair * 2] as number, ends[pair * 2 + 1] as number];
    const [i, j] = [free[one] as number, free[other] as number];
    free[one] = (free[one] as number) + 1;
    free[other] = (free[other] as number) + 1;
    const whole = Math.hypot(
      (regions.l[one] as number) - (regions.l[other] as number),
      (regions.a[one] as number) - (regions.a[other] as number),
      (regions.b[one] as number) - (regions.b[other] as number),
    );
    graph.to[i] = other;
    graph.to[j] = one;
    graph.twin[i] = j;
    graph.twin[j] = i;
    graph.border[i] = graph.border[j] = border[pair] as number;
    graph.contrast[i] = graph.contrast[j] =
      0.5 * whole + (0.5 * (contrast[pair] as number)) / (border[pair] as number);
  }
  return graph;
}
