/** Names that drawing programs write; the others of CSS stand in no logo that we have met, and become black. */
const named: ReadonlyMap<string, string> = new Map(
  Object.entries({
    black: '#000000',
    white: '#ffffff',
    red: '#ff0000',
    lime: '#00ff00',
    green: '#008000',
    blue: '#0000ff',
    yellow: '#ffff00',
    orange: '#ffa500',
    gold: '#ffd700',
    purple: '#800080',
    magenta: '#ff00ff',
    fuchsia: '#ff00ff',
    cyan: '#00ffff',
    aqua: '#00ffff',
    pink: '#ffc0cb',
    brown: '#a52a2a',
    navy: '#000080',
    teal: '#008080',
    olive: '#808000',
    maroon: '#800000',
    silver: '#c0c0c0',
    gray: '#808080',
    grey: '#808080',
    crimson: '#dc143c',
    tomato: '#ff6347',
    darkblue: '#00008b',
    darkgreen: '#006400',
    darkred: '#8b0000',
    darkgray: '#a9a9a9',
    darkgrey: '#a9a9a9',
    lightgray: '#d3d3d3',
    lightgrey: '#d3d3d3',
    lightblue: '#add8e6',
    skyblue: '#87ceeb',
    royalblue: '#4169e1',
    indigo: '#4b0082',
    violet: '#ee82ee',
    beige: '#f5f5dc',
    ivory: '#fffff0',
  }),
);

const hex = (values: readonly number[]) =>
  `#${values
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

function fromHsl([hue = 0, saturation = 0, lightness = 0]: readonly number[]): string {
  const [s, l] = [saturation / 100, lightness / 100];
  const at = (n: number) => {
    const k = (n + hue / 30) % 12;
    return 255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return hex([at(0), at(8), at(4)]);
}

/** A colour of CSS as #rrggbb with its opacity; null for none. What is not understood is black, as in the specification. */
export function readColour(text: string): { colour: string; opacity: number } | null {
  const word = text.trim().toLowerCase();
  if (word === 'none' || word === 'transparent' || word === '') return null;
  const digits = /^#([\da-f]{3,8})$/.exec(word)?.[1];
  if (digits && [3, 4, 6, 8].includes(digits.length)) {
    const full = digits.length <= 4 ? [...digits].map((digit) => digit + digit).join('') : digits;
    const opacity = full.length === 8 ? Number.parseInt(full.slice(6), 16) / 255 : 1;
    return { colour: `#${full.slice(0, 6)}`, opacity };
  }
  const [, name, inside = ''] = /^(rgb|hsl)a?\(([^()]{1,60})\)$/.exec(word) ?? [];
  if (name) {
    const parts = inside.split(/[\s,/]+/).filter(Boolean);
    const share = (part = '1') =>
      part.endsWith('%') ? Number.parseFloat(part) / 100 : Number.parseFloat(part);
    const numbers = parts
      .slice(0, 3)
      .map((part) => (name === 'rgb' && part.endsWith('%') ? share(part) * 255 : Number.parseFloat(part)));
    if (numbers.length === 3 && numbers.every(Number.isFinite)) {
      const opacity = parts[3] === undefined ? 1 : share(parts[3]);
      return {
        colour: name === 'rgb' ? hex(numbers) : fromHsl(numbers),
        opacity: Number.isFinite(opacity) ? Math.min(1, Math.max(0, opacity)) : 1,
      };
    }
  }
  return { colour: named.get(word) ?? '#000000', opacity: 1 };
}
