import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boxAround } from '@/lib/drawing/box';
import {
  faceOf,
  hasTwoWeights,
  letterFaceIds,
  letterFamilyIds,
  letterFamilyNames,
  letterWeights,
} from '@/lib/drawing/letter-families';
import { loadLetters } from '@/lib/drawing/letters';
import { familyWith } from '@/lib/drawing/missing-letters';
import { outlineText } from '@/lib/drawing/outline-text';
import { flattenOutline } from '@/lib/drawing/outlines';

describe.each(letterFaceIds)('%s', (face) => {
  test('has the letters of French, Dutch and English, and a capital of the height that is asked for', async () => {
    const letters = await loadLetters(face);
    const text = 'Élégance d’été à Liège, cœur naïf – café privé: 100 % façade, reünie één @ +32 (0)2 € & Co';
    expect(outlineText(letters, text, { capHeight: 100 }).missing).toEqual([]);
    const { box } = outlineText(letters, 'H', { capHeight: 250 });
    expect(box.y).toBeCloseTo(-250, 1);
    // Rounded feet reach a little below the baseline.
    expect(box.y + box.height).toBeLessThan(5);
  });
});

test.each(letterFamilyIds)(
  '%s is bold unless it is asked for otherwise, and lighter where it can be',
  async (family) => {
    expect(letterFamilyNames[family]).toBeTruthy();
    expect(faceOf(family, 'bold')).toBe(family);
    const light = faceOf(family, 'normal');
    if (!hasTwoWeights(family)) return expect(light).toBe(family);
    const inkOf = async (face: typeof light) => {
      const { path } = outlineText(await loadLetters(face), 'I', { capHeight: 100 });
      return boxAround(flattenOutline(path, 4).flat()).width;
    };
    expect(await inkOf(light)).toBeLessThan((await inkOf(family)) * 0.8);
  },
);

test('letters scale with their height', async () => {
  const letters = await loadLetters('oswald');
  const small = outlineText(letters, 'Boulangerie', { capHeight: 50 });
  const large = outlineText(letters, 'Boulangerie', { capHeight: 500 });
  expect(large.width).toBeCloseTo(small.width * 10, 5);
  expect(large.box.height).toBeCloseTo(small.box.height * 10, 5);
});

test('pairs are kerned, and tracking adds between letters alone', async () => {
  const letters = await loadLetters('oswald');
  const width = (text: string, tracking?: number) =>
    outlineText(letters, text, { capHeight: letters.capHeight, tracking }).width;
  expect(width('AV')).toBeLessThan(width('A') + width('V'));
  expect(width('HHH', 100)).toBeCloseTo(width('HHH') + 200, 5);
});

test('characters that a family does not have are named once and leave a gap', async () => {
  const letters = await loadLetters('bebas-neue');
  const { missing, path, width } = outlineText(letters, 'A🚐ب🚐', { capHeight: 100 });
  expect(missing).toEqual(['🚐', 'ب']);
  expect(path).toBe(outlineText(letters, 'A', { capHeight: 100 }).path);
  expect(width).toBeGreaterThan(outlineText(letters, 'A', { capHeight: 100 }).width);
});

test.each(letterFaceIds)('what %s has no letter for is in the family that is named instead', async (face) => {
  const family = letterFamilyIds.find((id) => id === face.replace(/-normal$/, '')) ?? 'bricolage';
  const everything = new Map(
    await Promise.all(letterFaceIds.map(async (id) => [id, await loadLetters(id)] as const)),
  );
  const known = new Set([...everything.values()].flatMap(({ glyphs }) => [...glyphs.keys()]));
  for (const character of known) {
    if (everything.get(face)?.glyphs.has(character)) continue;
    const other = familyWith(character, family);
    if (!other) throw new Error(`${face} has no ${character}, and no family is named`);
    for (const weight of letterWeights)
      expect(everything.get(faceOf(other, weight))?.glyphs.has(character), character).toBe(true);
  }
  expect(familyWith('🚐', family)).toBeNull();
  expect(familyWith('ب', family)).toBeNull();
});

test('gaps of any kind are spaces, and what is not seen is nothing', async () => {
  const letters = await loadLetters('oswald');
  const { missing, path } = outlineText(letters, 'À\u202f2\u00a0m\u00ad\u200f', { capHeight: 100 });
  expect(missing).toEqual([]);
  expect(path).toBe(outlineText(letters, 'À 2 m', { capHeight: 100 }).path);
});

test('whatever is typed becomes a path of plain commands', async () => {
  const letters = await loadLetters('lobster');
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const { path, width, box } = outlineText(letters, text, { capHeight: 100 });
      expect(path).toMatch(/^(?:[MLQC][-\d. ]+|Z)*$/);
      expect([width, box.x, box.y, box.width, box.height].every(Number.isFinite)).toBe(true);
    }),
  );
});
