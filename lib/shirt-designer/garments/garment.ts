import type { Localized } from '@/lib/i18n/locales';
import type { FabricColourId } from '../fabric-colours';
import type { TechniqueId } from '../techniques';

export const garmentIds = [
  'tee',
  'tee-fitted',
  'tee-child',
  'polo',
  'sweatshirt',
  'hoodie',
  'apron',
  'cap',
  'tote',
  'vest',
] as const;

export type GarmentId = (typeof garmentIds)[number];

/** Sides as their wearer calls them: the left sleeve is that of the left arm. */
export const garmentSides = ['front', 'back', 'left', 'right'] as const;

export type GarmentSide = (typeof garmentSides)[number];

export const sizeIds = [
  'age-4',
  'age-6',
  'age-8',
  'age-10',
  'age-12',
  'xs',
  's',
  'm',
  'l',
  'xl',
  'xxl',
  '3xl',
  'one',
] as const;

export type SizeId = (typeof sizeIds)[number];

export const sizeNames: Record<SizeId, Localized> = {
  'age-4': { fr: '4 ans', nl: '104', en: 'age 4' },
  'age-6': { fr: '6 ans', nl: '116', en: 'age 6' },
  'age-8': { fr: '8 ans', nl: '128', en: 'age 8' },
  'age-10': { fr: '10 ans', nl: '140', en: 'age 10' },
  'age-12': { fr: '12 ans', nl: '152', en: 'age 12' },
  xs: { fr: 'XS', nl: 'XS', en: 'XS' },
  s: { fr: 'S', nl: 'S', en: 'S' },
  m: { fr: 'M', nl: 'M', en: 'M' },
  l: { fr: 'L', nl: 'L', en: 'L' },
  xl: { fr: 'XL', nl: 'XL', en: 'XL' },
  xxl: { fr: 'XXL', nl: 'XXL', en: 'XXL' },
  '3xl': { fr: '3XL', nl: '3XL', en: '3XL' },
  one: { fr: 'taille unique', nl: 'één maat', en: 'one size' },
};

/**
 * How a part takes the fabric's colour. `cloth` is the fabric itself, `inside` its other face in shadow, `lining` a second layer,
 * `rib` knitted ribs; `fixed` parts have a colour of their own.
 */
export type Tone =
  | 'cloth'
  | 'inside'
  | 'lining'
  | 'rib'
  | 'soft'
  | 'shade'
  | 'deep'
  | 'light'
  | 'seam'
  | 'stitch'
  | 'edge'
  | 'fold'
  | 'crest'
  | 'ribs'
  | { fixed: string; stroke?: number };

/** Of the box around a part. */
export type Corner =
  | 'left'
  | 'right'
  | 'top'
  | 'bottom'
  | 'top-left'
  | 'top-right'
  | 'bottom-left'
  | 'bottom-right';

export interface Part {
  tone: Tone;
  /** In the view's millimetres. */
  path: string;
  /** Where a shade or a light is full; it fades away from there, as cloth has no edge where its shadow begins. */
  from?: Corner;
}

export interface GarmentView {
  /** Of the drawing, whose x = 0 is its middle, in millimetres. */
  width: number;
  height: number;
  /** What the fabric covers: clips everything that lies on it. */
  outline: string;
  /** Before the outline: what is seen behind it. */
  behind: readonly Part[];
  /** On the fabric and below the print. */
  parts: readonly Part[];
  /** Above the print as well: cords, buttons, reflecting tape. */
  over: readonly Part[];
}

/** Millimetres of one size. */
interface SizeMeasures {
  /** Flat, from armpit to armpit, or whatever the garment's width is. */
  width: number;
  length: number;
}

interface PrintArea {
  width: number;
  height: number;
}

interface SidePlan {
  /** Middle of the print area's upper edge in the drawing. */
  x: number;
  y: number;
  /** What the distance from there is counted from: the collar, the shoulder seam, the upper edge. */
  from: 'collar' | 'shoulder' | 'edge' | 'peak';
  area: Partial<Record<SizeId, PrintArea>>;
  /** What this side can be made with, if not with everything. */
  techniques?: readonly TechniqueId[];
}

/** A garment: one file of this folder. */
export interface Garment {
  id: GarmentId;
  name: Localized;
  /** Names the sides that are no sleeves. */
  sleeves: boolean;
  fabrics: readonly FabricColourId[];
  /** Percent of cotton, and grams a square metre. */
  cotton: number;
  weight: number;
  sizes: Partial<Record<SizeId, SizeMeasures>>;
  /** The one that is drawn. */
  drawn: SizeId;
  sides: Partial<Record<GarmentSide, SidePlan>>;
  views: Partial<Record<GarmentSide, GarmentView>>;
}

export const sizesOf = (garment: Garment): SizeId[] => sizeIds.filter((id) => garment.sizes[id]);

export const sidesOf = (garment: Garment): GarmentSide[] =>
  garmentSides.filter((side) => garment.sides[side] && garment.views[side]);

/** The print area of a side in a size, that of the drawn size where it has none of its own. */
export function areaOf(garment: Garment, side: GarmentSide, size: SizeId = garment.drawn): PrintArea {
  const plan = garment.sides[side];
  return plan?.area[size] ?? plan?.area[garment.drawn] ?? { width: 0, height: 0 };
}
