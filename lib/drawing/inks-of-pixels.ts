import { hexToLab, type Lab, labDistance, rgbToHex, rgbToLab } from './oklab';
import { newPixels, type Pixels } from './pixels';

/** A colour of a bitmap and how much of what is not transparent it covers, from 0 to 1. */
interface Ink {
  colour: string;
  share: number;
}

/** No ink: transparent. */
const clear = 255;

/** Nearer colours are one ink: noise of a JPEG, not a choice of anybody. */
const sameInk = 0.06;
/** Looked at beyond so many pixels: every second, third, and so on. */
const mostLooked = 400_000;

/** Sum of the differences of three bytes. */
const flatness = 30;

interface Bin {
  weight: number;
  sums: [red: number, green: number, blue: number];
  lab: Lab;
  rgb: [red: number, green: number, blue: number];
}

/**
 * Is a pixel part of an area, not of an edge: three of the eight round it are like it.
 *
 * @param most by how much the bytes of a neighbour may differ, together
 */
function isFlat({ width, height, data }: Pixels, x: number, y: number, most = flatness): boolean {
  if (x === 0 || y === 0 || x === width - 1 || y === height - 1) return false;
  const at = (y * width + x) * 4;
  let same = 0;
  for (let v = -1; v <= 1; v += 1)
    for (let u = -1; u <= 1; u += 1) {
      const other = at + (v * width + u) * 4;
      // By sums of bytes: exact enough, and a tenth of the time that roots take.
      const off =
        Math.abs((data[at] as number) - (data[other] as number)) +
        Math.abs((data[at + 1] as number) - (data[other + 1] as number)) +
        Math.abs((data[at + 2] as number) - (data[other + 2] as number));
      if ((data[other + 3] as number) > 127 && off < most) same += 1;
    }
  return same > 3;
}

/** Colours in boxes of eight levels a channel, those of areas first: edges are mixtures that nobody chose. */
function binsOf(pixels: Pixels): { bins: Bin[]; flat: number } {
  const { width, height, data } = pixels;
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / mostLooked)));
  const bins = new Map<number, Bin>();
  let [flat, all] = [0, 0];
  for (let y = 0; y < height; y += step)
    for (let x = 0; x < width; x += step) {
      const at = (y * width + x) * 4;
      if ((data[at + 3] as number) < 128) continue;
      const [red, green, blue] = [data[at] as number, data[at + 1] as number, data[at + 2] as number];
      const weight = isFlat(pixels, x, y) ? 1 : 0.02;
      all += 1;
      if (weight === 1) flat += 1;
      const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
      const bin = bins.get(key) ?? { weight: 0, sums: [0, 0, 0], lab: [0, 0, 0], rgb: [0, 0, 0] };
      bin.weight += weight;
      bin.sums[0] += red * weight;
      bin.sums[1] += green * weight;
      bin.sums[2] += blue * weight;
      bins.set(key, bin);
    }
  for (const bin of bins.values()) {
    bin.rgb = bin.sums.map((sum) => Math.round(sum / bin.weight)) as Bin['rgb'];
    bin.lab = rgbToLab(...bin.rgb);
  }
  return {
    bins: [...bins.values()].sort((a, b) => b.weight - a.weight),
    flat: all === 0 ? 1 : flat / all,
  };
}

/** What a bitmap is made of, as far as making it goes. */
export interface BitmapLook {
  /** The largest first. */
  inks: readonly Ink[];
  /** Too many colours, or none of them flat. */
  isPhoto: boolean;
  /** Share of what is neither opaque nor transparent, edges left out. */
  halfTransparent: number;
}

const mostInks = 24;

/** The colours of a bitmap, counted as a printer would: a noisy red is one red, a softened edge is no colour. */
export function lookAt(pixels: Pixels): BitmapLook {
  const { bins, flat } = binsOf(pixels);
  const total = bins.reduce((sum, { weight }) => sum + weight, 0);
  const inks: { lab: Lab; rgb: Bin['rgb']; weight: number }[] = [];
  for (const { lab, rgb, weight } of bins) {
    const near = inks.find((ink) => labDistance(ink.lab, lab) < sameInk);
    if (near) near.weight += weight;
    else if (inks.length < mostInks * 2) inks.push({ lab, rgb, weight });
  }
  const kept = inks.filter(({ weight }) => weight > total * 0.004).sort((a, b) => b.weight - a.weight);
  return {
    inks: kept
      .slice(0, mostInks)
      .map(({ rgb, weight }) => ({ colour: rgbToHex(...rgb), share: weight / total })),
    isPhoto: kept.length > mostInks || flat < 0.5,
    halfTransparent: halfTransparentOf(pixels),
  };
}

