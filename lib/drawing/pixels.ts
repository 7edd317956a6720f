/** A bitmap as a canvas and sharp hand it out: RGBA, eight bits, row by row, alpha not multiplied in. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

export const newPixels = (width: number, height: number): Pixels => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4),
});

const towards = (from: number, to: number, share: number) => from + (to - from) * share;

/** So many pixels of each one, as smooth as between its neighbours: what was softened at an edge says where the edge was. */
function enlarged({ width, height, data }: Pixels, times: number): Pixels {
  const out = newPixels(width * times, height * times);
  const place = (at: number, most: number) => {
    const exact = Math.min(most - 1, Math.max(0, (at + 0.5) / times - 0.5));
    const low = Math.floor(exact);
    return { low, high: Math.min(most - 1, low + 1), share: exact - low };
  };
  for (let y = 0; y < out.height; y += 1) {
    const row = place(y, height);
    for (let x = 0; x < out.width; x += 1) {
      const column = place(x, width);
      const corners = [row.low, row.high].flatMap((v) => [
        (v * width + column.low) * 4,
        (v * width + column.high) * 4,
      ]) as [number, number, number, number];
      const alphas = corners.map((at) => data[at + 3] as number) as [number, number, number, number];
      const mix = (a: number, b: number, c: number, d: number) =>
        towards(towards(a, b, column.share), towards(c, d, column.share), row.share);
      const alpha = mix(...alphas);
      const to = (y * out.width + x) * 4;
      out.data[to + 3] = alpha;
      if (alpha === 0) continue;
      for (let channel = 0; channel < 3; channel += 1) {
        const weighed = corners.map(
          (at, corner) => (data[at + channel] as number) * (alphas[corner] as number),
        );
        out.data[to + channel] = mix(...(weighed as [number, number, number, number])) / alpha;
      }
    }
  }
  return out;
}

/** The mean of so many pixels across and down. */
function shrunk({ width, height, data }: Pixels, step: number): Pixels {
  const out = newPixels(Math.max(1, Math.floor(width / step)), Math.max(1, Math.floor(height / step)));
  for (let y = 0; y < out.height; y += 1)
    for (let x = 0; x < out.width; x += 1) {
      let [red, green, blue, alpha, count] = [0, 0, 0, 0, 0];
      for (let v = y * step; v < Math.min(height, (y + 1) * step); v += 1)
        for (let u = x * step; u < Math.min(width, (x + 1) * step); u += 1) {
          const at = (v * width + u) * 4;
          const own = data[at + 3] as number;
          red += (data[at] as number) * own;
          green += (data[at + 1] as number) * own;
          blue += (data[at + 2] as number) * own;
          alpha += own;
          count += 1;
        }
      const to = (y * out.width + x) * 4;
      out.data[to + 3] = alpha / count;
      if (alpha === 0) continue;
      out.data[to] = red / alpha;
      out.data[to + 1] = green / alpha;
      out.data[to + 2] = blue / alpha;
    }
  return out;
}

/** The same picture with a longer side that is worked on: enlarged below `least`, made smaller above `most`. */
export function workingSize(pixels: Pixels, least: number, most: number): Pixels {
  const longer = Math.max(pixels.width, pixels.height);
  if (longer > most) return shrunk(pixels, Math.ceil(longer / most));
  return longer < least ? enlarged(pixels, Math.min(6, Math.ceil(least / longer))) : pixels;
}
