/** Red, green and blue from 0 to 255 of "#rrggbb". */
function channelsOf(hex: string): [red: number, green: number, blue: number] {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** Relative luminance from 0 to 1 (WCAG 2.2, "relative luminance"). */
function luminanceOf(hex: string): number {
  const [red, green, blue] = channelsOf(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1, the same, to 21, black on white (WCAG 2.2, "contrast ratio"). */
export function contrastBetween(one: string, other: string): number {
  const [darker, lighter] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}
