import type { LetterFamilyId } from './letter-families';

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

interface Glyph {
  advance: number;
  outline: string;
}

/** A family, ready to be set. Lengths are units of the em. */
export interface Letters {
  capHeight: number;
  xHeight: number;
  glyphs: ReadonlyMap<string, Glyph>;
  kerning: ReadonlyMap<string, number>;
}

// Written out, so that a bundler makes one file of each and a browser fetches what is set.
const tables: Record<LetterFamilyId, () => Promise<{ default: LetterTable }>> = {
  bricolage: () => import('./letters/bricolage.json'),
  oswald: () => import('./letters/oswald.json'),
  'barlow-condensed': () => import('./letters/barlow-condensed.json'),
  'bebas-neue': () => import('./letters/bebas-neue.json'),
  overpass: () => import('./letters/overpass.json'),
  'archivo-black': () => import('./letters/archivo-black.json'),
  'alfa-slab': () => import('./letters/alfa-slab.json'),
  lobster: () => import('./letters/lobster.json'),
  stencil: () => import('./letters/stencil.json'),
  fredoka: () => import('./letters/fredoka.json'),
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

const loaded = new Map<LetterFamilyId, Promise<Letters>>();

/** A family's letters, fetched the first time; a fetch that failed is tried again by the next who asks. */
export function loadLetters(family: LetterFamilyId): Promise<Letters> {
  let letters = loaded.get(family);
  if (!letters) {
    letters = tables[family]().then((table) => readLetters(table.default));
    letters.catch(() => loaded.delete(family));
    loaded.set(family, letters);
  }
  return letters;
}

export type LoadedLetters = ReadonlyMap<LetterFamilyId, Letters>;

/** Several families at once. */
export async function loadFamilies(families: readonly LetterFamilyId[]): Promise<LoadedLetters> {
  return new Map(
    await Promise.all(
      families.map(async (family): Promise<[LetterFamilyId, Letters]> => [family, await loadLetters(family)]),
    ),
  );
}
