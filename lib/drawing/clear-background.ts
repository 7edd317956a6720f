import { type Lab, labDistance, rgbToHex, rgbToLab } from './oklab';
import { newPixels, type Pixels } from './pixels';

/** How far a pixel may be from the background's colour and belong to it: what JPEG does to a flat one. */
const near = 0.05;
/** A flat background is the colour of so much of the border. */
const flatShare = 0.8;
/** Pixels from the background in which an edge is soft. */
const edgeReach = 2;
/** An island of so few pixels in the background is dirt. */
const dirt = 12;

const labAt = ({ data }: Pixels, pixel: number): Lab =>
  rgbToLab(data[pixel * 4] as number, data[pixel * 4 + 1] as number, data[pixel * 4 + 2] as number);

function borderOf({ width, height }: Pixels): number[] {
  const border: number[] = [];
  for (let x = 0; x < width; x += 1) border.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y += 1) border.push(y * width, y * width + width - 1);
  return border;
}

/** The one flat colour round a picture, #rrggbb; null where the border is transparent already or has no one colour. */
export function findBackground(pixels: Pixels): string | null {
  const border = borderOf(pixels);
  const opaque = border.filter((pixel) => (pixels.data[pixel * 4 + 3] as number) > 250);
  if (opaque.length < border.length * 0.95) return null;
  const bins = new Map<number, number[]>();
  for (const pixel of opaque) {
    const [red, green, blue] = pixels.data.subarray(pixel * 4, pixel * 4 + 3) as unknown as [
      number,
      number,
      number,
    ];
    const bin = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const known = bins.get(bin);
    if (known) known.push(pixel);
    else bins.set(bin, [pixel]);
  }
  const [largest = []] = [...bins.values()].sort((a, b) => b.length - a.length);
  const mean = [0, 1, 2].map(
    (channel) =>
      largest.reduce((sum, pixel) => sum + (pixels.data[pixel * 4 + channel] as number), 0) / largest.length,
  ) as [number, number, number];
  const colour = rgbToLab(Math.round(mean[0]), Math.round(mean[1]), Math.round(mean[2]));
  const alike = opaque.filter((pixel) => labDistance(labAt(pixels, pixel), colour) < near).length;
  return alike >= border.length * flatShare ? rgbToHex(...mean) : null;
}

/** Every pixel of the background that hangs together with the border, or all of that colour: 1 in the mask. */
function floodFrom(pixels: Pixels, background: Lab, inside: boolean): Uint8Array {
  const { width, height } = pixels;
  const outside = new Uint8Array(width * height);
  const waiting = inside ? Array.from(outside.keys()) : borderOf(pixels);
  let [lastColour, lastDistance] = [-1, 0];
  const isNear = (pixel: number) => {
    const at = pixel * 4;
    if (pixels.data[at + 3] === 0) return true;
    const colour =
      ((pixels.data[at] as number) << 16) |
      ((pixels.data[at + 1] as number) << 8) |
      (pixels.data[at + 2] as number);
    if (colour !== lastColour) {
      lastColour = colour;
      lastDistance = labDistance(labAt(pixels, pixel), background);
    }
    return lastDistance < near;
  };
  while (waiting.length > 0) {
    const pixel = waiting.pop() as number;
    if (outside[pixel] || !isNear(pixel)) continue;
    outside[pixel] = 1;
    const x = pixel % width;
    if (x > 0) waiting.push(pixel - 1);
    if (x < width - 1) waiting.push(pixel + 1);
    if (pixel >= width) waiting.push(pixel - width);
    if (pixel < width * (height - 1)) waiting.push(pixel + width);
  }
  return outside;
}

