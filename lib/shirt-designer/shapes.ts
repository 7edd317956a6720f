import { arc, box, circle, loop, mapOutline, pierced } from '@/lib/drawing/outlines';
import type { Localized } from '@/lib/i18n/locales';

export const shapeIds = [
  'rectangle',
  'rounded',
  'circle',
  'ring',
  'triangle',
  'diamond',
  'hexagon',
  'star',
  'burst',
  'heart',
  'shield',
  'ribbon',
  'bubble',
  'arrow',
  'half',
  'bolt',
] as const;

export type ShapeId = (typeof shapeIds)[number];

interface Shape {
  name: Localized;
  /** In a box of 100 by 100; holes by the even-odd rule. */
  path: string;
  /** Its thinnest part, as a share of its shorter side; most have none thinner than a tenth. */
  finest?: number;
}

const polygon = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;

/** Corners on two circles by turns, the first one at the top. */
function spikes(count: number, inner: number): string {
  const points = Array.from({ length: count * 2 }, (_, at): [number, number] => {
    const radius = at % 2 === 0 ? 50 : inner;
    const angle = (at * Math.PI) / count - Math.PI / 2;
    return [
      Math.round((50 + radius * Math.cos(angle)) * 100) / 100,
      Math.round((50 + radius * Math.sin(angle)) * 100) / 100,
    ];
  });
  return polygon(points);
}

/** Stretched to its box, so that a shape is as wide and as high as it says. */
function filling(path: string, left: number, top: number, right: number, bottom: number): string {
  return mapOutline(
    path,
    (x, y) => [((x - left) / (right - left)) * 100, ((y - top) / (bottom - top)) * 100],
    2,
  );
}

export const shapes: Record<ShapeId, Shape> = {
  rectangle: {
    name: { fr: 'rectangle', nl: 'rechthoek', en: 'rectangle' },
    path: box(0, 0, 100, 100),
    finest: 1,
  },
  rounded: {
    name: { fr: 'rectangle arrondi', nl: 'afgeronde rechthoek', en: 'rounded rectangle' },
    path: box(0, 0, 100, 100, 18),
    finest: 1,
  },
  circle: { name: { fr: 'disque', nl: 'schijf', en: 'disc' }, path: circle(50, 50, 50) },
  ring: {
    name: { fr: 'anneau', nl: 'ring', en: 'ring' },
    path: pierced(circle(50, 50, 50), circle(50, 50, 42)),
    finest: 0.08,
  },
  triangle: { name: { fr: 'triangle', nl: 'driehoek', en: 'triangle' }, path: 'M50 0L100 100L0 100Z' },
  diamond: { name: { fr: 'losange', nl: 'ruit', en: 'diamond' }, path: 'M50 0L100 50L50 100L0 50Z' },
  hexagon: {
    name: { fr: 'hexagone', nl: 'zeshoek', en: 'hexagon' },
    path: 'M50 0L100 25L100 75L50 100L0 75L0 25Z',
  },
  star: {
    name: { fr: 'étoile', nl: 'ster', en: 'star' },
    path: filling(spikes(5, 20), 2.45, 0, 97.55, 90.45),
  },
  burst: { name: { fr: 'éclat', nl: 'zegel', en: 'seal' }, path: spikes(18, 42) },
  heart: {
    name: { fr: 'cœur', nl: 'hart', en: 'heart' },
    path: 'M50 22C42 4 26 0 17 2C6 5 0 15 0 28C0 55 30 76 50 100C70 76 100 55 100 28C100 15 94 5 83 2C74 0 58 4 50 22Z',
  },
  shield: {
    name: { fr: 'écusson', nl: 'schild', en: 'shield' },
    path: 'M0 8C18 12 36 8 50 0C64 8 82 12 100 8C102 42 96 78 50 100C4 78 -2 42 0 8Z',
  },
  ribbon: {
    name: { fr: 'bannière', nl: 'banier', en: 'banner' },
    path: 'M0 22L14 22L14 0L86 0L86 22L100 22L91 61L100 100L72 100L72 78L28 78L28 100L0 100L9 61Z',
  },
  bubble: {
    name: { fr: 'bulle', nl: 'tekstballon', en: 'speech bubble' },
    path: loop(
      arc(88, 12, 12, -90, 0),
      arc(88, 66, 12, 0, 90),
      'M42 78L20 100L24 78',
      arc(12, 66, 12, 90, 180),
      arc(12, 12, 12, 180, 270),
    ),
  },
  arrow: {
    name: { fr: 'flèche', nl: 'pijl', en: 'arrow' },
    path: 'M0 30L58 30L58 0L100 50L58 100L58 70L0 70Z',
  },
  half: {
    name: { fr: 'demi-disque', nl: 'halve schijf', en: 'half disc' },
    path: filling(`${arc(50, 50, 50, 180, 360)}Z`, 0, 0, 100, 50),
  },
  bolt: {
    name: { fr: 'éclair', nl: 'bliksem', en: 'lightning bolt' },
    path: 'M64 0L0 58L42 58L28 100L100 36L56 36Z',
  },
};
