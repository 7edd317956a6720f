import type { Box } from '@/lib/drawing/box';
import type { Letters } from '@/lib/drawing/letters';
import { outlineText } from '@/lib/drawing/outline-text';
import type { PictureShape } from '@/lib/drawing/picture';
import {
  boxOutline,
  cropMarks,
  moveOutline,
  type PlotLayer,
  type PlotSheet,
  scaleBar,
} from '@/lib/drawing/plot-sheet';
import { strokeOutline } from '@/lib/drawing/stroke-outline';
import type { Locale } from '@/lib/i18n/locales';
import { weldOutlines } from '@/lib/production/weld';
import type { ComposedWrap } from './compose';
import { skinOf } from './coverage';
import { findFilm } from './films';
import { letterColours } from './letter-colours';
import { sideNames } from './names';
import { type SheetLabels, sheetLabels } from './sheet-copy';
import type { Side } from './vehicles/vehicle';

const scale = 10;
/** Millimetres of the vehicle: fifteen on paper on three sides, more at the foot for what is written there. */
const margin = { side: 150, foot: 480 } as const;

/** As a knife follows it: where letters or shapes of one film overlap, in one piece. What is too much to weld is cut as it is drawn. */
const cutLine = (shapes: readonly { d: string; rule: 'nonzero' | 'evenodd' }[]): string =>
  weldOutlines(shapes) ?? shapes.map(({ d }) => d).join('');

/** The letters of each colour, a film of its own on the plotter. */
function cutLayers({ placed }: ComposedWrap, side: Side, locale: Locale): PlotLayer[] {
  const byColour = Map.groupBy(placed[side], ({ line }) => line.colour);
  return [...byColour].map(([id, lines]) => ({
    id: `CutContour-${id}`,
    label: `CutContour ${letterColours[id].name[locale]}`,
    use: 'cut',
    colour: letterColours[id].colour,
    paths: lines.map(({ index, outlined, x, y }) => ({
      id: `line-${index + 1}`,
      path: cutLine([{ d: moveOutline(outlined.path, x, y), rule: 'nonzero' }]),
    })),
  }));
}

/** What is cut of a shape: its area, and the area of the line along it. */
function cutOf({ path, fill, evenOdd, line }: PictureShape) {
  return [
    ...(fill ? [{ colour: fill, d: path, rule: evenOdd ? ('evenodd' as const) : ('nonzero' as const) }] : []),
    ...(line ? [{ colour: line.colour, d: strokeOutline(path, line), rule: 'nonzero' as const }] : []),
  ];
}

/** Vector pictures as outlines, a layer for each of their colours; of a bitmap, which is printed, the box it fills. */
function logoLayers({ logos }: ComposedWrap, side: Side, labels: SheetLabels): PlotLayer[] {
  const shapes = logos[side].flatMap(({ index, picture, box }) =>
    picture.kind === 'vector'
      ? [...Map.groupBy(picture.shapes.flatMap(cutOf), ({ colour }) => colour)].map(([colour, own], at) => {
          const placed = own.map(({ d, rule }) => ({
            d: moveOutline(d, box.x, box.y, box.width / picture.width),
            rule,
          }));
          return { colour, path: { id: `logo-${index + 1}-${at + 1}`, path: cutLine(placed) } };
        })
      : [],
  );
  const printed = logos[side].filter(({ picture }) => picture.kind === 'bitmap');
  return [
    ...[...Map.groupBy(shapes, ({ colour }) => colour)].map(
      ([colour, own]): PlotLayer => ({
        id: `CutContour-logo-${colour.slice(1)}`,
        label: `CutContour ${labels.logo} ${colour}`,
        use: 'cut',
        colour,
        paths: own.map(({ path }) => path),
      }),
    ),
    ...(printed.length > 0
      ? [
          {
            id: 'Print',
            label: labels.printed,
            use: 'guide' as const,
            colour: '#d6156c',
            paths: printed.map(({ index, box }) => ({ id: `print-${index + 1}`, path: boxOutline(box) })),
          },
        ]
      : []),
  ];
}

