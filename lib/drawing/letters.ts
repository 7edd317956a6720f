import type { LetterFaceId } from './letter-families';

/** As scripts/draw-letters.mjs writes it: outlines in units of the em, each point relative to the one before. */
interface LetterTable {
  unitsPerEm: number;
  capHeight: number;
  xHeight: number;
  /** One character a line: itself, its advance, a space, its outline. */
  glyphs: string;
  /** A distance and the pairs that stand by so much further apart, one distance a line. */
  kerning: string;
}

/** Of every table: what a type size of a drawing is divided by. */
export const unitsPerEm = 1000;

export interface Glyph {
  advance: number;
  outline: string;
}

/** A family in one weight, ready to be set. Lengths are units of the em. */
export interface Letters {
  capHeight: number;
  xHeight: number;
  glyphs: ReadonlyMap<string, Glyph>;
  kerning: ReadonlyMap<string, number>;
}

// Written out, so that a bundler makes one file of each and a browser fetches what is set.
const tables: Record<LetterFaceId, () => Promise<{ default: LetterTable }>> = {
  bricolage: () => import('./letters/bricolage.json'),
  'bricolage-normal': () => import('./letters/bricolage-normal.json'),
  oswald: () => import('./letters/oswald.json'),
  'oswald-normal': () => import('./letters/oswald-normal.json'),
  'barlow-condensed': () => import('./letters/barlow-condensed.json'),
  'barlow-condensed-normal': () => import('./letters/barlow-condensed-normal.json'),
  'bebas-neue': () => import('./letters/bebas-neue.json'),
  overpass: () => import('./letters/overpass.json'),
  'overpass-normal': () => import('./letters/overpass-normal.json'),
  'archivo-black': () => import('./letters/archivo-black.json'),
  'alfa-slab': () => import('./letters/alfa-slab.json'),
  lobster: () => import('./letters/lobster.json'),
  stencil: () => import('./letters/stencil.json'),
  fredoka: () => import('./letters/fredoka.json'),
  'fredoka-normal': () => import('./letters/fredoka-normal.json'),
};

function readLetters(table: LetterTable): Letters {
  const glyphs = table.glyphs.split('\n').map((line): [string, Glyph] => {
    const [character = ''] = line;
    const space = line.indexOf(' ', character.length);
    return [
      character,
      { advance: Number(line.slice(character.length, space)), outline: line.slice(space + 1) },
    ];
  });
  const kerning = table.kerning.split('\n').flatMap((line) => {
    const space = line.indexOf(' ');
    const pairs = line.slice(space + 1).match(/../gsu) ?? [];
    return pairs.map((pair): [string, number] => [pair, Number(line.slice(0, space))]);
  });
  return {
    capHeight: table.capHeight,
    xHeight: table.xHeight,
    glyphs: new Map(glyphs),
    kerning: new Map(kerning),
  };
}

const loaded = new Map<LetterFaceId, Promise<Letters>>();

/** The letters of a face, fetched the first time; a fetch that failed is tried again by the next who asks. */
export function loadLetters(face: LetterFaceId): Promise<Letters> {
  let letters = loaded.get(face);
  if (!letters) {
    letters = tables[face]().then((table) => readLetters(table.default));
    letters.catch(() => loaded.delete(face));
    loaded.set(face, letters);
  }
  return letters;
}

export type LoadedLetters = ReadonlyMap<LetterFaceId, Letters>;

/** Several at once. */
export async function loadFamilies(faces: readonly LetterFaceId[]): Promise<LoadedLetters> {
  return new Map(
    await Promise.all(
      faces.map(async (face): Promise<[LetterFaceId, Letters]> => [face, await loadLetters(face)]),
    ),
  );
}
