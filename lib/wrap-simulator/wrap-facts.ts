import { wrapWarranty } from '@/lib/content/facts';
import type { DesignFigures } from '@/lib/designs/design';
import type { FactGroup } from '@/lib/designs/design-facts';
import { letterFamilyNames } from '@/lib/drawing/letter-families';
import { resolutionTexts } from '@/lib/drawing/picture-copy';
import { filled, inARow, withLabel } from '@/lib/i18n/copy';
import { formatArea, formatDay, formatDuration, formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { ComposedWrap } from './compose';
import { coveredAreas, panelsOf } from './coverage';
import { findFilm } from './films';
import { tints } from './glass-law';
import { letterColours } from './letter-colours';
import {
  contrastText,
  coverageNames,
  estimateNames,
  metTexts,
  noTint,
  protectionNames,
  sideNames,
} from './names';
import { paints } from './paints';
import { namePanel } from './panel-parts';
import type { PlacedLine } from './place-lines';
import { protectedPanels } from './protection';
import { sayMissing } from './say-missing';
import { type SheetLabels, sheetLabels } from './sheet-copy';
import { type SimulatorLabels, simulatorLabels } from './simulator-copy';
import { type Side, sides } from './vehicles/vehicle';
import type { TintId } from './wrap-design';

interface Words {
  locale: Locale;
  sheet: SheetLabels;
  tool: SimulatorLabels;
}

const millimetres = (length: number) => String(Math.round(length));

function vehicleFacts({ vehicle, design }: ComposedWrap, { locale, sheet }: Words): FactGroup {
  const { length, width, height } = vehicle;
  return {
    title: sheet.vehicle,
    facts: [
      { label: sheet.body, value: vehicle.name[locale] },
      { label: sheet.size, value: `${[length, width, height].map(millimetres).join(' × ')} mm` },
      { label: sheet.paint, value: paints[design.paint].name[locale] },
      { label: sheet.coverage, value: coverageNames[design.coverage][locale] },
      ...(design.coverage === 'two-tone'
        ? [
            {
              label: sheet.split,
              value: filled(sheet.splitAt, {
                percent: design.split,
                mm: millimetres((vehicle.views.left.height * design.split) / 100),
              }),
            },
          ]
        : []),
    ],
  };
}

/** Each film with its code, the area it takes and the panels it lies on. */
function filmFacts({ vehicle, design }: ComposedWrap, { locale, sheet }: Words): FactGroup {
  const covered = Map.groupBy(coveredAreas(vehicle, design), ({ film }) => film);
  const facts = [...covered].map(([id, parts]) => {
    const film = findFilm(id);
    const area = parts.reduce((sum, part) => sum + part.area, 0);
    const panels = parts.map(({ panel }) => namePanel(panel)[locale]).join(' · ');
    return {
      label: film ? `${film.code} ${film.name[locale]}` : id,
      value: inARow([formatArea(area, locale), panels], locale),
    };
  });
  return {
    title: sheet.films,
    facts: facts.length > 0 ? facts : [{ label: sheet.films, value: sheet.noFilm }],
  };
}

function lineFact(side: Side, placed: PlacedLine, { locale, sheet, tool }: Words) {
  const { line, wanted, box, outlined } = placed;
  return {
    label: `${line.text} (${sideNames[side][locale]})`,
    value: inARow(
      [
        filled(sheet.line, {
          height: line.height,
          width: millimetres(box.width),
          tall: millimetres(box.height),
        }),
        filled(sheet.place, { x: millimetres(placed.x + outlined.width / 2), y: millimetres(placed.y) }),
        `${letterColours[line.colour].name[locale]}, ${letterFamilyNames[line.family]}`,
        filled(sheet.legible, { metres: placed.legibleFrom }),
        contrastText(placed, locale),
        ...(line.height < wanted ? [filled(tool.shrunk, { height: line.height, wanted })] : []),
        ...metTexts(placed, tool, locale),
        ...sayMissing(placed, tool),
      ],
      locale,
    ),
  };
}

function letterFacts({ placed }: ComposedWrap, words: Words): FactGroup[] {
  const facts = sides.flatMap((side) => placed[side].map((line) => lineFact(side, line, words)));
  return facts.length > 0 ? [{ title: words.sheet.lettering, facts }] : [];
}

function logoFacts({ logos }: ComposedWrap, { locale, tool }: Words): FactGroup[] {
  const facts = sides.flatMap((side) =>
    logos[side].map((placed) => {
      const { index, logo, box, picture, resolution } = placed;
      const fineUpTo = resolution.fineUpTo === null ? '' : `${Math.round(resolution.fineUpTo / 10)} cm`;
      return {
        label: withLabel(sideNames[side][locale], `${tool.logo} ${index + 1}`, locale),
        value: inARow(
          [
            `${logo.width} × ${millimetres(box.height)} mm`,
            filled(tool.placedAt, {
              x: millimetres(box.x + box.width / 2),
              y: millimetres(box.y + box.height / 2),
            }),
            ...(picture.kind === 'bitmap' ? [`${picture.width} × ${picture.height} px`] : ['SVG']),
            filled(resolutionTexts[resolution.grade][locale], { width: fineUpTo }),
            ...metTexts(placed, tool, locale),
          ],
          locale,
        ),
      };
    }),
  );
  return facts.length > 0 ? [{ title: tool.logos, facts }] : [];
}

function glassFacts({ vehicle, design }: ComposedWrap, { locale, sheet }: Words): FactGroup[] {
  const written = (tint: TintId) =>
    tint === 'none'
      ? noTint[locale]
      : filled(sheet.tint, {
          name: tints[tint].name[locale],
          passes: Math.round(tints[tint].passes * 100),
          reflects: tints[tint].reflectivity,
        });
  const { rearSide, rear } = design.tints;
  const covered = protectedPanels(design.protection, panelsOf(vehicle));
  return [
    ...(rearSide === 'none' && rear === 'none'
      ? []
      : [
          {
            title: sheet.glass,
            facts: [
              { label: sheet.rearSides, value: written(rearSide) },
              { label: sheet.rear, value: written(rear) },
            ],
          },
        ]),
    ...(design.protection === 'none'
      ? []
      : [
          {
            title: sheet.protection,
            facts: [
              {
                label: `${protectionNames[design.protection][locale]}`,
                value: covered.map((panel) => namePanel(panel)[locale]).join(' · '),
              },
            ],
          },
        ]),
  ];
}

function priceFacts(
  { estimate }: ComposedWrap,
  figures: DesignFigures | null,
  { locale, sheet, tool }: Words,
): FactGroup {
  const range = ({ low, high }: { low: number; high: number }) =>
    filled(tool.range, { low: formatPrice(low, locale), high: formatPrice(high, locale) });
  const { version, vatPercent, time } = estimate;
  const isAsSaved =
    figures === null ||
    (figures.version === version && figures.low === estimate.low && figures.high === estimate.high);
  return {
    title: sheet.price,
    facts: [
      ...(isAsSaved
        ? []
        : [
            {
              label: sheet.saved,
              value: filled(sheet.savedVersion, {
                range: range(figures),
                version: formatDay(new Date(figures.version), locale),
              }),
            },
          ]),
      ...estimate.lines.map((line) => {
        const film = line.film ? findFilm(line.film) : null;
        return {
          label: film
            ? `${estimateNames[line.kind][locale]}, ${film.code}`
            : estimateNames[line.kind][locale],
          value: range(line),
        };
      }),
      { label: isAsSaved ? sheet.total : sheet.today, value: range(estimate) },
      {
        label: sheet.basis,
        value: filled(sheet.version, { percent: vatPercent, version: formatDay(new Date(version), locale) }),
      },
      ...(time ? [{ label: sheet.time, value: formatDuration(time, locale) }] : []),
      { label: sheet.warranty, value: formatDuration(wrapWarranty, locale) },
    ],
  };
}

/**
 * Every figure of a design, written out.
 *
 * @param figures the range it was saved with: where today's differs, both are told
 */
export function wrapFacts(
  composed: ComposedWrap,
  locale: Locale,
  figures: DesignFigures | null,
): FactGroup[] {
  const words: Words = { locale, sheet: sheetLabels(locale), tool: simulatorLabels(locale) };
  return [
    vehicleFacts(composed, words),
    filmFacts(composed, words),
    ...letterFacts(composed, words),
    ...logoFacts(composed, words),
    ...glassFacts(composed, words),
    priceFacts(composed, figures, words),
  ];
}
