import { describe, expect, test } from 'vitest';
import { dutch } from '@/lib/alfred/meanings/dutch';
import { french } from '@/lib/alfred/meanings/french';
import { meaningsIn } from '@/lib/alfred/meanings/meanings';
import { countSigns, weighSigns } from '@/lib/alfred/seen-signs';
import { atOnce } from '@/lib/limits/steps';
import { tradeWords } from '@/lib/search/trade-words';
import { plainText, stem } from '@/lib/search/words';

describe.each([
  ['fr', french],
  ['nl', dutch],
] as const)('What words mean (%s)', (locale, list) => {
  const rows = list.trim().split('\n');

  test('is said of each word once, in one or two meanings', () => {
    const stems = new Set<string>();
    for (const row of rows) {
      const [word = '', ...rest] = row.split(' ');
      const meanings = rest.join(' ').split('|');
      expect.soft(plainText(word), row).toBe(word);
      expect.soft(stems.has(stem(word, locale)), row).toBe(false);
      expect.soft([1, 2], row).toContain(meanings.length);
      for (const meaning of meanings) {
        expect.soft(meaning, row).not.toBe('');
        expect.soft(plainText(meaning), row).toBe(meaning);
      }
      stems.add(stem(word, locale));
    }
    expect(rows.length).toBeGreaterThan(2_000);
  });
});

test.each([
  [
    'Quelle garantie avez-vous sur le covering de ma camionnette ?',
    'Welke garantie geven jullie op de wrap van mijn bestelwagen?',
    'What warranty is there on the wrap of my van?',
  ],
  [
    'La bâche résiste-t-elle au vent ?',
    'Kan het spandoek tegen de wind?',
    'Can the banner stand up to wind?',
  ],
])('A question means the same in each language: %s', (fr, nl, en) => {
  const english = new Set(meaningsIn(en, 'en').filter((meaning) => meaning.startsWith('=')));
  expect(english.size).toBeGreaterThan(1);
  for (const meaning of english) {
    expect(meaningsIn(fr, 'fr')).toContain(meaning);
    expect(meaningsIn(nl, 'nl')).toContain(meaning);
  }
});

test('The same place among the words of the trade is the same thing in each language', () => {
  const { fr, nl, en } = tradeWords;
  expect([nl.length, en.length]).toEqual([fr.length, fr.length]);
  // Brand names and borrowed words stand in one row only.
  const placesOf = (rows: typeof fr) =>
    new Map(rows.flatMap((row, place) => row.map((name) => [name, place] as const)));
  const [inFrench, inDutch, inEnglish] = [fr, nl, en].map(placesOf);
  for (const name of [
    'wrap',
    'ppf',
    't shirt',
    'roll up',
    'logo',
    'pos',
    'leasing',
    'ral',
    'pantone',
    'totem',
    'fluo',
  ]) {
    expect.soft(inDutch?.get(name), name).toBe(inFrench?.get(name));
    expect.soft(inEnglish?.get(name), name).toBe(inFrench?.get(name));
  }
});

test('Words in any of their forms have their meaning, and a Dutch compound has those of its parts', () => {
  expect(meaningsIn('imprimées', 'fr')).toEqual(meaningsIn('imprimer', 'fr'));
  expect(meaningsIn('imprimer', 'fr')).toContain('print');
  expect(meaningsIn('bakkerijvitrine', 'nl')).toEqual(meaningsIn('bakkerij vitrine', 'nl'));
  expect(meaningsIn('bakkerijvitrine', 'nl')).toContain('bakeri');
});

describe('Signs that were seen', () => {
  const sightings = countSigns(3);
  sightings.add(0, ['roof', 'film'], 'question');
  sightings.add(0, ['film'], 'passage');
  sightings.add(1, ['film', 'needle'], 'question');
  const seen = atOnce(sightings.end());

  test('are counted with their places, a passage for less than a question', () => {
    expect([...seen.totals].map((total) => total.toFixed(1))).toEqual(['2.3', '2.0', '0.0']);
    expect(seen.all).toBeCloseTo(4.3, 6);
    expect(seen.hashes).toHaveLength(3);
    expect(seen.times.reduce((sum, one) => sum + one, 0)).toBeCloseTo(4.3, 6);
  });

  test('say how much likelier a place is, smoothed by how often a sign is seen at all', () => {
    const share = 1 / 4.3;
    const [first, second, third] = weighSigns(seen, ['roof'], 10);
    expect(first).toBeCloseTo(Math.log((1 + 10 * share) / 12.3 / share), 5);
    expect(second).toBeCloseTo(Math.log((10 * share) / 12 / share), 5);
    expect(third).toBeCloseTo(0, 6);
    expect([...weighSigns(seen, ['never seen'], 10)]).toEqual([0, 0, 0]);
  });
});
