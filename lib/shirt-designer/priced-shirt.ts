import type { PricedDesign, PricedPart } from '@/lib/designs/priced-design';
import { text, withLabel } from '@/lib/i18n/copy';
import { formatCount, isSingular } from '@/lib/i18n/format';
import type { Locale, Localized } from '@/lib/i18n/locales';
import type { ComposedShirt } from './compose';
import { estimateNames, nameSide } from './designer-copy';
import type { EstimateLine } from './estimate';
import { fabricLook } from './fabric-colours';
import { sizeIds, sizeNames } from './garments/garment';
import { priceAssumptions } from './price-assumptions';
import { piecesBySize } from './shirt-design';
import { type TechniqueId, techniques } from './techniques';

/** What is paid for once, however many pieces there are. */
const setUpNames: Record<TechniqueId, Localized> = {
  embroidery: text('Programme de broderie', 'Borduurprogramma', 'Embroidery digitising'),
  screen: text('Écrans de sérigraphie', 'Ramen voor zeefdruk', 'Screens for printing'),
  dtf: text('Préparation du transfert DTF', 'Voorbereiding van het DTF-transfer', 'DTF transfer set-up'),
  flex: text(
    'Découpe du flex, par couleur',
    'Snijden van de flexfolie, per kleur',
    'Vinyl cutting, per colour',
  ),
  dtg: text(
    'Préparation de l’impression directe',
    'Voorbereiding van de digitale druk',
    'Direct print set-up',
  ),
};

type Counted = Localized<readonly [one: string, many: string]>;

const colourCount: Counted = {
  fr: ['couleur', 'couleurs'],
  nl: ['kleur', 'kleuren'],
  en: ['colour', 'colours'],
};
const stitchCount: Counted = { fr: ['point', 'points'], nl: ['steek', 'steken'], en: ['stitch', 'stitches'] };

const counted = (count: number, words: Counted, locale: Locale) =>
  `${formatCount(count, locale)}\u00a0${words[locale][isSingular(count, locale) ? 0 : 1]}`;

/** "T-shirt droit, blanc : 10 × S, 20 × M". */
function sayGarments({ design, garment }: ComposedShirt, locale: Locale): string {
  const pieces = piecesBySize(design);
  const sizes = sizeIds.flatMap((size) => {
    const count = pieces[size] ?? 0;
    return count > 0 ? [`${formatCount(count, locale)}\u00a0×\u00a0${sizeNames[size][locale]}`] : [];
  });
  return withLabel(
    `${garment.name[locale]}, ${fabricLook(design.fabric).name[locale]}`,
    sizes.join(', '),
    locale,
  );
}

/** Where it is made and of what, as far as its price goes by that. */
function sayMarking({ garment }: ComposedShirt, line: EstimateLine, locale: Locale): string {
  const { side, technique, colours, stitches } = line;
  return [
    ...(side ? [nameSide(garment, side)[locale]] : []),
    ...(stitches === undefined ? [] : [counted(stitches, stitchCount, locale)]),
    ...(technique && colours !== undefined && priceAssumptions.marking[technique].perColour
      ? [counted(colours, colourCount, locale)]
      : []),
  ].join(', ');
}

function wordsOf(composed: ComposedShirt, line: EstimateLine, locale: Locale): string {
  const { kind, technique } = line;
  if (kind === 'garments') return sayGarments(composed, locale);
  if (kind === 'names' || !technique) return estimateNames[kind][locale];
  const what = kind === 'setUp' ? setUpNames[technique] : techniques[technique].name;
  return withLabel(what[locale], sayMarking(composed, line, locale), locale);
}

function countOf({ design }: ComposedShirt, { kind, technique, colours }: EstimateLine, pieces: number) {
  if (kind === 'names') return { unit: 'item', count: design.people.length } as const;
  if (kind !== 'setUp') return { unit: 'item', count: pieces } as const;
  const isPerColour = technique !== undefined && priceAssumptions.marking[technique].perColour;
  return isPerColour
    ? ({ unit: 'item', count: colours ?? 1 } as const)
    : ({ unit: 'lump', count: 1 } as const);
}

/** Every part of the price; none while no piece is asked for. */
export function pricedShirt(composed: ComposedShirt, locale: Locale): PricedDesign {
  const { estimate } = composed;
  return {
    version: priceAssumptions.version,
    parts: (estimate?.lines ?? []).map(
      (line): PricedPart => ({
        text: wordsOf(composed, line, locale),
        ...countOf(composed, line, estimate?.pieces ?? 0),
        amount: Math.round(line.total * 100),
        // No price of textile is published.
        atLeast: 0,
      }),
    ),
  };
}
