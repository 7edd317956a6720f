import type { Localized } from '@/lib/i18n/locales';

interface LetterColour {
  name: Localized;
  /** #rrggbb */
  colour: string;
}

/** Film that letters are cut from. */
export const letterColours = {
  white: { name: { fr: 'blanc', nl: 'wit', en: 'white' }, colour: '#ffffff' },
  black: { name: { fr: 'noir', nl: 'zwart', en: 'black' }, colour: '#14120f' },
  red: { name: { fr: 'rouge', nl: 'rood', en: 'red' }, colour: '#d1202b' },
  orange: { name: { fr: 'orange', nl: 'oranje', en: 'orange' }, colour: '#f07a13' },
  yellow: { name: { fr: 'jaune', nl: 'geel', en: 'yellow' }, colour: '#ffd21f' },
  green: { name: { fr: 'vert', nl: 'groen', en: 'green' }, colour: '#128a4c' },
  'light-blue': { name: { fr: 'bleu clair', nl: 'lichtblauw', en: 'light blue' }, colour: '#3aa3dc' },
  blue: { name: { fr: 'bleu', nl: 'blauw', en: 'blue' }, colour: '#1f3fae' },
  violet: { name: { fr: 'violet', nl: 'paars', en: 'violet' }, colour: '#6a2bc2' },
  magenta: { name: { fr: 'magenta', nl: 'magenta', en: 'magenta' }, colour: '#d6156c' },
  silver: { name: { fr: 'argent', nl: 'zilver', en: 'silver' }, colour: '#b8babd' },
  gold: { name: { fr: 'or', nl: 'goud', en: 'gold' }, colour: '#c19a3f' },
} as const satisfies Record<string, LetterColour>;

export type LetterColourId = keyof typeof letterColours;

export const letterColourIds = Object.keys(letterColours) as LetterColourId[];