function halfTransparentOf({ width, height, data }: Pixels): number {
  const isHalf = (at: number) => (data[at + 3] as number) > 20 && (data[at + 3] as number) < 235;
  let [half, seen] = [0, 0];
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = (y * width + x) * 4;
      if ((data[at + 3] as number) < 21) continue;
      seen += 1;
      // An edge is thin: what is half transparent beyond a pixel to each side is meant.
      const across = isHalf(at - 8 < 0 ? 0 : at - 8) && isHalf(at - 4) && isHalf(at + 4) && isHalf(at + 8);
      if (isHalf(at) && across && isHalf(at - width * 4) && isHalf(at + width * 4)) half += 1;
    }
  return seen === 0 ? 0 : half / seen;
}

/** Clusters of colours by k-means in OKLab, begun with the colours that are furthest apart; each is a colour that is really there. */
export function paletteOf(pixels: Pixels, count: number): string[] {
  const { bins } = binsOf(pixels);
  const [first] = bins;
  if (!first) return [];
  const seeds: Lab[] = [first.lab];
  while (seeds.length < count) {
    let [best, worth] = [first, 0];
    for (const bin of bins) {
      const distance = Math.min(...seeds.map((seed) => labDistance(seed, bin.lab)));
      const own = Math.sqrt(bin.weight) * distance ** 2;
      if (distance > 0.02 && own > worth) [best, worth] = [bin, own];
    }
    if (worth === 0) break;
    seeds.push(best.lab);
  }
  let clusters: Bin[][] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    clusters = seeds.map(() => []);
    for (const bin of bins) clusters[nearestOf(seeds, bin.lab)]?.push(bin);
    for (const [at, cluster] of clusters.entries()) {
      const weight = cluster.reduce((sum, bin) => sum + bin.weight, 0);
      if (weight === 0) continue;
      const mean = (axis: 0 | 1 | 2) =>
        cluster.reduce((sum, bin) => sum + bin.lab[axis] * bin.weight, 0) / weight;
      seeds[at] = [mean(0), mean(1), mean(2)];
    }
  }
  return clusters.flatMap((cluster, at) => {
    const seed = seeds[at] as Lab;
    // A brand's red is the one that is there most, not the mean of it and its edges.
    const [heaviest] = cluster;
    if (!heaviest) return [];
    const weight = cluster.reduce((sum, bin) => sum + bin.weight, 0);
    const central = cluster.reduce((best, bin) =>
      labDistance(bin.lab, seed) < labDistance(best.lab, seed) ? bin : best,
    );
    return [rgbToHex(...(heaviest.weight > weight * 0.25 ? heaviest : central).rgb)];
  });
}

function nearestOf(inks: readonly Lab[], lab: Lab): number {
  let [best, distance] = [0, Infinity];
  for (const [at, ink] of inks.entries()) {
    const own = labDistance(ink, lab);
    if (own < distance) [best, distance] = [at, own];
  }
  return best;
}

/**
 * Which ink each pixel has, `clear` for none. Areas take the nearest ink; then they grow over the edges between them, where a pixel
 * takes one of its neighbours' inks: so a softened edge from white to navy never becomes the grey that is in the palette as well.
 *
 * @param grain pixels across that were one before the picture was enlarged
 */
export function inkEach(pixels: Pixels, palette: readonly string[], grain = 1): Uint8Array {
  const { width, height, data } = pixels;
  const inks = palette.map(hexToLab);
  const labels = new Uint8Array(width * height).fill(clear);
  const known = new Map<number, { lab: Lab; ink: number }>();
  const look = (pixel: number) => {
    const at = pixel * 4;
    const key = ((data[at] as number) << 16) | ((data[at + 1] as number) << 8) | (data[at + 2] as number);
    let found = known.get(key);
    if (!found) {
      const lab = rgbToLab(data[at] as number, data[at + 1] as number, data[at + 2] as number);
      found = { lab, ink: nearestOf(inks, lab) };
      if (known.size < 300_000) known.set(key, found);
    }
    return found;
  };
  const edge: number[] = [];
  // The inks of the areas that a pixel may belong to, a bit each.
  const beside = new Uint32Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      if ((data[pixel * 4 + 3] as number) < 128) continue;
      if (isFlat(pixels, x, y, flatness / grain)) {
        const { ink } = look(pixel);
        labels[pixel] = ink;
        beside[pixel] = 1 << ink;
      } else edge.push(pixel);
    }
  for (let step = 0; step < 2 + 2 * grain; step += 1) spread(beside, edge, width);
  for (const pixel of edge) {
    const { lab, ink: nearest } = look(pixel);
    const round = beside[pixel] as number;
    let [best, distance] = [nearest, Infinity];
    for (const [ink, own] of inks.entries()) {
      if (((round >> ink) & 1) === 0) continue;
      const off = labDistance(own, lab);
      if (off < distance) [best, distance] = [ink, off];
    }
    labels[pixel] = best;
  }
  return labels;
}

