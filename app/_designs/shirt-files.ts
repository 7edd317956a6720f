import 'server-only';
import { readPrintBytes } from '@/lib/designs/server/pictures';
import { designSheetPdf } from '@/lib/designs/server/sheet-pdf';
import type { LoadedLetters } from '@/lib/drawing/letters';
import { withLabel } from '@/lib/i18n/copy';
import type { Locale } from '@/lib/i18n/locales';
import { productionLabels } from '@/lib/shirt-designer/production-copy';
import { productionFacts } from '@/lib/shirt-designer/production-facts';
import { shirtProductionFiles } from '@/lib/shirt-designer/server/production-files';
import type { ShirtDesign } from '@/lib/shirt-designer/shirt-design';
import { noPictures, type ShirtPictures } from '@/lib/shirt-designer/shown-pictures';
import type { DesignFile, OpenedDesign } from './design-tool';
import { drawSide, photograph } from './draw-picture';

/** What staff alone get of a shirt: the sheet for the workshop, then each side's files by how it is made. */
export function shirtStaffFiles(
  design: ShirtDesign,
  letters: LoadedLetters,
  opened: OpenedDesign,
  locale: Locale,
  pictures: ShirtPictures = noPictures,
): DesignFile[] {
  const labels = productionLabels(locale);
  const made = opened.rows
    .flat()
    .filter((side) => (design.sides[side as keyof typeof design.sides]?.layers.length ?? 0) > 0);
  return [
    {
      id: 'production.pdf',
      audience: 'staff',
      label: labels.sheet,
      type: 'application/pdf',
      name: 'production-a4.pdf',
      make: async (context) =>
        designSheetPdf({
          ...context,
          sheet: labels.sheet,
          pictures: await Promise.all(
            made.map(async (side) => ({
              ...(await photograph(await drawSide(opened, side, locale))),
              alt: withLabel(context.title, opened.nameOfSide(side, locale), locale),
            })),
          ),
          groups: productionFacts(design, letters, locale, pictures),
          closing: labels.closing,
        }),
    },
    ...shirtProductionFiles(design, letters, locale, pictures, readPrintBytes),
  ];
}
