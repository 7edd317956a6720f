import { filled } from '@/lib/i18n/copy';
import type { Locale } from '@/lib/i18n/locales';
import type { ComposedShirt } from '@/lib/shirt-designer/compose';
import { nameLayer, nameSide } from '@/lib/shirt-designer/designer-copy';
import type { DesignerLabels } from '@/lib/shirt-designer/designer-labels';
import { fabricLook } from '@/lib/shirt-designer/fabric-colours';
import type { GarmentSide } from '@/lib/shirt-designer/garments/garment';
import { type Person, sideOf } from '@/lib/shirt-designer/shirt-design';
import { ShirtView } from './shirt-view';

/** The accessible name of a side's drawing: all that is seen, in one sentence. */
export function describeSide(
  { garment, design }: Pick<ComposedShirt, 'garment' | 'design'>,
  side: GarmentSide,
  locale: Locale,
  labels: DesignerLabels,
): string {
  const shown = sideOf(design, side).layers.filter(({ hidden }) => !hidden);
  return filled(labels.drawingOf, {
    garment: garment.name[locale],
    side: nameSide(garment, side)[locale],
    fabric: fabricLook(design.fabric).name[locale],
    words: shown.map((layer) => nameLayer(layer, locale)).join(', ') || labels.blank,
  });
}

/** One side, to be looked at. */
export function ShirtStage({
  composed,
  side,
  locale,
  labels,
  id,
  person,
}: {
  composed: ComposedShirt;
  side: GarmentSide;
  locale: Locale;
  labels: DesignerLabels;
  /** Prefix of every id inside. */
  id: string;
  person?: Person | null;
}) {
  const { garment, design, letters, pictures } = composed;
  return (
    <div className="shirt-ground">
      <ShirtView
        garment={garment}
        design={design}
        side={side}
        letters={letters}
        pictures={pictures}
        person={person}
        id={id}
        title={describeSide(composed, side, locale, labels)}
        className="shirt-drawing"
      />
    </div>
  );
}