/** The outlines of what each film covers, and the edges that are no panel's, such as the line between two tones. */
function filmLayers({ vehicle, design }: ComposedWrap, side: Side, locale: Locale): PlotLayer[] {
  const { panels, band, banded } = skinOf(vehicle, side, design);
  const outlines = vehicle.views[side].panels;
  const films = new Set([...panels.values(), band?.film ?? null].filter((film) => film !== null));
  return [...films].map((id) => {
    const film = findFilm(id);
    const isBand = band?.film === id;
    const own = outlines.filter((panel) => panels.get(panel.id) === id || (isBand && banded.has(panel.id)));
    return {
      id: `Film-${film?.code ?? id}`,
      label: film ? `${film.code} ${film.name[locale]}` : id,
      use: 'guide',
      colour: '#2438c9',
      paths: [
        ...own.map((panel) => ({ id: `${id}-${panel.id}`, path: panel.path })),
        ...(isBand ? band.boxes : []).map((box, at) => ({
          id: `${id}-edge-${at + 1}`,
          path: boxOutline(box),
        })),
      ],
    };
  });
}

interface PlotOptions {
  title: string;
  /** Letters to write what the sheet is; they are cut from nothing. */
  note: Letters;
  locale: Locale;
}

/** What is cut on a side, a layer for each film, and where its pictures are printed. */
const cutOfSide = (composed: ComposedWrap, side: Side, locale: Locale): PlotLayer[] => [
  ...cutLayers(composed, side, locale),
  ...logoLayers(composed, side, sheetLabels(locale)),
];

/** One side of a design for the workshop, at 1:10. */
export function wrapPlot(composed: ComposedWrap, side: Side, options: PlotOptions): PlotSheet {
  return plotOf(composed, side, options, cutOfSide(composed, side, options.locale));
}

/** The same as a sheet for each film, because a plotter knows one spot colour and has one film in it. */
export function wrapPlotsByFilm(composed: ComposedWrap, side: Side, options: PlotOptions): PlotSheet[] {
  const all = cutOfSide(composed, side, options.locale);
  const films = all.filter(({ use }) => use === 'cut');
  if (films.length < 2) return [plotOf(composed, side, options, all)];
  return films.map((film, at) =>
    plotOf(
      composed,
      side,
      { ...options, title: `${options.title} ${at + 1}/${films.length}` },
      all.filter((layer) => layer === film || layer.use !== 'cut'),
    ),
  );
}

function plotOf(
  composed: ComposedWrap,
  side: Side,
  { title, note, locale }: PlotOptions,
  cut: readonly PlotLayer[],
): PlotSheet {
  const { vehicle } = composed;
  const view = vehicle.views[side];
  const labels = sheetLabels(locale);
  const body: Box = { x: 0, y: 0, width: view.width, height: view.height };
  const films = filmLayers(composed, side, locale);
  const foot = view.height + 230;
  const written = [
    `${title}, ${sideNames[side][locale]}, ${labels.atScale}`,
    [
      ...films.map(({ label }) => label),
      ...(cut.length > 0 ? cut.map(({ label }) => label) : [labels.noLetters]),
    ].join(' · '),
    ...(films.length > 0 ? [labels.netFilms] : []),
  ];
  return {
    title: written[0] ?? title,
    scale,
    box: {
      x: -margin.side,
      y: -margin.side,
      width: Math.max(view.width, 1600) + 2 * margin.side,
      height: view.height + margin.side + margin.foot,
    },
    layers: [
      {
        id: 'Vehicle',
        label: vehicle.name[locale],
        use: 'guide',
        colour: '#9a948a',
        paths: [
          ...view.panels.map(({ id, path }) => ({ id: `panel-${id}`, path })),
          ...view.panes.map(({ id, path }) => ({ id: `pane-${id}`, path })),
        ],
      },
      ...films,
      {
        id: 'Marks',
        label: labels.atScale,
        use: 'guide',
        colour: '#16130f',
        paths: [
          { id: 'crop-marks', path: cropMarks(body, scale) },
          { id: 'scale-bar', path: scaleBar(0, foot, scale) },
        ],
      },
      {
        id: 'Notes',
        label: title,
        use: 'note',
        colour: '#16130f',
        paths: [
          { id: 'metre', path: moveOutline(outlineText(note, '1 m', { capHeight: 28 }).path, 1020, foot) },
          ...written.map((text, at) => ({
            id: `note-${at + 1}`,
            path: moveOutline(outlineText(note, text, { capHeight: 32 }).path, 0, foot + 70 + at * 60),
          })),
        ],
      },
      ...cut,
    ],
  };
}
