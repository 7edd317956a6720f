import 'server-only';
import { ShirtView } from '@/components/shirt-designer/shirt-view';
import { heldDesignToken } from '@/lib/designs/server/design-links';
import { pathWithin } from '@/lib/i18n/routes';
import type { ComposedShirt } from '@/lib/shirt-designer/compose';
import { openShirtDesign } from '@/lib/shirt-designer/design-schema';
import { nameSide } from '@/lib/shirt-designer/designer-copy';
import { type GarmentSide, sidesOf } from '@/lib/shirt-designer/garments/garment';
import { openShirt } from '@/lib/shirt-designer/server/open-shirt';
import { shirtSheetLabels } from '@/lib/shirt-designer/sheet-copy';
import { sideOf } from '@/lib/shirt-designer/shirt-design';
import { shirtFacts } from '@/lib/shirt-designer/shirt-facts';
import { commonFiles } from './common-files';
import { gatherPictures } from './design-pictures';
import type { DesignTool, OpenedDesign } from './design-tool';
import { shirtStaffFiles } from './shirt-files';

/** The sides that something is on; the first one of a garment that is not marked. */
function shownSides({ garment, design }: ComposedShirt): GarmentSide[] {
  const marked = sidesOf(garment).filter((side) => sideOf(design, side).layers.some(({ hidden }) => !hidden));
  return marked.length > 0 ? marked : sidesOf(garment).slice(0, 1);
}

/** The picture of every layer that shows one. */
const picturesShown = ({ garment, design }: ComposedShirt) =>
  sidesOf(garment)
    .flatMap((side) => sideOf(design, side).layers)
    .flatMap((layer) => (layer.kind === 'picture' && !layer.hidden ? [layer.picture] : []));

/** Designed garments. */
export const shirtTool: DesignTool = {
  page: 'shirt-design',
  subject: 'embroidery',
  pathToCopy({ id, document, reference }, locale) {
    const query = { held: heldDesignToken(id), again: reference };
    return openShirtDesign(document) && pathWithin('shirt-tool', locale, { query });
  },
  async open(document, { drawnOnly = false } = {}) {
    const design = openShirtDesign(document);
    if (!design) return null;
    const composed = await openShirt(design, { counted: !drawnOnly });
    const { garment, letters, pictures } = composed;
    const found = new Map([...pictures].map(([id, { picture }]) => [id, picture]));
    const gathered = await gatherPictures(picturesShown(composed), found);
    const sides = shownSides(composed);
    const sideNamed = (name: string) => sides.find((side) => side === name) ?? 'front';
    const opened: OpenedDesign = {
      rows: [sides],
      pictures: gathered,
      nameOfSide: (name, locale) => nameSide(garment, sideNamed(name))[locale],
      draw: (name, id, locale) => (
        <ShirtView
          garment={garment}
          design={design}
          side={sideNamed(name)}
          letters={letters}
          pictures={pictures}
          embedded={gathered.embedded}
          id={id}
          title={`${garment.name[locale]}, ${nameSide(garment, sideNamed(name))[locale]}`}
        />
      ),
      facts: (locale, figures) => shirtFacts(composed, locale, figures),
      files: (locale) => [
        ...commonFiles(opened, sides, shirtSheetLabels(locale), locale),
        ...shirtStaffFiles(design, letters, opened, locale, pictures),
      ],
    };
    return opened;
  },
};
