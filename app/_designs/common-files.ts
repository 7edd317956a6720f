import 'server-only';
import { designSheetPdf } from '@/lib/designs/server/sheet-pdf';
import { filled, withLabel } from '@/lib/i18n/copy';
import type { Locale } from '@/lib/i18n/locales';
import type { DesignFile, OpenedDesign } from './design-tool';
import { drawEverySide, drawSide, photograph, rasterise } from './draw-picture';

interface FileLabels {
  everySide: string;
  /** With the gap `{side}`. */
  sideFile: string;
  sheetFile: string;
  /** What the sheet ends with. */
  binding: string;
}

/** What whoever has the link of a design gets of every kind: all its sides, each of them, and the A4 sheet. */
export function commonFiles(
  opened: OpenedDesign,
  sides: readonly string[],
  labels: FileLabels,
  locale: Locale,
): DesignFile[] {
  const nameOf = (side: string) => opened.nameOfSide(side, locale);
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
        label: filled(labels.sideFile, { side: nameOf(side) }),
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
              alt: withLabel(context.title, sides.map(nameOf).join(', '), locale),
            },
          ],
          groups: opened.facts(locale, context.figures),
          closing: labels.binding,
        }),
    },
  ];
}
