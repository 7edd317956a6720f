import type { LetterFamilyId } from '@/lib/drawing/letter-families';
import type { LetterColourId } from './letter-colours';
import type { PaintId } from './paints';
import type { PanelId, Side, VehicleId } from './vehicles/vehicle';

/** What the film covers before single panels are chosen. */
export const coverages = [
  'full',
  'two-tone',
  'lower-third',
  'rear-third',
  'stripes',
  'bonnet',
  'roof',
  'mirrors',
  'none',
] as const;

export type Coverage = (typeof coverages)[number];

/** What one panel wears when it departs from its coverage: its paint, the first film or the second. */
export const panelChoices = ['bare', 'film', 'second'] as const;

export type PanelChoice = (typeof panelChoices)[number];

/** Packs of paint protection film, as the price list has them; `parts` is by the panel. */
export const protectionPacks = ['none', 'front', 'full', 'parts'] as const;

export type ProtectionPack = (typeof protectionPacks)[number];

/** Films for panes that may have one, from clear to dark. */
export const tintIds = ['none', 'light', 'medium', 'dark', 'limo'] as const;

export type TintId = (typeof tintIds)[number];

export interface LetterLine {
  text: string;
  side: Side;
  /** On the other flank as well, as far from the nose. */
  bothSides: boolean;
  family: LetterFamilyId;
  /** Of a capital, in millimetres. */
  height: number;
  colour: LetterColourId;
  /**
   * Middle of the line from the left edge of its side's drawing, and its baseline from the top, in millimetres; null is where it
   * stands best.
   */
  x: number | null;
  y: number | null;
}

/** A visitor's picture on a side. */
export interface Logo {
  /** Id of a picture that is kept (lib/drawing/picture.ts). */
  picture: string;
  side: Side;
  /** On the other flank as well, as far from the nose; never turned round. */
  bothSides: boolean;
  /** Millimetres. */
  width: number;
  /** Its middle from the left edge and the top of its side's drawing, in millimetres; null is where it stands best. */
  x: number | null;
  y: number | null;
}

/** A wrapped vehicle, as it is kept. Whoever changes this adds a migration and a test with a document of before. */
export interface WrapDesign {
  version: 2;
  vehicle: VehicleId;
  paint: PaintId;
  coverage: Coverage;
  /** Codes of the catalogue. */
  film: string;
  second: string;
  /** Height of the line between two tones, in percent from the ground. */
  split: number;
  panels: Partial<Record<PanelId, PanelChoice>>;
  tints: { rearSide: TintId; rear: TintId };
  protection: ProtectionPack;
  protectionFinish: 'gloss' | 'matt';
  lines: readonly LetterLine[];
  logos: readonly Logo[];
}

export const wrapLimits = {
  lines: 6,
  logos: 3,
  logoWidth: { min: 50, max: 4000 },
  textLength: 60,
  height: { min: 20, max: 900 },
  split: { min: 20, max: 80 },
  /** No vehicle is longer, in millimetres. */
  position: 9000,
} as const;

export const newLogo: Omit<Logo, 'picture'> = { side: 'left', bothSides: true, width: 600, x: null, y: null };

export const newLine: LetterLine = {
  text: '',
  side: 'left',
  bothSides: true,
  family: 'bricolage',
  height: 180,
  colour: 'white',
  x: null,
  y: null,
};
