import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadLetters } from '@/lib/drawing/letters';
import { setHeadline } from '@/lib/drawing/set-headline';

const letters = await loadLetters('bricolage');
const area = { x: 40, y: 100, width: 500, height: 340 };
const linesOf = (text: string, most = 90) =>
  setHeadline(letters, text, area, most).lines.map((line) => line.text);

test('a headline never leaves its area, however long its words are and whatever accents it wears', () => {
  const word = fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿ’,]{1,24}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 7 }), (words) => {
      const { box, cap, lines } = setHeadline(letters, words.join(' '), area, 90);
      expect(cap).toBeLessThanOrEqual(90);
      expect(lines.map(({ text }) => text).join(' ')).toBe(words.join(' '));
      // Outlines are rounded to a hundredth.
      expect(box.x).toBeGreaterThanOrEqual(area.x - 0.5);
      expect(box.y).toBeGreaterThanOrEqual(area.y - 0.5);
      expect(box.x + box.width).toBeLessThanOrEqual(area.x + area.width + 0.5);
      expect(box.y + box.height).toBeLessThanOrEqual(area.y + area.height + 0.5);
    }),
    { numRuns: 60 },
  );
});

test('lines end where one breathes, and none on a word that leads on', () => {
  expect(linesOf('La vitrine parle, même fermée')).toEqual(['La vitrine parle,', 'même fermée']);
  expect(linesOf('Du sol au plafond')).toEqual(['Du sol', 'au plafond']);
  expect(linesOf('Blijf bij ons plakken').join('/')).not.toMatch(/bij\//);
  expect(linesOf('De folie op uw foto')).toEqual(['De folie', 'op uw foto']);
});

test('words that are held together stay on one line', () => {
  for (const text of linesOf('Dès\u00a0800\u202f€ sur\u00a0mesure, roll-\u2060ups\u00a0compris'))
    expect(text).not.toMatch(/Dès$|^800|^€|sur$|^mesure|\u2060/);
});

test('a single short word is no taller than asked', () => {
  expect(setHeadline(letters, 'Zo', area, 60).cap).toBe(60);
});
