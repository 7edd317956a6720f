import { escapeMarkup } from '@/lib/security/escape-markup';
import type { Box } from './box';

/** The name by which plotters know the lines they cut: a spot colour in a PDF, a layer in an SVG. */
export const cutContour = 'CutContour';

/** What is drawn together: outlines in millimetres of the real thing, y down. */
export interface PlotLayer {
  /** Letters, figures and hyphens. */
  id: string;
  /** What people call it. */
  label: string;
  /** Lines are to be cut, to lie under what is cut as a guide, or to be filled, such as what is written beside it. */
  use: 'cut' | 'guide' | 'note';
  /** #rrggbb, of guides and notes. */
  colour: string;
  paths: readonly { id: string; path: string }[];
}

/** A side of something, to be cut, at a scale. */
export interface PlotSheet {
  title: string;
  /** 10 for 1:10. */
  scale: number;
  /** All of it with its margins, in millimetres of the real thing. */
  box: Box;
  layers: readonly PlotLayer[];
}

/** An outline of absolute commands enlarged and then moved, to a hundredth of a millimetre. */
export function moveOutline(path: string, dx: number, dy: number, enlarged = 1): string {
  const written = (value: number) => String(Math.round(value * 100) / 100);
  return path.replace(
    /(-?\d*\.?\d+)[ ,]+(-?\d*\.?\d+)/g,
    (_, x: string, y: string) =>
      `${written(Number(x) * enlarged + dx)} ${written(Number(y) * enlarged + dy)}`,
  );
}

export const boxOutline = ({ x, y, width, height }: Box) => `M${x} ${y}H${x + width}V${y + height}H${x}Z`;

/** Marks at the corners of a box, outside of it. */
export function cropMarks({ x, y, width, height }: Box, scale: number): string {
  const [gap, length] = [3 * scale, 8 * scale];
  const corner = (cx: number, cy: number, right: number, down: number) =>
    `M${cx + right * gap} ${cy}H${cx + right * (gap + length)}M${cx} ${cy + down * gap}V${cy + down * (gap + length)}`;
  return [
    corner(x, y, -1, -1),
    corner(x + width, y, 1, -1),
    corner(x, y + height, -1, 1),
    corner(x + width, y + height, 1, 1),
  ].join('');
}

/** A ruler of a metre with its tenths. */
export function scaleBar(x: number, y: number, scale: number): string {
  const ticks = Array.from({ length: 11 }, (_, at) => {
    const height = (at % 5 === 0 ? 4 : 2.5) * scale;
    return `M${x + at * 100} ${y}V${y - height}`;
  });
  return `M${x} ${y}H${x + 1000}${ticks.join('')}`;
}

const paper = (length: number, scale: number) => Math.round((length / scale) * 1000) / 1000;

function layerMarkup({ id, label, use, colour, paths }: PlotLayer, scale: number): string {
  const look =
    use === 'note'
      ? `fill="${colour}" stroke="none"`
      : `fill="none" stroke="${use === 'cut' ? '#ec008c' : colour}" stroke-width="${scale / 10}"`;
  const name = escapeMarkup(label);
  const drawn = paths.map(
    ({ id: own, path }) => `<path id="${own}"${use === 'cut' ? ` class="${cutContour}"` : ''} d="${path}"/>`,
  );
  return `<g id="${id}" inkscape:groupmode="layer" inkscape:label="${name}" data-name="${name}" ${look}>${drawn.join('')}</g>`;
}

/**
 * The sheet as an SVG: its size in millimetres at the scale, its own units millimetres of the real thing. What is cut is in a layer of
 * the name that plotters know, one group within it for each film.
 */
export function plotSvg({ title, scale, box, layers }: PlotSheet): string {
  const size = `width="${paper(box.width, scale)}mm" height="${paper(box.height, scale)}mm"`;
  const cut = layers.filter(({ use }) => use === 'cut').map((layer) => layerMarkup(layer, scale));
  const others = layers.filter(({ use }) => use !== 'cut').map((layer) => layerMarkup(layer, scale));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" ${size} viewBox="${box.x} ${box.y} ${box.width} ${box.height}">`,
    `<title>${escapeMarkup(title)}</title>`,
    ...others,
    `<g id="${cutContour}" class="${cutContour}" inkscape:groupmode="layer" inkscape:label="${cutContour}" data-name="${cutContour}">${cut.join('')}</g>`,
    '</svg>',
  ].join('\n');
}
