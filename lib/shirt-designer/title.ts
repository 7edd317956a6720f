import type { Locale } from '@/lib/i18n/locales';
import { nameLayer } from './designer-copy';
import { fabricLook } from './fabric-colours';
import { garmentSides } from './garments/garment';
import { garments } from './garments/garments';
import { type ShirtDesign, sideOf } from './shirt-design';

/** What a design is called in lists: the largest words on it that are on every piece, and the garment. */
export function titleOf(design: ShirtDesign, locale: Locale): string {
  const layers = garmentSides.flatMap((side) => sideOf(design, side).layers);
  const texts = layers.filter((layer) => layer.kind === 'text').sort((a, b) => b.size - a.size);
  // A team is not called 10, by the number of one of its players.
  const text = texts.find(({ field, text: words }) => field === 'none' && /\p{L}/u.test(words)) ?? texts[0];
  const [first] = layers;
  const what = text ?? first;
  const garment = garments[design.garment].name[locale];
  // Lines of words are read on in a title.
  const words = what?.kind === 'text' ? what.text.replace(/\s*\n\s*/g, ' ').trim() : '';
  return what
    ? `${words || nameLayer(what, locale)}, ${garment}`
    : `${garment}, ${fabricLook(design.fabric).name[locale]}`;
}
