import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findMentions, markMentions, readMentions } from '@/lib/quotes/request/mentions';

const karim = { id: 'karim', name: 'Karim El Idrissi' };
const sofie = { id: 'sofie', name: 'Sofie Peeters' };
const other = { id: 'other', name: 'Sofie Bos' };
const eleonore = { id: 'eleonore', name: 'Éléonore Dubois' };
const jean = { id: 'jean', name: 'Jean-Marc D’Hondt' };
const team = [karim, sofie, eleonore, jean];

describe('A colleague is named', () => {
  test.each([
    ['@Karim, vois-tu la façade ?', ['karim']],
    ['Bel hem terug. @karim', ['karim']],
    ['(@KARIM el idrissi) kijk', ['karim']],
    ['@eleonore et @Sofie', ['eleonore', 'sofie']],
    ['@éléo', ['eleonore']],
    ['@Karim @karim', ['karim']],
    ['@Karim’s van', ['karim']],
    ['@jean-marc D’Hondt', ['jean']],
    ['@jean', ['jean']],
  ])('by %s', (text, accounts) => {
    expect(readMentions(text, team)).toEqual({ accounts });
  });

  test.each([
    'karim@opaak.example',
    'info@karim.be',
    'a.@karim',
    '@ka',
    '@bakkerij_peeters',
    '@@karim',
    'karim',
    '@',
    '',
  ])('by no text like %s', (text) => {
    expect(readMentions(text, team)).toEqual({ accounts: [] });
  });

  test('of two with one first name by more of it, and what is unclear is said', () => {
    const both = [...team, other];
    expect(readMentions('@Sofie belt', both)).toEqual({ ambiguous: '@Sofie' });
    expect(readMentions('@Sofie P belt', both)).toEqual({ accounts: ['sofie'] });
    expect(readMentions('@sofie bos belt', both)).toEqual({ accounts: ['other'] });
    // A small word after it is the sentence, not the name.
    expect(readMentions('@Sofie p', both)).toEqual({ ambiguous: '@Sofie' });
  });
});

test('a marked note is the note, with the names where they were typed', () => {
  expect(markMentions('Bel @kari en @sofie peeters, @niemand.', [karim, sofie])).toEqual([
    { text: 'Bel ', name: null },
    { text: '@kari', name: 'Karim El Idrissi' },
    { text: ' en ', name: null },
    { text: '@sofie peeters', name: 'Sofie Peeters' },
    { text: ', @niemand.', name: null },
  ]);
  expect(markMentions('@karim', [])).toEqual([{ text: '@karim', name: null }]);
});

test('whatever is typed, no letter of a note is lost', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('@Karim', '@sofie', ' ', '@Jean-Marc', '\n'),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('');
      expect(
        markMentions(text, team)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
      for (const { start, end } of findMentions(text, team)) expect(end).toBeGreaterThan(start + 1);
    }),
  );
});
