import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatAmountField } from '@/lib/i18n/format';
import { locales } from '@/lib/i18n/locales';
import { isDay, nextAmount, paymentStateOf, readPayment } from '@/lib/offers/payment';

const undone = { at: new Date(0), reason: 'mistyped' as const, author: null };
const cents = fc.integer({ min: 0, max: 10_000_000_000 });
const payment = fc.record({
  amount: fc.integer({ min: 1, max: 10_000_000_000 }),
  undone: fc.constantFrom(null, undone),
});

describe('What is open of an accepted offer', () => {
  test('and what was paid are the total, to the cent, in whatever order it came', () => {
    fc.assert(
      fc.property(cents, cents, fc.array(payment, { maxLength: 20 }), (gross, part, payments) => {
        const agreed = { gross, deposit: Math.min(gross, part) };
        const state = paymentStateOf(agreed, payments);
        expect(state.paid + state.open - state.excess).toBe(gross);
        expect(Math.min(state.open, state.excess)).toBe(0);
        expect(state.openDeposit).toBeLessThanOrEqual(state.open);
        expect(paymentStateOf(agreed, [...payments].reverse())).toEqual(state);
      }),
    );
  });

  test('is less what was credited, and what was paid beyond that is too much', () => {
    const agreed = { gross: 10_000, deposit: 3000 };
    const paid = (amount: number) => [{ amount, undone: null }];
    expect(paymentStateOf({ ...agreed, credited: 2000 }, paid(3000))).toMatchObject({
      openDeposit: 0,
      open: 5000,
      excess: 0,
    });
    expect(paymentStateOf({ ...agreed, credited: 2000 }, paid(10_000))).toMatchObject({
      open: 0,
      excess: 2000,
    });
    // All of it: no deposit is missing either.
    expect(paymentStateOf({ ...agreed, credited: 10_000 }, [])).toMatchObject({
      openDeposit: 0,
      open: 0,
      excess: 0,
    });
  });

  test('is asked for in two steps, the deposit and the rest', () => {
    const agreed = { gross: 10_001, deposit: 3000 };
    const first = paymentStateOf(agreed, []);
    expect(nextAmount(first)).toBe(3000);
    const second = paymentStateOf(agreed, [{ amount: 3000, undone: null }]);
    expect(nextAmount(second)).toBe(7001);
    expect(paymentStateOf(agreed, [{ amount: 3000, undone }])).toEqual(first);
  });
});

describe('A payment that is typed', () => {
  const typed = { amount: '450,00', paidOn: '2026-11-24', method: 'transfer' };

  test('is read as the fields of every language write it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999_999 }),
        fc.constantFrom(...locales),
        (amount, locale) => {
          const read = readPayment({ ...typed, amount: formatAmountField(amount, locale) }, '2026-11-24');
          expect(read).toMatchObject({ ok: true, data: { amount } });
        },
      ),
    );
  });

  test.each([
    [{ amount: '' }, { amount: ['amount'] }],
    [{ amount: '0' }, { amount: ['amount'] }],
    [{ amount: '-5' }, { amount: ['amount'] }],
    [{ paidOn: '2026-02-30' }, { paidOn: ['day'] }],
    [{ paidOn: '24/11/2026' }, { paidOn: ['day'] }],
    [{ paidOn: '2026-11-25' }, { paidOn: ['dayToCome'] }],
    [{ method: 'gold' }, { method: ['invalidChoice'] }],
  ])('with %o is told what is wrong', (changes, fields) => {
    expect(readPayment({ ...typed, ...changes }, '2026-11-24')).toMatchObject({ ok: false, fields });
  });

  test('has a day that exists', () => {
    expect(isDay('2028-02-29')).toBe(true);
    for (const no of ['2026-02-29', '2026-13-01', '2026-1-1', '']) expect(isDay(no)).toBe(false);
  });
});
