import type { Box } from '@/lib/drawing/box';
import type { Contour } from '@/lib/embroidery/plane';
import type { PrintShape } from '@/lib/embroidery/print-shape';
import { escapeMarkup } from '@/lib/security/escape-markup';

const rounded = (value: number) => Math.round(value * 1000) / 1000 + 0;

/** An SVG whose size on paper is its size in life. */
export function svgInMillimetres(box: Box, title: string, inside: string): string {
  const [x, y, width, height] = [box.x, box.y, box.width, box.height].map(rounded);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="${x} ${y} ${width} ${height}">`,
    `<title>${escapeMarkup(title)}</title>`,
    inside,
    '</svg>',
  ].join('');
}

/** Outlines, with pictures between them as they lie there, and nothing else: no font, no script, no address. */
export function outlineSvg(
  shapes: readonly PrintShape[],
  box: Box,
  title: string,
  pictures: readonly { above: number; markup: string }[] = [],
): string {
  const picturesAt = (above: number) =>
    pictures.filter((one) => one.above === above).map(({ markup }) => markup);
  const parts = shapes.flatMap(({ d, fill, rule, opacity }, at) => [
    ...picturesAt(at),
    `<path d="${escapeMarkup(d)}" fill="${escapeMarkup(fill)}" fill-rule="${rule}"${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`,
  ]);
  return svgInMillimetres(box, title, [...parts, ...picturesAt(shapes.length)].join(''));
}

/** A closed line as path data, turned over from left to right if asked: film is cut from behind. */
export const pathOf = (contour: Contour, mirrored: boolean): string =>
  `M${contour.map(([x, y]) => `${rounded(mirrored ? -x : x)} ${rounded(y)}`).join('L')}Z`;
