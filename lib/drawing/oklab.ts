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

/** How far two colours are apart: 0.02 is just seen side by side, 1 is from black to white. */
export const labDistance = (one: Lab, other: Lab): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

export const rgbToHex = (red: number, green: number, blue: number): string =>
  `#${[red, green, blue].map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
