import { hexToLab, labDistance } from '@/lib/drawing/oklab';
import type { Locale, Localized } from '@/lib/i18n/locales';

/** Colours that are offered first, for ink, thread and film alike; any other may be typed. */
export const inks: readonly { colour: string; name: Localized }[] = [
  { colour: '#ffffff', name: { fr: 'blanc', nl: 'wit', en: 'white' } },
  { colour: '#f3e9d2', name: { fr: 'crème', nl: 'crème', en: 'cream' } },
  { colour: '#b8babd', name: { fr: 'argent', nl: 'zilver', en: 'silver' } },
  { colour: '#14120f', name: { fr: 'noir', nl: 'zwart', en: 'black' } },
  { colour: '#1b2a57', name: { fr: 'marine', nl: 'marineblauw', en: 'navy' } },
  { colour: '#1f4bd8', name: { fr: 'bleu', nl: 'blauw', en: 'blue' } },
  { colour: '#3aa3dc', name: { fr: 'bleu clair', nl: 'lichtblauw', en: 'light blue' } },
  { colour: '#0f7b83', name: { fr: 'pétrole', nl: 'petrol', en: 'petrol' } },
  { colour: '#128a4c', name: { fr: 'vert', nl: 'groen', en: 'green' } },
  { colour: '#9ac43c', name: { fr: 'vert clair', nl: 'lichtgroen', en: 'light green' } },
  { colour: '#ffd21f', name: { fr: 'jaune', nl: 'geel', en: 'yellow' } },
  { colour: '#f5a800', name: { fr: 'ambre', nl: 'amber', en: 'amber' } },
  { colour: '#f07a13', name: { fr: 'orange', nl: 'oranje', en: 'orange' } },
  { colour: '#d93015', name: { fr: 'vermillon', nl: 'vermiljoen', en: 'vermilion' } },
  { colour: '#a5162b', name: { fr: 'rouge foncé', nl: 'donkerrood', en: 'dark red' } },
  { colour: '#d6156c', name: { fr: 'magenta', nl: 'magenta', en: 'magenta' } },
  { colour: '#f6a5bf', name: { fr: 'rose', nl: 'roze', en: 'pink' } },
  { colour: '#6a2bc2', name: { fr: 'violet', nl: 'paars', en: 'violet' } },
  { colour: '#7a4a25', name: { fr: 'brun', nl: 'bruin', en: 'brown' } },
  { colour: '#c19a3f', name: { fr: 'or', nl: 'goud', en: 'gold' } },
];

/** A colour as it is called: by its name, or by that of the nearest with its own code, so that it is also heard. */
export function nameColour(colour: string, locale: Locale): string {
  const own = hexToLab(colour);
  const [nearest] = inks
    .map((ink) => ({ ...ink, far: labDistance(own, hexToLab(ink.colour)) }))
    .sort((one, other) => one.far - other.far);
  if (!nearest) return colour;
  return nearest.colour === colour ? nearest.name[locale] : `${nearest.name[locale]} ${colour}`;
}

export const colourPattern = /^#[0-9a-f]{6}$/;
