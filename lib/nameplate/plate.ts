import type { Box } from '@/lib/drawing/box';
import type { Letters } from '@/lib/drawing/letters';
import { outlineText } from '@/lib/drawing/outline-text';
import { initialOf } from './read-name';

/** Where a name may go on a drawing, in its units; y grows downwards. */
export interface Panel extends Box {
  /** Height of a capital below which nobody reads it (`leastCapital` says of a drawing): the initial stands there instead. */
  least?: number;
  /** Tallest capital. */
  most?: number;
  /** Most lines. */
  lines?: 1 | 2 | 3;
  align?: 'start' | 'middle';
}

/** A letter of a fitted line: which glyph, and where it starts in units of the em. */
interface PlacedGlyph {
  id: string;
  x: number;
  /** Its ink, in units of the drawing. */
  box: Box;
}

/** A line on its baseline at (x, y); `scale` turns units of the em into those of the drawing. */
interface FittedLine {
  text: string;
  x: number;
  y: number;
  scale: number;
  glyphs: readonly PlacedGlyph[];
}

export interface FittedName {
  lines: readonly FittedLine[];
  /** Height of a capital, in units of the drawing. */
  cap: number;
  /** Round all ink. */
  box: Box;
  isInitial: boolean;
}

/** A name ready to be put on any surface: copyfitting, with the initial where nothing else fits. */
export interface Plate {
  text: string;
  initial: string;
  /** Each glyph once: its outline in units of the em, y upwards. */
  glyphs: readonly { id: string; outline: string }[];
  /** The largest that the name may stand in one of these panels, or else its initial in the first. */
  fit(panels: Panel | readonly Panel[]): FittedName;
  fitInitial(panel: Panel): FittedName;
}

interface Line {
  text: string;
  /** Ink in units of the em, y downwards. */
  box: Box;
  glyphs: readonly { id: string; x: number; ink: Box | null }[];
}

const defaultLeast = 11;
/** Words that no line should end with. */
const clinging =
  /(?:^|[\s’])(?:de|du|des|la|le|les|l’|d’|à|au|aux|et|en|chez|van|den|der|het|een|de|’t|te|of|the|and|at|&|\+|-)$/iu;

/** What the ids of glyphs begin with in a document: on the first screen, whose scene may be changed alone, and elsewhere. */
export type GlyphMark = 'np' | 'nh';

function glyphId(mark: GlyphMark, character: string): string {
  return mark + (character.codePointAt(0) ?? 0).toString(16);
}

/** Places to break a name at that are tried: with more of them a name of single letters would keep a server busy. */
const mostBreaks = 8;

/** Every way to set a text in so many lines, broken at spaces and after hyphens. */
function arrangements(text: string, most: number): string[][] {
  const all: string[][] = [[text]];
  if (most === 1) return all;
  const found = [...text.matchAll(/ |(?<=\p{L}[-/])(?=\p{L})/gu)].map(({ index }) => index);
  const each = Math.ceil(found.length / mostBreaks);
  const breaks = found.filter((_, at) => at % each === 0);
  for (const [at, one] of breaks.entries()) {
    const [upper, rest] = [text.slice(0, one).trim(), text.slice(one).trim()];
    all.push([upper, rest]);
    if (most === 2) continue;
    for (const other of breaks.slice(at + 1))
      all.push([upper, text.slice(one, other).trim(), text.slice(other).trim()]);
  }
  return all;
}

