import type { Localized } from '@/lib/i18n/locales';

interface Paint {
  name: Localized;
  /** #rrggbb */
  colour: string;
}

/** What vehicles leave the factory in: shown where no film is. */
export const paints = {
  white: { name: { fr: 'blanc', nl: 'wit', en: 'white' }, colour: '#f4f2ee' },
  silver: { name: { fr: 'gris argent', nl: 'zilvergrijs', en: 'silver' }, colour: '#b9bcbe' },
  grey: { name: { fr: 'gris foncé', nl: 'donkergrijs', en: 'dark grey' }, colour: '#55585c' },
  black: { name: { fr: 'noir', nl: 'zwart', en: 'black' }, colour: '#1a1918' },
  blue: { name: { fr: 'bleu', nl: 'blauw', en: 'blue' }, colour: '#1d3f7c' },
  red: { name: { fr: 'rouge', nl: 'rood', en: 'red' }, colour: '#b3202a' },
  green: { name: { fr: 'vert', nl: 'groen', en: 'green' }, colour: '#24513c' },
  yellow: { name: { fr: 'jaune', nl: 'geel', en: 'yellow' }, colour: '#f0b71c' },
} as const satisfies Record<string, Paint>;

export type PaintId = keyof typeof paints;

export const paintIds = Object.keys(paints) as PaintId[];
