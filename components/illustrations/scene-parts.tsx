import type { ReactNode } from 'react';
import type { SceneId } from '@/lib/content/scene-id';
import { leastCapital } from '@/lib/drawing/least-capital';
import type { ServiceGroupId } from '@/lib/i18n/service-catalogue';
import type { Plate } from '@/lib/nameplate/plate';
import { colors } from '@/lib/theme/colors';
import { sceneGroups } from './scene-groups';

export interface SceneProps {
  /** Any CSS colour; the ink of the scene's service group when left out. */
  ink?: string;
  /** A short made-up brand word. */
  lettering?: string;
  /** A visitor's own name, in place of that word. */
  plate?: Plate | undefined;
  /** Accessible name. Without it the picture is decoration and hidden from assistive technology. */
  title?: string;
  className?: string;
  /** Draws a group of this id for the file of pictures, without a sheet of its own. */
  symbol?: string;
}

export const INK = `var(--ink,${colors.ink})`;
export const PAPER = `var(--paper,${colors.paper})`;
export const ACCENT = 'currentColor';

const groupInks: Record<ServiceGroupId, string> = {
  lettering: '#d93015',
  wrapping: '#2438c9',
  signs: '#f5a800',
  textile: '#d6156c',
  walls: '#0d7a4a',
  design: '#6a2bc2',
};

/** The solid ink of a group as a literal, for the one second ink a scene may use. */
export function groupInk(group: ServiceGroupId): string {
  return groupInks[group];
}

/** `percent` of the first colour over the second, opaque. */
export function mix(percent: number, colour: string = ACCENT, over: string = PAPER): string {
  return `color-mix(in oklab,${colour} ${percent}%,${over})`;
}

/** Height of a capital that can be read on the sheet of a scene: on the narrowest screen two of them stand side by side. */
export const readableOnScene = leastCapital(640, 160);

interface SheetProps extends Omit<SceneProps, 'lettering' | 'plate' | 'symbol'> {
  scene: SceneId;
  children: ReactNode;
}

/** What a box of another shape shows first: a word that the middle alone would cut, or colours to choose from. */
const focus: Partial<Record<SceneId, string>> = {
  'shop-sign': 'xMaxYMid',
  'sign-street': 'xMidYMin',
  'shirt-designer': 'xMaxYMid',
};

/**
 * The sheet every scene is drawn on: 640 × 480 units, filling its box like `object-fit: cover`, so a square box shows
 * x 80 to 560.
 */
export function Sheet({ scene, ink, title, className, children }: SheetProps) {
  return (
    <svg
      viewBox="0 0 640 480"
      preserveAspectRatio={`${focus[scene] ?? 'xMidYMid'} slice`}
      className={className}
      data-ink={sceneGroups[scene]}
      color={ink}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      {children}
    </svg>
  );
}

interface PosterProps extends Omit<SceneProps, 'lettering' | 'plate'> {
  scene: SceneId;
  /** Colour of the whole sheet. */
  ground?: string;
  children: ReactNode;
}

/** A scene on its sheet. `currentColor` inside is the scene's ink, and text is set in the display face. */
export function Poster({ scene, symbol, ground = PAPER, children, ...sheet }: PosterProps) {
  const drawing = (
    <g
      id={symbol}
      fontFamily="var(--font-display)"
      fontWeight={800}
      color={sheet.ink ? undefined : `var(--ink-solid,${groupInks[sceneGroups[scene]]})`}
    >
      <path fill={ground} d="M0 0h640v480H0z" />
      {children}
    </g>
  );
  return symbol ? (
    drawing
  ) : (
    <Sheet scene={scene} {...sheet}>
      {drawing}
    </Sheet>
  );
}

// Advances of the display face at weight 800, in hundredths of an em, capitals then small letters.
const capitals = [
  71, 69, 68, 70, 63, 60, 73, 73, 30, 38, 70, 51, 95, 79, 72, 65, 73, 69, 66, 58, 73, 68, 100, 72, 66, 58,
];
const smalls = [
  59, 65, 57, 65, 59, 41, 61, 64, 29, 29, 60, 28, 96, 64, 61, 65, 65, 45, 55, 41, 63, 58, 88, 59, 61, 54,
];

/** Height of a capital of the display face, in em. */
export const CAP = 0.672;

/** Width of a word in the display face, in em. */
export function emWidth(word: string): number {
  let sum = 0;
  for (const letter of word.normalize('NFD')) {
    const code = letter.charCodeAt(0);
    if (code >= 0x300 && code < 0x370) continue;
    sum += capitals[code - 65] ?? smalls[code - 97] ?? (letter === ' ' ? 22 : 64);
  }
  return sum / 100;
}

interface WordProps {
  children: string;
  x: number;
  y: number;
  /** Largest type size, in units. */
  size: number;
  /** The word is set smaller when it would be longer than this. */
  max?: number;
  /** (x, y) is the middle of a capital word instead of the start of its baseline. */
  centre?: boolean;
  fill?: string;
  transform?: string;
}

/** One word in the display face, exactly as long as its advances say, whatever font the browser ends up with. */
export function Word({
  children,
  x,
  y,
  size,
  max = Number.POSITIVE_INFINITY,
  centre = false,
  ...paint
}: WordProps) {
  const em = emWidth(children);
  const fitted = round(Math.min(size, max / em));
  const length = round(em * fitted);
  return (
    <text
      x={centre ? round(x - length / 2) : x}
      y={centre ? round(y + (fitted * CAP) / 2) : y}
      fontSize={fitted}
      textLength={length}
      lengthAdjust="spacingAndGlyphs"
      {...paint}
    >
      {children}
    </text>
  );
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Path of zero-length strokes: with round caps, a dot of the stroke's width at each point. */
export function dots(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join('');
}

/** Path of parallel strokes: `count` copies of the segment (dx, dy), each moved on by (stepX, stepY). */
export function hatch(
  [x, y]: readonly [number, number],
  [dx, dy]: readonly [number, number],
  [stepX, stepY]: readonly [number, number],
  count: number,
): string {
  return Array.from(
    { length: count },
    (_, i) => `M${round(x + stepX * i)} ${round(y + stepY * i)}l${dx} ${dy}`,
  ).join('');
}
