import type { LetterFamilyId, LetterWeight } from '@/lib/drawing/letter-families';
import type { FabricColourId } from './fabric-colours';
import type { GarmentId, GarmentSide, SizeId } from './garments/garment';
import type { MarkId } from './marks';
import type { ShapeId } from './shapes';
import type { TechniqueId } from './techniques';

/**
 * Where a layer stands: its middle, in millimetres from the middle of the upper edge of its side's print area, x to the right
 * and y down. Turned clockwise around that middle, in degrees, after it was flipped.
 */
interface Placed {
  id: string;
  x: number;
  y: number;
  angle: number;
  flipX: boolean;
  flipY: boolean;
  locked: boolean;
  hidden: boolean;
  /** Layers with the same word are one group; null stands alone. */
  group: string | null;
}

export const curves = ['none', 'arc', 'circle', 'wave'] as const;

export type Curve = (typeof curves)[number];

export const alignments = ['left', 'middle', 'right'] as const;

type Alignment = (typeof alignments)[number];

/** What a text shows of the person whose garment it is, instead of its own words. */
export const personFields = ['none', 'name', 'number'] as const;

export type PersonField = (typeof personFields)[number];

export interface TextLayer extends Placed {
  kind: 'text';
  /** Lines end with \n. */
  text: string;
  field: PersonField;
  family: LetterFamilyId;
  /** As it was asked for: a family of one weight is set in that. */
  weight: LetterWeight;
  /** Of a capital, in millimetres. */
  size: number;
  /** Thousandths of an em. */
  tracking: number;
  /** From baseline to baseline, in percent of a capital. */
  leading: number;
  align: Alignment;
  curve: Curve;
  /** From -100 to 100: how far it bends, and to which side. */
  bend: number;
  /** #rrggbb */
  colour: string;
}

export interface ShapeLayer extends Placed {
  kind: 'shape';
  shape: ShapeId;
  width: number;
  height: number;
  colour: string;
}

/** One of our own marks: drawn in up to three inks. */
export interface MarkLayer extends Placed {
  kind: 'mark';
  mark: MarkId;
  width: number;
  height: number;
  colours: readonly string[];
}

/** How much of a picture is cut off on each side, in shares of its width and height. */
export interface Crop {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const wholePicture: Crop = { left: 0, top: 0, right: 0, bottom: 0 };

/** A visitor's own picture; what it is made of is kept apart, under its id. */
export interface PictureLayer extends Placed {
  kind: 'picture';
  /** Id of the picture: the database finds what a document shows by this name. */
  picture: string;
  /** What the file was called, for lists. */
  name: string;
  /** Of what shows. */
  width: number;
  height: number;
  /** Of a bitmap; a vector picture is whole. */
  crop: Crop;
  /** In percent. */
  opacity: number;
  /** Colours of a vector picture that others take the place of. */
  inks: readonly { from: string; to: string }[];
}

export type Layer = TextLayer | ShapeLayer | MarkLayer | PictureLayer;

export interface SideDesign {
  technique: TechniqueId;
  /** The lowest first. */
  layers: readonly Layer[];
}

/** One garment of a list: whose it is, and in which size. */
export interface Person {
  name: string;
  number: string;
  size: SizeId;
}

/** A designed garment, as it is kept. Whoever changes this adds a migration and a test with a document of before. */
export interface ShirtDesign {
  version: 3;
  garment: GarmentId;
  fabric: FabricColourId;
  /** Sides without a word have no layer. */
  sides: Partial<Record<GarmentSide, SideDesign>>;
  /** Pieces of each size; those of the list come on top. */
  quantities: Partial<Record<SizeId, number>>;
  people: readonly Person[];
  /** The list as it was typed, where `people` says less than it: more of them, longer names, sizes that the garment does not have. */
  typed?: string;
}

export const shirtLimits = {
  layersPerSide: 40,
  textLength: 120,
  lines: 6,
  /** Of capitals, in millimetres. */
  size: { min: 2, max: 300 },
  tracking: { min: -100, max: 500 },
  leading: { min: 100, max: 300 },
  bend: { min: -100, max: 100 },
  /** Of shapes, marks and pictures, in millimetres. */
  extent: { min: 1, max: 600 },
  /** How far a layer may lie from its area's origin, in millimetres. */
  position: 1000,
  piecesPerSize: 2000,
  /** Pictures of one design, whose bytes are fetched with it. */
  pictures: 12,
  nameLength: 60,
  /** At least so much of a picture shows, across and down. */
  shows: 0.05,
  opacity: { min: 5, max: 100 },
  inks: 24,
  people: 500,
  personLength: 24,
  /** Of the list, each as often as a layer shows it, for all of them are set to be checked: the longest names of the longest list twice. */
  personalCharacters: 25_000,
  /** Of the list as it was typed: the document has room for so much beside everything else. */
  typed: 30_000,
} as const;

export function newLayer(id: string): Placed {
  return {
    id,
    x: 0,
    y: 60,
    angle: 0,
    flipX: false,
    flipY: false,
    locked: false,
    hidden: false,
    group: null,
  };
}

export function newText(
  id: string,
  text: string,
  more: Partial<Omit<TextLayer, 'kind' | 'id'>> = {},
): TextLayer {
  return {
    ...newLayer(id),
    kind: 'text',
    text,
    field: 'none',
    family: 'bricolage',
    weight: 'bold',
    size: 24,
    tracking: 0,
    leading: 150,
    align: 'middle',
    curve: 'none',
    bend: 50,
    colour: '#ffffff',
    ...more,
  };
}

/** A picture as it comes: as large as asked for, in its own proportions. */
export function newPicture(
  id: string,
  picture: { id: string; width: number; height: number },
  more: Partial<Omit<PictureLayer, 'kind' | 'id' | 'picture'>> & { width: number },
): PictureLayer {
  return {
    ...newLayer(id),
    kind: 'picture',
    picture: picture.id,
    name: '',
    height: (more.width * picture.height) / picture.width,
    crop: wholePicture,
    opacity: 100,
    inks: [],
    ...more,
  };
}

/** The pictures that a design shows, each once. */
export function picturesOf({ sides }: Pick<ShirtDesign, 'sides'>): string[] {
  const layers = Object.values(sides).flatMap((side) => side?.layers ?? []);
  return [...new Set(layers.flatMap((layer) => (layer.kind === 'picture' ? [layer.picture] : [])))];
}

/** Characters of the list that the layers of a design show, each as often as it is shown. */
export function countPersonalCharacters({ sides, people }: Pick<ShirtDesign, 'sides' | 'people'>): number {
  const layers = Object.values(sides).flatMap((side) => side?.layers ?? []);
  const count = (field: 'name' | 'number') =>
    layers.filter((layer) => layer.kind === 'text' && layer.field === field).length *
    people.reduce((sum, person) => sum + person[field].length, 0);
  return count('name') + count('number');
}

const noSide: SideDesign = { technique: 'screen', layers: [] };

export function sideOf(design: ShirtDesign, side: GarmentSide): SideDesign {
  return design.sides[side] ?? noSide;
}

/** Pieces of a design, those of its list included, by size. */
export function piecesBySize({ quantities, people }: Pick<ShirtDesign, 'quantities' | 'people'>) {
  const pieces: Partial<Record<SizeId, number>> = { ...quantities };
  for (const { size } of people) pieces[size] = (pieces[size] ?? 0) + 1;
  return pieces;
}

export function countPieces(design: Pick<ShirtDesign, 'quantities' | 'people'>): number {
  return Object.values(piecesBySize(design)).reduce((sum, count) => sum + (count ?? 0), 0);
}
