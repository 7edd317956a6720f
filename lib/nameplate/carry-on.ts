import { quoteLimits } from '@/lib/quotes/limits';
import type { Plate } from './plate';

/** A panel of a van, in millimetres, and the front of a shirt. */
const vanPanel = { width: 2400, least: 60, most: 320 };
const shirtFront = { width: 230, least: 6, most: 34 };

/** Height of the capitals of a name that is to be so wide, in whole millimetres. */
function capitals({ length }: Plate, { width, least, most }: typeof vanPanel): number {
  return Math.min(most, Math.max(least, Math.floor(width / Math.max(length, 0.1))));
}

/** What the simulator opens with: the name on the van's side. */
export function wrapQuery(plate: Plate): Record<string, string> {
  return { 'text-0': plate.text, 'family-0': 'bricolage', 'height-0': String(capitals(plate, vanPanel)) };
}

/** What the designer opens with: the name alone on an empty shirt. */
export function shirtQuery(plate: Plate): Record<string, string> {
  return {
    template: 'blank',
    fabric: 'navy',
    place: 'top',
    text: plate.text,
    family: 'bricolage',
    size: String(capitals(plate, shirtFront)),
    colour: '#ffffff',
  };
}

/** What the quote form has in the field of the company. */
export function companyOf({ text }: Plate): string {
  return text.slice(0, quoteLimits.company.max);
}