/** Pixels of edges take over what those round them may be. */
function spread(beside: Uint32Array, edge: readonly number[], width: number): void {
  const before = edge.map((pixel) => {
    let all = beside[pixel] as number;
    const x = pixel % width;
    for (const row of [pixel - width, pixel, pixel + width]) {
      all |= beside[row] ?? 0;
      if (x > 0) all |= beside[row - 1] ?? 0;
      if (x < width - 1) all |= beside[row + 1] ?? 0;
    }
    return all;
  });
  for (const [at, pixel] of edge.entries()) beside[pixel] = before[at] as number;
}

/** Specks become what lies round most of them. */
export function sweepSpecks(labels: Uint8Array, width: number, least: number): void {
  const height = labels.length / width;
  const seen = new Uint8Array(labels.length);
  for (let start = 0; start < labels.length; start += 1) {
    if (seen[start]) continue;
    const own = labels[start] as number;
    const part = [start];
    const round = new Map<number, number>();
    seen[start] = 1;
    for (let at = 0; at < part.length; at += 1) {
      const pixel = part[at] as number;
      const x = pixel % width;
      for (const next of [
        x > 0 ? pixel - 1 : -1,
        x < width - 1 ? pixel + 1 : -1,
        pixel - width,
        pixel < width * (height - 1) ? pixel + width : -1,
      ]) {
        if (next < 0) continue;
        const label = labels[next] as number;
        if (label !== own) round.set(label, (round.get(label) ?? 0) + 1);
        else if (!seen[next]) {
          seen[next] = 1;
          part.push(next);
        }
      }
    }
    if (part.length >= least || round.size === 0) continue;
    const [[other] = [own]] = [...round].sort(([, a], [, b]) => b - a);
    for (const pixel of part) labels[pixel] = other;
  }
}

/** The same picture in so many flat inks. */
export function reduceInks(pixels: Pixels, count: number): Pixels {
  const palette = paletteOf(pixels, count);
  const labels = inkEach(pixels, palette);
  const out = newPixels(pixels.width, pixels.height);
  const rgb = palette.map((colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)));
  for (let pixel = 0; pixel < labels.length; pixel += 1) {
    const ink = rgb[labels[pixel] as number];
    // A soft edge to nothing stays soft.
    const alpha = pixels.data[pixel * 4 + 3] as number;
    if (!ink) continue;
    out.data.set(ink, pixel * 4);
    out.data[pixel * 4 + 3] = alpha;
  }
  return out;
}

/** The same picture with one ink in another colour; where that ink fades into another, the new one does. */
export function recolourInk(pixels: Pixels, from: string, to: string): Pixels {
  const own = hexToLab(from);
  const others = lookAt(pixels)
    .inks.map(({ colour }) => hexToLab(colour))
    .filter((lab) => labDistance(lab, own) > sameInk);
  const reach = Math.min(0.35, ...others.map((lab) => labDistance(lab, own)));
  const [full, none] = [Math.min(sameInk, reach / 3), reach * 0.9];
  const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const [before, after] = [channels(from), channels(to)];
  const out = newPixels(pixels.width, pixels.height);
  out.data.set(pixels.data);
  for (let at = 0; at < out.data.length; at += 4) {
    if (out.data[at + 3] === 0) continue;
    const lab = rgbToLab(out.data[at] as number, out.data[at + 1] as number, out.data[at + 2] as number);
    const distance = labDistance(lab, own);
    if (distance >= none) continue;
    const share = distance <= full ? 1 : (none - distance) / (none - full);
    for (let channel = 0; channel < 3; channel += 1)
      out.data[at + channel] =
        (out.data[at + channel] as number) +
        ((after[channel] as number) - (before[channel] as number)) * share;
  }
  return out;
}
