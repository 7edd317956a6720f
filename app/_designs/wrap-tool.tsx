import 'server-only';
import { WrapView } from '@/components/wrap-simulator/wrap-view';
import { findPictures, readPrintBytes } from '@/lib/designs/server/pictures';
import { loadLetters } from '@/lib/drawing/letters';
import { plotSvg } from '@/lib/drawing/plot-sheet';
import { filled } from '@/lib/i18n/copy';
import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { plotPdf } from '@/lib/pdf/plot-pdf';
import { bitmapPdf } from '@/lib/production/server/print-bitmap';
import { type ComposedWrap, composeWrap, lettersFor, picturesOf } from '@/lib/wrap-simulator/compose';
import { openWrapDesign } from '@/lib/wrap-simulator/design-schema';
import { sideNames } from '@/lib/wrap-simulator/names';
import { writeDesign } from '@/lib/wrap-simulator/read-design';
import { sheetLabels } from '@/lib/wrap-simulator/sheet-copy';
import { vehicleOf } from '@/lib/wrap-simulator/vehicle-of';
import { type Side, sides } from '@/lib/wrap-simulator/vehicles/vehicle';
import { wrapFacts } from '@/lib/wrap-simulator/wrap-facts';
import { wrapPlot, wrapPlotsByFilm } from '@/lib/wrap-simulator/wrap-plot';
import { commonFiles } from './common-files';
import { gatherPictures } from './design-pictures';
import type { DesignFile, DesignTool, FileContext, OpenedDesign } from './design-tool';

/** What the workshop cuts one side from. */
function plotFiles(composed: ComposedWrap, side: Side, locale: Locale): DesignFile[] {
  const labels = sheetLabels(locale);
  const optionsOf = async ({ title }: FileContext) => ({
    title,
    note: await loadLetters('barlow-condensed'),
    locale,
  });
  const named = { side: sideNames[side][locale] };
  return [
    {
      id: `${side}-cut.svg`,
      audience: 'staff',
      label: filled(labels.plotSvg, named),
      type: 'image/svg+xml',
      name: `${side}-cut-1-10.svg`,
      make: async (context) => plotSvg(wrapPlot(composed, side, await optionsOf(context))),
    },
    {
      id: `${side}-cut.pdf`,
      audience: 'staff',
      label: filled(labels.plotPdf, named),
      type: 'application/pdf',
      name: `${side}-cut-1-10.pdf`,
      make: async (context) => {
        const sheets = wrapPlotsByFilm(composed, side, await optionsOf(context));
        const title = `${context.title}, ${named.side}`;
        return plotPdf(sheets, { title, language: locale, createdAt: context.savedAt });
      },
    },
  ];
}

/** What the workshop prints: each bitmap once, at the size it has on the vehicle. */
function printFiles({ logos }: ComposedWrap, locale: Locale): DesignFile[] {
  const placed = new Map(sides.flatMap((side) => logos[side].map((logo) => [logo.index, logo])));
  return [...placed.values()]
    .filter(({ picture }) => picture.kind === 'bitmap')
    .sort((one, other) => one.index - other.index)
    .map(({ index, picture, box }) => ({
      id: `logo-${index + 1}.pdf`,
      audience: 'staff',
      label: filled(sheetLabels(locale).printFile, { number: String(index + 1) }),
      type: 'application/pdf',
      name: `logo-${index + 1}-1-1.pdf`,
      make: async ({ title, savedAt }) => {
        const bytes = await readPrintBytes(picture.id);
        const pixels = { width: picture.width, height: picture.height };
        return (
          bytes &&
          bitmapPdf(
            { bytes, pixels, width: box.width, height: box.height },
            { title, language: locale, createdAt: savedAt },
          )
        );
      },
    }));
}

const sideOf = (name: string): Side => sides.find((side) => side === name) ?? 'left';

/** Wrapped vehicles. */
export const wrapTool: DesignTool = {
  page: 'wrap-design',
  subject: 'covering',
  pathToCopy({ document, reference }, locale) {
    const design = openWrapDesign(document);
    const query = design && { ...Object.fromEntries(writeDesign(design)), again: reference };
    return query && pathWithin('wrap-tool', locale, { query });
  },
  async open(document) {
    const design = openWrapDesign(document);
    if (!design) return null;
    const wanted = picturesOf(design);
    const pictures = await findPictures(wanted);
    const composed = composeWrap(vehicleOf(design), design, await lettersFor(design), pictures);
    const { vehicle, placed, logos } = composed;
    const gone = wanted.filter((id) => !pictures.has(id));
    const shown = sides.flatMap((side) => logos[side].map(({ picture }) => picture.id));
    const gathered = await gatherPictures([...gone, ...shown], pictures);
    const opened: OpenedDesign = {
      rows: [['left', 'front'], ['right', 'rear'], ['roof']],
      nameOfSide: (side, locale) => sideNames[sideOf(side)][locale],
      pictures: gathered,
      draw: (name, id, locale) => {
        const side = sideOf(name);
        return (
          <WrapView
            vehicle={vehicle}
            side={side}
            design={design}
            placed={placed[side]}
            logos={logos[side]}
            embedded={gathered.embedded}
            id={id}
            title={`${vehicle.name[locale]}, ${sideNames[side][locale]}`}
          />
        );
      },
      facts: (locale, figures) => wrapFacts(composed, locale, figures),
      files: (locale) => [
        ...commonFiles(opened, sides, sheetLabels(locale), locale),
        ...sides.flatMap((side) => plotFiles(composed, side, locale)),
        ...printFiles(composed, locale),
      ],
    };
    return opened;
  },
};
