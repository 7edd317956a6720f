import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inertLine, inertLines } from '@/lib/mail/inert-text';

describe('a text made inert', () => {
  test('as one line holds no line end, control character or direction mark, and ends within its bound', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 30 }), (text, max) => {
        const line = inertLine(text, max);
        expect(line).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
        expect([...line].length).toBeLessThanOrEqual(max);
        expect(line.isWellFormed()).toBe(true);
      }),
    );
  });

  test('keeps words apart where a line ended, and says where it was cut', () => {
    expect(inertLine(' Marie\r\n\tDupont ')).toBe('Marie Dupont');
    expect(inertLine('Boulangerie Dupont', 12)).toBe('Boulangerie…');
    expect(inertLine('Dupont', 6)).toBe('Dupont');
    expect(inertLine('👩‍🎨 Marie')).toBe('👩‍🎨 Marie');
  });

  test('as lines has one for each line typed', () => {
    expect(inertLines('une\r\ndeux\r\rquatre\u2028cinq\tsix ')).toEqual([
      'une',
      'deux',
      '',
      'quatre',
      'cinq six',
    ]);
  });
});
