import { expect, test } from 'vitest';
import { deleteAfter } from '@/lib/careers/delete-after';

test.each([
  ['2026-11-24T10:00:00.000Z', false, '2027-05-24T10:00:00.000Z'],
  ['2026-11-24T10:00:00.000Z', true, '2027-11-24T10:00:00.000Z'],
  // The last day of a shorter month.
  ['2026-08-31T23:59:59.000Z', false, '2027-02-28T23:59:59.000Z'],
  ['2028-02-29T00:00:00.000Z', true, '2029-02-28T00:00:00.000Z'],
])('What was sent at %s (kept longer: %s) is deleted at %s', (sent, keepLonger, expected) => {
  expect(deleteAfter(new Date(sent), keepLonger).toISOString()).toBe(expected);
});
