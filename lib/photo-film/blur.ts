const scratches = new Map<string, Float32Array>();

/**
 * A plane to work on that is kept for the next time: memory that is asked for anew costs more than the sums in it. What it holds is
 * what was left there.
 *
 * @param name of its purpose: nothing else may use it at the same time
 */
export function scratchPlane(name: string, length: number): Float32Array {
  const known = scratches.get(name);
  if (known && known.length >= length) return known.subarray(0, length);
  const plane = new Float32Array(length);
  scratches.set(name, plane);
  return plane;
}

/**
 * The mean of a square around each pixel, `radius` pixels to each side; at the borders, of what there is.
 *
 * @param out where it is written; anew if it is left out
 */
export function boxBlur(
  source: Float32Array,
  width: number,
  height: number,
  radius: number,
  out: Float32Array = new Float32Array(source.length),
): Float32Array {
  const rows = scratchPlane('rows', source.length);
  for (let y = 0; y < height; y += 1) blurRow(source, rows, y * width, width, radius);
  const sums = new Float64Array(width);
  const first = Math.min(radius, height);
  for (let y = 0; y < first; y += 1)
    for (let x = 0; x < width; x += 1) sums[x] = (sums[x] as number) + (rows[y * width + x] as number);
  let count = first;
  for (let y = 0; y < height; y += 1) {
    const enters = y + radius < height;
    const leaves = y > radius;
    count += Number(enters) - Number(leaves);
    const below = (y + radius) * width;
    const above = (y - radius - 1) * width;
    const row = y * width;
    const share = 1 / count;
    // Each column once: what enters below, what leaves above, and the mean of what is left.
    if (enters && leaves)
      for (let x = 0; x < width; x += 1) {
        const sum = (sums[x] as number) + (rows[below + x] as number) - (rows[above + x] as number);
        sums[x] = sum;
        out[row + x] = sum * share;
      }
    else
      for (let x = 0; x < width; x += 1) {
        let sum = sums[x] as number;
        if (enters) sum += rows[below + x] as number;
        if (leaves) sum -= rows[above + x] as number;
        sums[x] = sum;
        out[row + x] = sum * share;
      }
  }
  return out;
}

/** One row of it, from left to right: what enters on the right and what leaves on the left. */
function blurRow(source: Float32Array, rows: Float32Array, row: number, width: number, radius: number): void {
  let sum = 0;
  let count = Math.min(radius, width);
  for (let x = 0; x < count; x += 1) sum += source[row + x] as number;
  const inner = Math.min(width, radius + 1);
  const end = Math.max(inner, width - radius);
  for (let x = 0; x < inner; x += 1) {
    if (x + radius < width) {
      sum += source[row + x + radius] as number;
      count += 1;
    }
    rows[row + x] = sum / count;
  }
  // Inside as much enters as leaves: nothing is asked. No closure here either, or the sum would live on the heap.
  const share = 1 / count;
  for (let at = row + inner; at < row + end; at += 1) {
    sum += (source[at + radius] as number) - (source[at - radius - 1] as number);
    rows[at] = sum * share;
  }
  for (let x = end; x < width; x += 1) {
    sum -= source[row + x - radius - 1] as number;
    count -= 1;
    rows[row + x] = sum / count;
  }
}

/** The value of a plane between its pixels. */
export function sample(data: Float32Array, width: number, height: number, x: number, y: number): number {
  const cx = x < 0 ? 0 : x > width - 1 ? width - 1 : x;
  const cy = y < 0 ? 0 : y > height - 1 ? height - 1 : y;
  const x0 = Math.floor(cx);
  const y0 = Math.floor(cy);
  const x1 = x0 + 1 < width ? x0 + 1 : x0;
  const y1 = y0 + 1 < height ? y0 + 1 : y0;
  const u = cx - x0;
  const v = cy - y0;
  const top = (data[y0 * width + x0] as number) * (1 - u) + (data[y0 * width + x1] as number) * u;
  const low = (data[y1 * width + x0] as number) * (1 - u) + (data[y1 * width + x1] as number) * u;
  return top * (1 - v) + low * v;
}
