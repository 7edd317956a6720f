/** Red, green and blue of "#rrggbb". */
const channels = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];

/** One colour with so much of another in it, from 0 to 1. */
export function mixed(hex: string, other: string, share: number): string {
  const [to, from] = [channels(other), channels(hex)];
  return `#${from
    .map((value, at) =>
      Math.round(value + ((to[at] ?? 0) - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** From 0 to 1, as the eye weighs it. */
function brightness(hex: string): number {
  const [red, green, blue] = channels(hex);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

export interface FabricTones {
  cloth: string;
  inside: string;
  lining: string;
  rib: string;
  line: string;
  edge: string;
  /** Opacities of black and white that model the fabric. */
  soft: number;
  shade: number;
  deep: number;
  light: number;
  fold: number;
  /** The lit side of a fold. */
  crest: number;
}

/** How a fabric takes light: dark ones need deeper shadows and paler seams. */
export function tonesOf(colour: string): FabricTones {
  const bright = brightness(colour);
  const dark = bright < 0.3;
  return {
    cloth: colour,
    inside: mixed(colour, '#0c0a08', dark ? 0.45 : 0.3),
    lining: mixed(colour, dark ? '#ffffff' : '#0c0a08', dark ? 0.07 : 0.1),
    rib: mixed(colour, dark ? '#ffffff' : '#0c0a08', dark ? 0.05 : 0.05),
    line: dark ? mixed(colour, '#ffffff', 0.3) : mixed(colour, '#0c0a08', 0.36),
    edge: dark ? mixed(colour, '#000000', 0.5) : mixed(colour, '#0c0a08', 0.42),
    soft: dark ? 0.5 : 0.17 + (1 - bright) * 0.16,
    shade: dark ? 0.3 : 0.1 + (1 - bright) * 0.08,
    deep: dark ? 0.42 : 0.2,
    light: dark ? 0.13 : bright > 0.85 ? 0.7 : 0.24,
    fold: dark ? 0.42 : 0.15 + (1 - bright) * 0.16,
    crest: dark ? 0.085 : bright > 0.85 ? 0.75 : 0.16,
  };
}
