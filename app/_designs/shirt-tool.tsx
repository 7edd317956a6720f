import 'server-only';
import { ShirtView } from '@/components/shirt-designer/shirt-view';
import { designSheetPdf } from '@/lib/designs/server/sheet-pdf';
import { filled } from '@/lib/i18n/copy';
import { type ComposedShirt, composeShirt, lettersFor } from '@/lib/shirt-designer/compose';
import { openShirtDesign } from '@/lib/shirt-designer/design-schema';
import { nameSide } from '@/lib/shirt-designer/designer-copy';
import { type GarmentSide, sidesOf } from '@/lib/shirt-designer/garments/garment';
import { shirtSheetLabels } from '@/lib/shirt-designer/sheet-copy';
import { sideOf } from '@/lib/shirt-designer/shirt-design';
import { shirtFacts } from '@/lib/shirt-designer/shirt-facts';
import type { DesignFile, DesignTool, OpenedDesign } from './design-tool';
import { drawEverySide, drawSide, photograph, rasterise } from './draw-picture';
import { shirtStaffFiles } from './shirt-files';

/** The sides that something is on; the first one of a garment that is not marked. */
function shownSides({ garment, design }: ComposedShirt): GarmentSide[] {
  const marked = sidesOf(garment).filter((side) => sideOf(design, side).layers.some(({ hidden }) => !hidden));
  return marked.length > 0 ? marked : sidesOf(garment).slice(0, 1);
}

/** Designed garments. */
export const shirtTool: DesignTool = {
  page: 'shirt-design',
  subject: 'embroidery',
  async open(document) {
    const design = openShirtDesign(document);
    if (!design) return null;
    const composed = composeShirt(design, await lettersFor(design));
    const { garment, letters } = composed;
    const sides = shownSides(composed);
    const sideNamed = (name: string) => sides.find((side) => side === name) ?? 'front';
    const opened: OpenedDesign = {
      rows: [sides],
      nameOfSide: (name, locale) => nameSide(garment, sideNamed(name))[locale],
      draw: (name, id, locale) => (
        <ShirtView
          garment={garment}
          design={design}
          side={sideNamed(name)}
          letters={letters}
          id={id}
          title={`${garment.name[locale]}, ${nameSide(garment, sideNamed(name))[locale]}`}
        />
      ),
      facts: (locale, figures) => shirtFacts(composed, locale, figures),
      files: (locale) => {
        const labels = shirtSheetLabels(locale);
        return [
          {
            id: 'all.png',
            audience: 'everybody',
            label: labels.everySide,
            type: 'image/png',
            name: 'all-sides.png',
            make: async () => rasterise(await drawEverySide(opened, locale)),
          },
          ...sides.map(
            (side): DesignFile => ({
              id: `${side}.png`,
              audience: 'everybody',
              label: filled(labels.sideFile, { side: nameSide(garment, side)[locale] }),
              type: 'image/png',
              name: `${side}.png`,
              make: async () => rasterise(await drawSide(opened, side, locale)),
            }),
          ),
          {
            id: 'sheet.pdf',
            audience: 'everybody',
            label: labels.sheetFile,
            type: 'application/pdf',
            name: 'sheet-a4.pdf',
            make: async (context) =>
              designSheetPdf({
                ...context,
                pictures: [
                  {
                    ...(await photograph(await drawEverySide(opened, locale))),
                    alt: `${context.title}: ${sides.map((side) => nameSide(garment, side)[locale]).join(', ')}`,
                  },
                ],
                groups: opened.facts(locale, context.figures),
                closing: labels.binding,
              }),
          },
          ...shirtStaffFiles(design, letters, opened, locale),
        ];
      },
    };
    return opened;
  },
};
