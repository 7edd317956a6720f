import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createReference, normalizeReference } from '@/lib/forms/reference';

const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('a reference', () => {
  test('has nine digits in three groups and does not start with a zero', () => {
    fc.assert(
      fc.property(random, (number) => {
        expect(createReference(() => number)).toMatch(/^[1-9]\d{2}-\d{3}-\d{3}$/);
      }),
    );
  });

  test('covers the whole range of numbers', () => {
    expect(createReference(() => 0)).toBe('100-000-000');
    expect(createReference(() => 1 - Number.EPSILON)).toBe('999-999-999');
  });

  test('is found again however it is typed', () => {
    fc.assert(
      fc.property(
        random,
        fc.constantFrom('', ' ', '.', '-', ' - ', '/', '\u00a0', '–', '‑'),
        (number, separator) => {
          const reference = createReference(() => number);
          expect(normalizeReference(` ${reference.replaceAll('-', separator)} `)).toBe(reference);
          expect(normalizeReference(`[${reference}]`)).toBe(reference);
        },
      ),
    );
  });

  test('normalised twice stays the same, and nothing but nine digits is one', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d .-]{7,13}$/)), (typed) => {
        const reference = normalizeReference(typed);
        if (reference === null) return;
        expect(normalizeReference(reference)).toBe(reference);
        expect(typed.normalize('NFKC').replace(/\D/g, '')).toBe(reference.replaceAll('-', ''));
      }),
    );
  });

  test.each([
    '',
    '48291763',
    '4829176355',
    '082-917-635',
    '482-917-63x',
    '482-917-635;',
    '-'.repeat(1_000_000),
  ])('is not read in %j', (typed) => {
    expect(normalizeReference(typed)).toBeNull();
  });
});
