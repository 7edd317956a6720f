import type { DesignFigures } from '@/lib/designs/design';
import type { FactGroup } from '@/lib/designs/design-facts';
import { filled } from '@/lib/i18n/copy';
import { formatAmount, formatCount, formatDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { coloursOfSide } from './check-design';
import { checkFacts } from './check-facts';
import type { ComposedShirt } from './compose';
import { nameLayer, nameSide } from './designer-copy';
import { fabricLook } from './fabric-colours';
import { areaOf, type GarmentSide, sidesOf, sizeIds, sizeNames } from './garments/garment';
import { nameColour } from './inks';
import { type ShirtSheetLabels, shirtSheetLabels } from './sheet-copy';
import { piecesBySize, sideOf } from './shirt-design';
import { techniques } from './techniques';

const millimetres = (length: number) => String(Math.round(length));

function sideFacts(
  { garment, design, pictures, boxes }: ComposedShirt,
  side: GarmentSide,
  locale: Locale,
  labels: ShirtSheetLabels,
): FactGroup {
  const plan = sideOf(design, side);
  const area = areaOf(garment, side);
  return {
    title: nameSide(garment, side)[locale],
    facts: [
      { label: labels.technique, value: techniques[plan.technique].name[locale] },
      { label: labels.area, value: `${millimetres(area.width)} × ${millimetres(area.height)} mm` },
      {
        label: labels.colours,
        value:
          coloursOfSide(plan, pictures)
            .map((colour) => nameColour(colour, locale))
            .join(', ') || labels.fromPicture,
      },
      ...plan.layers
        .filter(({ hidden }) => !hidden)
        .map((layer) => {
          const box = boxes(side).get(layer.id);
          return {
            label: nameLayer(layer, locale),
            value: filled(labels.layer, {
              width: millimetres(box?.width ?? 0),
              height: millimetres(box?.height ?? 0),
              top: millimetres(box?.y ?? 0),
            }),
          };
        }),
    ],
  };
}

/** Every figure of a design, written out. */
export function shirtFacts(
  composed: ComposedShirt,
  locale: Locale,
  figures: DesignFigures | null,
): FactGroup[] {
  const { garment, design } = composed;
  const labels = shirtSheetLabels(locale);
  const pieces = piecesBySize(design);
  const marked = sidesOf(garment).filter((side) => sideOf(design, side).layers.some(({ hidden }) => !hidden));
  return [
    {
      title: labels.garment,
      facts: [
        { label: labels.model, value: garment.name[locale] },
        {
          label: labels.fabric,
          value: filled(labels.cotton, {
            colour: fabricLook(design.fabric).name[locale],
            cotton: garment.cotton,
            weight: garment.weight,
          }),
        },
        ...sizeIds.flatMap((size) => {
          const count = pieces[size] ?? 0;
          return count > 0
            ? [{ label: `${labels.pieces} ${sizeNames[size][locale]}`, value: formatCount(count, locale) }]
            : [];
        }),
      ],
    },
    ...marked.map((side) => sideFacts(composed, side, locale, labels)),
    ...(marked.length > 0 ? [checkFacts(composed.findings, design, garment, locale)] : []),
    ...(design.people.length > 0
      ? [
          {
            title: labels.people,
            facts: design.people.map(({ name, number, size }) => ({
              label: sizeNames[size][locale],
              value: [name, number].filter(Boolean).join(', ') || '–',
            })),
          },
        ]
      : []),
    ...(figures
      ? [
          {
            title: labels.price,
            facts: [
              { label: labels.total, value: formatAmount(Math.round(figures.low * 100), locale) },
              { label: labels.version, value: formatDay(new Date(figures.version), locale) },
            ],
          },
        ]
      : []),
  ];
}