/** Makes a name ready: `text` is what `readName` answers, all of it in `letters`. */
export function makePlate(text: string, letters: Letters, mark: GlyphMark = 'np'): Plate {
  // On a sign nobody paints a typewriter's apostrophe.
  const set = text.replaceAll("'", '’');
  const capital = initialOf(set);
  // A letter may be in the family, and its capital not.
  const initial = [...capital].every((sign) => letters.glyphs.has(sign)) ? capital : firstOf(set);
  const known = new Map<string, Line>();
  const measure = (line: string): Line => {
    const measured = known.get(line) ?? lineOf(line, letters, mark);
    known.set(line, measured);
    return measured;
  };
  const fitLines = (lines: readonly string[], panel: Panel, isInitial: boolean) =>
    arrange(lines.map(measure), panel, letters, isInitial);
  const fitInitial = (panel: Panel) => fitLines([initial], panel, true);
  return {
    text,
    initial,
    glyphs: [...new Set(`${set}${initial}`)].flatMap((character) => {
      const outline = letters.glyphs.get(character)?.outline;
      return outline ? [{ id: glyphId(mark, character), outline }] : [];
    }),
    fitInitial,
    fit(panels) {
      const list = Array.isArray(panels) ? (panels as readonly Panel[]) : [panels as Panel];
      let best: { fitted: FittedName; score: number } | null = null;
      for (const panel of list) {
        for (const lines of arrangements(set, panel.lines ?? 2)) {
          const fitted = fitLines(lines, panel, false);
          if (fitted.cap < (panel.least ?? defaultLeast)) continue;
          // A line more must be worth it, and a line that hangs in the air doubly so.
          const hanging = lines.slice(0, -1).filter((line) => clinging.test(line)).length;
          const score = fitted.cap * 0.93 ** (lines.length - 1) * 0.65 ** hanging;
          if (!best || score > best.score) best = { fitted, score };
        }
      }
      return best?.fitted ?? fitInitial(list[0] as Panel);
    },
  };
}

/** The first letter or figure, as it stands. */
function firstOf(text: string): string {
  return /[\p{L}\p{N}]/u.exec(text)?.[0] ?? text.slice(0, 1);
}

function lineOf(text: string, letters: Letters, mark: GlyphMark): Line {
  const { box, starts, letterBoxes } = outlineText(letters, text, { capHeight: letters.capHeight });
  const inks = letterBoxes.values();
  return {
    text,
    box,
    glyphs: starts.map(({ character, x }) => ({
      id: glyphId(mark, character),
      x,
      ink: letters.glyphs.get(character)?.outline ? (inks.next().value ?? null) : null,
    })),
  };
}

/** Sets lines one below the other, as large as the panel lets them be, their ink in its middle. */
function arrange(lines: readonly Line[], panel: Panel, letters: Letters, isInitial: boolean): FittedName {
  const cap = letters.capHeight;
  const isMiddle = panel.align !== 'start';
  let baseline = 0;
  const set = lines.map(({ text, box, glyphs }, at) => {
    const above = lines[at - 1]?.box;
    // Accents and descenders meet no other line.
    if (above) baseline += Math.max(cap * 1.24, above.y + above.height - box.y + cap * 0.16);
    return { text, box, glyphs, baseline, left: -box.x - (isMiddle ? box.width / 2 : 0) };
  });
  const left = Math.min(...set.map(({ box, left }) => left + box.x));
  const right = Math.max(...set.map(({ box, left }) => left + box.x + box.width));
  const top = Math.min(...set.map(({ box, baseline }) => baseline + box.y));
  const bottom = Math.max(...set.map(({ box, baseline }) => baseline + box.y + box.height));
  const [width, height] = [Math.max(right - left, 1), Math.max(bottom - top, 1)];
  const scale = Math.min(panel.width / width, panel.height / height, (panel.most ?? panel.height) / cap);
  const x = isMiddle ? panel.x + panel.width / 2 - ((left + right) / 2) * scale : panel.x - left * scale;
  const y = panel.y + panel.height / 2 - ((top + bottom) / 2) * scale;
  return {
    cap: cap * scale,
    isInitial,
    box: { x: x + left * scale, y: y + top * scale, width: width * scale, height: height * scale },
    lines: set.map(({ glyphs, ...line }) => {
      const [left, base] = [x + line.left * scale, y + line.baseline * scale];
      return {
        text: line.text,
        x: left,
        y: base,
        scale,
        glyphs: glyphs.flatMap(({ id, x, ink }) => {
          if (!ink) return [];
          const box = {
            x: left + ink.x * scale,
            y: base + ink.y * scale,
            width: ink.width * scale,
            height: ink.height * scale,
          };
          return [{ id, x, box }];
        }),
      };
    }),
  };
}
