import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Letters, loadLetters } from '@/lib/drawing/letters';
import { initialOf, longestName, readName, signsOf } from '@/lib/nameplate/read-name';

const letters: Letters = await loadLetters('bricolage');
const read = (given: unknown) => readName(given, letters);

describe('a name as it is typed', () => {
  test.each([
    'Boulangerie Dupont',
    'Café de l’Œillet & Fils',
    "Frituur 't Hoekske",
    'IJsboerke',
    'Ý',
    '3D',
    'Ĳzer',
  ])('%s is drawn as it stands', (name) => {
    expect(read(name)).toMatchObject({ state: 'ready', text: name, missing: [] });
  });

  test('spaces are folded, letters composed, controls and turns of direction gone', () => {
    expect(read('  Chez\t\n Zoe\u0308  ')).toMatchObject({ state: 'ready', text: 'Chez Zoë' });
    expect(read('\u202eBar\u2069\u200b\u0000 Léon\u00ad')).toMatchObject({
      state: 'ready',
      text: 'Bar Léon',
    });
  });

  test('what no letter of ours draws is left out and named once', () => {
    expect(read('Pizza 🍕🍕 Rosa')).toMatchObject({ state: 'ready', text: 'Pizza Rosa', missing: ['🍕'] });
    expect(read('北京饭店')).toMatchObject({ state: 'undrawable', missing: ['北', '京', '饭', '店'] });
    expect(read('👨‍👩‍👧')).toMatchObject({ state: 'undrawable' });
    expect(read('!!!')).toMatchObject({ state: 'undrawable', missing: [] });
  });

  test('nothing, only spaces and too much are told apart', () => {
    expect(read(undefined).state).toBe('none');
    expect(read(['a', 'b']).state).toBe('none');
    expect(read('  \u200b ').state).toBe('empty');
    expect(read('a'.repeat(longestName)).state).toBe('ready');
    expect(read('a'.repeat(longestName + 1)).state).toBe('tooLong');
    // A letter with its accent counts once.
    expect(read('e\u0301'.repeat(longestName)).state).toBe('ready');
    expect(read(`a${'\u0301'.repeat(100_000)}`).state).toBe('tooLong');
  });

  test('whatever is typed is answered within bounds, and what is ready can be drawn', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (given) => {
        const name = read(given);
        expect(signsOf(name.typed).length).toBeLessThanOrEqual(2 * longestName);
        expect(name.typed).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
        if (name.state !== 'ready') return;
        expect([...name.text].filter((sign) => !letters.glyphs.has(sign))).toEqual([]);
        expect(signsOf(name.text).length).toBeLessThanOrEqual(longestName);
        // Carried on in a link it says the same.
        expect(read(name.text)).toMatchObject({ state: 'ready', text: name.text, missing: [] });
      }),
    );
  });
});

test.each([
  ['Boulangerie', 'B'],
  ['IJsboerke', 'IJ'],
  ['ijzerwaren', 'IJ'],
  ["'t Hoekske", 'T'],
  ['« élan »', 'É'],
  ['3D', '3'],
  ['œuf', 'Œ'],
  ['ßaar', 'ß'],
])('the initial of %s is %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