/** Islands of a few pixels become background too. */
function sweepDirt({ width, height }: Pixels, outside: Uint8Array): void {
  const seen = new Uint8Array(outside);
  for (let start = 0; start < seen.length; start += 1) {
    if (seen[start]) continue;
    const island = [start];
    seen[start] = 1;
    for (let at = 0; at < island.length; at += 1) {
      const pixel = island[at] as number;
      const x = pixel % width;
      for (const next of [
        x > 0 ? pixel - 1 : -1,
        x < width - 1 ? pixel + 1 : -1,
        pixel - width,
        pixel < width * (height - 1) ? pixel + width : -1,
      ])
        if (next >= 0 && !seen[next]) {
          seen[next] = 1;
          island.push(next);
        }
    }
    if (island.length < dirt) for (const pixel of island) outside[pixel] = 1;
  }
}

/** How many steps each pixel is from the background, as far as the edge reaches. */
function stepsFrom({ width, height }: Pixels, outside: Uint8Array): Uint8Array {
  const steps = new Uint8Array(outside.length).fill(255);
  let ring: number[] = [];
  for (let pixel = 0; pixel < outside.length; pixel += 1) if (outside[pixel]) steps[pixel] = 0;
  for (let pixel = 0; pixel < outside.length; pixel += 1) if (outside[pixel]) ring.push(pixel);
  for (let step = 1; step <= edgeReach; step += 1) {
    const next: number[] = [];
    for (const pixel of ring) {
      const [x, y] = [pixel % width, Math.floor(pixel / width)];
      for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v += 1)
        for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u += 1)
          if (steps[v * width + u] === 255) {
            steps[v * width + u] = step;
            next.push(v * width + u);
          }
    }
    ring = next;
  }
  return steps;
}

/**
 * The picture without the one flat colour round it. Only what hangs together with the border goes: the white of an eye stays. At
 * the edge, where a pixel is a mixture, it becomes its own colour with as much opacity as it has of it.
 *
 * @param inside takes the same colour away wherever it is, such as in the openings of letters
 * @returns null where there is no flat background
 */
export function clearBackground(pixels: Pixels, inside = false): Pixels | null {
  const found = findBackground(pixels);
  if (found === null) return null;
  const { width, height, data } = pixels;
  const back = [1, 3, 5].map((at) => Number.parseInt(found.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
  const background = rgbToLab(...back);
  const outside = floodFrom(pixels, background, inside);
  sweepDirt(pixels, outside);
  const steps = stepsFrom(pixels, outside);
  const out = newPixels(width, height);
  out.data.set(data);
  for (let pixel = 0; pixel < outside.length; pixel += 1) {
    const step = steps[pixel] as number;
    if (step === 255) continue;
    const at = pixel * 4;
    if (step === 0) {
      out.data.fill(0, at, at + 4);
      continue;
    }
    const own = ownColourNear(pixels, steps, pixel, background);
    if (own < 0) continue;
    let [along, whole] = [0, 0];
    for (let channel = 0; channel < 3; channel += 1) {
      const full = (data[own * 4 + channel] as number) - (back[channel] as number);
      along += ((data[at + channel] as number) - (back[channel] as number)) * full;
      whole += full * full;
    }
    const share = whole === 0 ? 1 : Math.min(1, Math.max(0, along / whole));
    if (share > 0.97) continue;
    for (let channel = 0; channel < 3; channel += 1)
      out.data[at + channel] = data[own * 4 + channel] as number;
    out.data[at + 3] = Math.round((data[at + 3] as number) * share);
  }
  return out;
}

/** The pixel nearby that is least like the background, further inside if there is one: the colour without the mixture. */
function ownColourNear(
  { width, height, ...pixels }: Pixels,
  steps: Uint8Array,
  pixel: number,
  background: Lab,
) {
  const [x, y] = [pixel % width, Math.floor(pixel / width)];
  let [best, furthest] = [-1, -1];
  for (let v = Math.max(0, y - 2); v <= Math.min(height - 1, y + 2); v += 1)
    for (let u = Math.max(0, x - 2); u <= Math.min(width - 1, x + 2); u += 1) {
      const other = v * width + u;
      if (steps[other] === 0) continue;
      const inward = steps[other] === 255 ? 0.25 : 0;
      const distance = labDistance(labAt({ width, height, ...pixels }, other), background) + inward;
      if (distance > furthest) [best, furthest] = [other, distance];
    }
  return best;
}
