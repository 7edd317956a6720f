/** L*, a* and b* under D65, of an sRGB colour "#rrggbb" (IEC 61966-2-1, CIE 15). */
export function labOf(hex: string): [number, number, number] {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const scaled = (value: number) =>
    value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116;
  const x = scaled((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
  const y = scaled(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
  const z = scaled((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => ((angle * 180) / Math.PI + 360) % 360;

/** CIEDE2000: how different two colours look; 1 is just seen side by side (Sharma, Wu and Dalal, 2005). */
export function differenceOf(
  [l1, a1, b1]: readonly [number, number, number],
  [l2, a2, b2]: readonly [number, number, number],
): number {
  const chroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7)));
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const [h1, h2] = [degrees(Math.atan2(b1, p1)), degrees(Math.atan2(b2, p2))];
  const isGrey = c1 * c2 === 0;
  let turn = isGrey ? 0 : h2 - h1;
  if (turn > 180) turn -= 360;
  if (turn < -180) turn += 360;
  const lightness = (l1 + l2) / 2;
  const mean = (c1 + c2) / 2;
  let hue = h1 + h2;
  if (!isGrey) hue = Math.abs(h1 - h2) <= 180 ? hue / 2 : (hue + (hue < 360 ? 360 : -360)) / 2;
  const t =
    1 -
    0.17 * Math.cos(radians(hue - 30)) +
    0.24 * Math.cos(radians(2 * hue)) +
    0.32 * Math.cos(radians(3 * hue + 6)) -
    0.2 * Math.cos(radians(4 * hue - 63));
  const dl = (l2 - l1) / (1 + (0.015 * (lightness - 50) ** 2) / Math.sqrt(20 + (lightness - 50) ** 2));
  const dc = (c2 - c1) / (1 + 0.045 * mean);
  const dh = (2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn) / 2)) / (1 + 0.015 * mean * t);
  const rotation =
    -2 *
    Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)) *
    Math.sin(radians(60 * Math.exp(-(((hue - 275) / 25) ** 2))));
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + rotation * dc * dh);
}
