import { hexToLab, labDistance } from '@/lib/drawing/oklab';
import { edgeOf, flattenOutline, mapOutline } from '@/lib/drawing/outlines';
import type { Picture } from '@/lib/drawing/picture';
import { strokeOutline } from '@/lib/drawing/stroke-outline';
import type { FilledOutline } from './layer-outline';
import type { PictureLayer } from './shirt-design';
import type { ShirtPictures } from './shown-pictures';

export type VectorPicture = Extract<Picture, { kind: 'vector' }>;

/** The picture of a layer, if it is there and has shapes. */
export function vectorOf(layer: PictureLayer, pictures: ShirtPictures): VectorPicture | null {
  const picture = pictures.get(layer.picture)?.picture;
  return picture?.kind === 'vector' ? picture : null;
}

/** A flat area of a vector picture, in its own units: its lines are areas too. */
interface Area {
  path: string;
  colour: string;
  rule: FilledOutline['rule'];
  opacity: number;
  /** Twice the area by the length of its edge: how wide its strokes are, on the whole. */
  stroke: number;
  size: number;
  /** Of a line, from end to end; 0 for a filled shape. */
  length: number;
}

const known = new WeakMap<VectorPicture, readonly Area[]>();

function measured(path: string): { stroke: number; size: number } {
  const { area, length } = edgeOf(path);
  return { stroke: length === 0 ? 0 : (2 * area) / length, size: area };
}

/** From end to end, each part by itself. */
const lengthOf = (path: string) =>
  flattenOutline(path, 6).reduce(
    (sum, points) =>
      sum +
      points.slice(1).reduce((way, [x, y], at) => {
        const [fromX, fromY] = points[at] ?? [x, y];
        return way + Math.hypot(x - fromX, y - fromY);
      }, 0),
    0,
  );

/** What a vector picture is made of, the lowest first; a shape that encloses nothing is none. */
export function areasOf(picture: VectorPicture): readonly Area[] {
  const found = known.get(picture);
  if (found) return found;
  const areas = picture.shapes.flatMap(({ path, fill, evenOdd, line, opacity = 1 }): Area[] => {
    const filled = fill === null ? null : { colour: fill, ...measured(path) };
    const rule = evenOdd ? ('evenodd' as const) : ('nonzero' as const);
    const length = line ? lengthOf(path) : 0;
    return [
      ...(filled && filled.size > 0.01 ? [{ path, rule, opacity, length: 0, ...filled }] : []),
      ...(line
        ? [
            {
              path: strokeOutline(path, line),
              colour: line.colour,
              rule: 'nonzero' as const,
              opacity,
              stroke: line.width,
              size: line.width * length,
              length,
            },
          ]
        : []),
    ];
  });
  known.set(picture, areas);
  return areas;
}

const inkOf = ({ inks }: Pick<PictureLayer, 'inks'>, colour: string) =>
  inks.find(({ from }) => from === colour)?.to ?? colour;

const outlined = new WeakMap<PictureLayer, { picture: VectorPicture; outlines: readonly FilledOutline[] }>();

/** A vector picture as its layer has it: around the layer's middle, in millimetres, in the layer's colours. */
export function outlinePicture(layer: PictureLayer, picture: VectorPicture): readonly FilledOutline[] {
  const found = outlined.get(layer);
  if (found?.picture === picture) return found.outlines;
  const outlines = areasOf(picture).map(({ path, colour, rule, opacity }) => ({
    d: mapOutline(
      path,
      (x, y) => [(x / picture.width - 0.5) * layer.width, (y / picture.height - 0.5) * layer.height],
      2,
    ),
    fill: inkOf(layer, colour),
    rule,
    ...(opacity < 1 ? { opacity } : {}),
  }));
  outlined.set(layer, { picture, outlines });
  return outlines;
}

/** The colours that a vector picture comes with, the largest first. */
export function ownInks(picture: VectorPicture): string[] {
  const sizes = new Map<string, number>();
  for (const { colour, size } of areasOf(picture)) sizes.set(colour, (sizes.get(colour) ?? 0) + size);
  return [...sizes].sort(([, a], [, b]) => b - a).map(([colour]) => colour);
}

/** Those that its layer shows, each once. */
export const inksOfLayer = (layer: PictureLayer, picture: VectorPicture): string[] => [
  ...new Set(ownInks(picture).map((colour) => inkOf(layer, colour))),
];

/** The layer's colours with one more put in another's place; what came from it before goes along. */
export function recoloured(
  layer: PictureLayer,
  picture: VectorPicture,
  change: (shown: string) => string,
): PictureLayer['inks'] {
  return ownInks(picture).flatMap((from) => {
    const to = change(inkOf(layer, from));
    return to === from ? [] : [{ from, to }];
  });
}

/** So many inks at most: the two that look most alike become the larger one of them, again and again. */
export function fewerInks(layer: PictureLayer, picture: VectorPicture, most: number): PictureLayer['inks'] {
  const shown = inksOfLayer(layer, picture);
  const becomes = new Map(shown.map((colour) => [colour, colour]));
  const left = [...shown];
  while (left.length > Math.max(1, most)) {
    let [keep, drop, nearest] = [0, 1, Infinity];
    for (const [at, one] of left.entries())
      for (let other = at + 1; other < left.length; other += 1) {
        const distance = labDistance(hexToLab(one), hexToLab(left[other] as string));
        if (distance < nearest) [keep, drop, nearest] = [at, other, distance];
      }
    const [into, gone] = [left[keep] as string, left[drop] as string];
    for (const [from, to] of becomes) if (to === gone) becomes.set(from, into);
    left.splice(drop, 1);
  }
  return recoloured(layer, picture, (colour) => becomes.get(colour) ?? colour);
}

/** A line that is shorter than this share of its picture's width is a speck. */
const speck = 0.02;

/** The thinnest strokes of a picture as its layer has it, in millimetres; specks count for nothing. */
export function finestOfPicture(layer: PictureLayer, picture: VectorPicture): number {
  const areas = areasOf(picture);
  const all = areas.reduce((sum, { size }) => sum + size, 0);
  const strokes = areas
    .filter(({ size, length }) => size >= all * 0.002 || length >= picture.width * speck)
    .map(({ stroke }) => stroke);
  return Math.min(...strokes, Infinity) * (layer.width / picture.width);
}
