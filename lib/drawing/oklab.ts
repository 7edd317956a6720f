// OKLab after Björn Ottosson, "A perceptual color space for image processing" (2020).

/** The share of light of a byte of sRGB. */
export const linearLight = new Float32Array(256);
for (let i = 0; i < 256; i += 1) {
  const c = i / 255;
  linearLight[i] = c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

export type Lab = readonly [l: number, a: number, b: number];

/** Lightness and two axes of a colour of sRGB, bytes. */
export function rgbToLab(red: number, green: number, blue: number): [l: number, a: number, b: number] {
  const [r, g, c] = [linearLight[red] as number, linearLight[green] as number, linearLight[blue] as number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * c);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * c);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * c);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** `#rrggbb` in OKLab. */
export function hexToLab(hex: string): [l: number, a: number, b: number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return rgbToLab(value >> 16, (value >> 8) & 255, value & 255);
}

const encode = (share: number) =>
  Math.round(255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055));

/** A colour of OKLab as `#rrggbb`; of what no screen shows the nearest that one does. */
export function labToHex([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const [red, green, blue] = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((share) => encode(Math.min(1, Math.max(0, share)))) as [number, number, number];
  return rgbToHex(red, green, blue);
}

/** `percent` of one colour over another, as `color-mix(in oklab, …)` does it; both `#rrggbb`. */
export function mixInLab(percent: number, one: string, other: string): string {
  const [a, b] = [hexToLab(one), hexToLab(other)];
  const at = (axis: 0 | 1 | 2) => (a[axis] * percent + b[axis] * (100 - percent)) / 100;
  return labToHex([at(0), at(1), at(2)]);
}

/** How far two colours are apart: 0.02 is just seen side by side, 1 is from black to white. */
export const labDistance = (one: Lab, other: Lab): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

export const rgbToHex = (red: number, green: number, blue: number): string =>
  `#${[red, green, blue].map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
