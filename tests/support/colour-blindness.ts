/**
 * What is seen by who lacks one kind of cone: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A physiologically-based
 * model for simulation of color vision deficiency" (2009), severity 1. The matrices are for linear light.
 */
const cones = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const;

export type ColourBlindness = keyof typeof cones;
export const kindsOfColourBlindness = Object.keys(cones) as ColourBlindness[];

const decode = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const encode = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

/** A colour as such eyes see it; both `#rrggbb`. */
export function seenWith(kind: ColourBlindness, hex: string): string {
  const light = [1, 3, 5].map((at) => decode(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  const seen = cones[kind].map((row) =>
    row.reduce((sum, share, channel) => sum + share * (light[channel] ?? 0), 0),
  );
  const bytes = seen.map((value) => Math.round(255 * encode(Math.min(1, Math.max(0, value)))));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
