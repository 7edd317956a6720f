import { expect, test } from 'vitest';
import { keptSince } from '@/lib/legal/kept-since';

const since = (day: string, span: Parameters<typeof keptSince>[1]) =>
  keptSince(new Date(`${day}T10:30:00Z`), span).toISOString();

test('where the month of so long ago has no such day, its last is the one', () => {
  expect(since('2026-03-31', { months: 13 })).toBe('2025-02-28T10:30:00.000Z');
  expect(since('2027-05-31', { months: 3 })).toBe('2027-02-28T10:30:00.000Z');
  expect(since('2026-07-31', { months: 1 })).toBe('2026-06-30T10:30:00.000Z');
  expect(since('2028-02-29', { months: 12 })).toBe('2027-02-28T10:30:00.000Z');
  expect(since('2028-02-29', { years: 2 })).toBe('2026-02-28T10:30:00.000Z');
});

test('else it is the same day and hour', () => {
  expect(since('2026-11-30', { months: 13 })).toBe('2025-10-30T10:30:00.000Z');
  expect(since('2026-01-15', { months: 3 })).toBe('2025-10-15T10:30:00.000Z');
  expect(since('2026-11-30', { years: 2 })).toBe('2024-11-30T10:30:00.000Z');
});
