import fc from 'fast-check';
import { expect, test } from 'vitest';
import { legalGuarantee, wrapWarranty } from '@/lib/content/facts';
import { suggestedYears, warrantyStateOf, warrantyUntil } from '@/lib/passports/warranty';

test('a warranty ends on the day of the same number, which is part of it', () => {
  expect(warrantyUntil('2026-11-20', 5)).toBe('2031-11-20');
  expect(warrantyUntil('2026-12-31', 2)).toBe('2028-12-31');
  expect(warrantyUntil('2026-01-31', 1)).toBe('2027-01-31');
});

test('a leap day takes no day from the customer', () => {
  // Begins on 1 March and ends on the eve of another one.
  expect(warrantyUntil('2028-02-29', 5)).toBe('2033-02-28');
  expect(warrantyUntil('2028-02-29', 4)).toBe('2032-02-29');
  expect(warrantyUntil('2027-02-28', 1)).toBe('2028-02-29');
  // Begins on 29 February, which the year of its end has not.
  expect(warrantyUntil('2028-02-28', 5)).toBe('2033-02-28');
  expect(warrantyUntil('2028-02-28', 4)).toBe('2032-02-28');
});

test('whatever the day, nobody gets less than the years, nor more than a day beyond them', () => {
  const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2080-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 15 }), (day, years) => {
      const doneOn = day.toISOString().slice(0, 10);
      const until = warrantyUntil(doneOn, years);
      const sameDay = `${Number(doneOn.slice(0, 4)) + years}${doneOn.slice(4)}`;
      const isLeapDay = doneOn.endsWith('02-29') || doneOn.endsWith('02-28');
      if (!isLeapDay) expect(until).toBe(sameDay);
      else
        expect([sameDay, sameDay.replace('02-29', '02-28'), sameDay.replace('02-28', '02-29')]).toContain(
          until,
        );
      expect(new Date(`${until}T00:00:00Z`).toISOString().slice(0, 10)).toBe(until);
    }),
  );
});

test('the last day counts to its end, by the clock of the agency', () => {
  const version = { until: '2031-11-20' };
  expect(warrantyStateOf(version, new Date('2031-11-20T22:59:59Z'))).toBe('running');
  expect(warrantyStateOf(version, new Date('2031-11-20T23:00:00Z'))).toBe('expired');
  // Summer time ends an hour earlier in UTC.
  expect(warrantyStateOf({ until: '2031-07-20' }, new Date('2031-07-20T22:00:00Z'))).toBe('expired');
  expect(warrantyStateOf({ until: null }, new Date('2099-01-01T00:00:00Z'))).toBe('law');
});

test('the years that are suggested are those of the terms of sale and the law', () => {
  const wrap = { subject: 'covering', isConsumer: false, hasShortLived: false } as const;
  expect(suggestedYears(wrap)).toBe(wrapWarranty.min);
  expect(suggestedYears({ ...wrap, hasShortLived: true })).toBe(0);
  expect(suggestedYears({ ...wrap, hasShortLived: true, isConsumer: true })).toBe(legalGuarantee.min);
  expect(suggestedYears({ ...wrap, subject: 'sign' })).toBe(0);
  expect(suggestedYears({ ...wrap, subject: 'embroidery', isConsumer: true })).toBe(legalGuarantee.min);
});
