/** The mean of a square around each pixel, `radius` pixels to each side; at the borders, of what there is. */
export function boxBlur(source: Float32Array, width: number, height: number, radius: number): Float32Array {
  const rows = new Float32Array(source.length);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    let sum = 0;
    let count = 0;
    // Multiplied by, which is faster than to divide each.
    let share = 0;
    for (let x = 0; x < Math.min(radius, width); x += 1) {
      sum += source[row + x] as number;
      count += 1;
    }
    for (let x = 0; x < width; x += 1) {
      if (x + radius < width) {
        sum += source[row + x + radius] as number;
        count += 1;
      }
      if (x > radius) {
        sum -= source[row + x - radius - 1] as number;
        count -= 1;
      }
      if (x <= radius || x + radius >= width) share = 1 / count;
      rows[row + x] = sum * share;
    }
  }
  const out = new Float32Array(source.length);
  const sums = new Float64Array(width);
  let count = 0;
  for (let y = -radius; y < height; y += 1) {
    const enters = y + radius;
    if (enters < height) {
      for (let x = 0; x < width; x += 1) sums[x] = (sums[x] as number) + (rows[enters * width + x] as number);
      count += 1;
    }
    if (y < 0) continue;
    const leaves = y - radius - 1;
    if (leaves >= 0) {
      for (let x = 0; x < width; x += 1) sums[x] = (sums[x] as number) - (rows[leaves * width + x] as number);
      count -= 1;
    }
    const share = 1 / count;
    for (let x = 0; x < width; x += 1) out[y * width + x] = (sums[x] as number) * share;
  }
  return out;
}

/** The value of a plane between its pixels. */
export function sample(data: Float32Array, width: number, height: number, x: number, y: number): number {
  const cx = x < 0 ? 0 : x > width - 1 ? width - 1 : x;
  const cy = y < 0 ? 0 : y > height - 1 ? height - 1 : y;
  const x0 = Math.floor(cx);
  const y0 = Math.floor(cy);
  const x1 = x0 + 1 < width ? x0 + 1 : x0;
  const y1 = y0 + 1 < height ? y0 + 1 : y0;
  const [u, v] = [cx - x0, cy - y0];
  const top = (data[y0 * width + x0] as number) * (1 - u) + (data[y0 * width + x1] as number) * u;
  const low = (data[y1 * width + x0] as number) * (1 - u) + (data[y1 * width + x1] as number) * u;
  return top * (1 - v) + low * v;
}
