import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { type AbsenceSpan, awayFrom, awayPartOf, crewsAt, isAwayAt } from '@/lib/fittings/absence';
import { halfDays } from '@/lib/fittings/fitting-means';
import { freeHalfDays, type HalfDay, halfDayKey } from '@/lib/fittings/half-days';
import { readAbsence } from '@/lib/fittings/read-absence';

const jan = '0b6c1b5e-6a49-4f0f-9f1e-0d8a4f1a2b3c';
const an = '7c0f4b9e-1c1d-4a5b-8f0e-2b9d6a7c8e9f';

const span = (from: string, to: string): AbsenceSpan => {
  const half = (key: string) => {
    const [day = '', part] = key.split(':');
    return { day, part: part as HalfDay['part'] };
  };
  return { from: half(from), to: half(to) };
};
const away = (who: string, from: string, to: string) => ({ who: { id: who, name: null }, ...span(from, to) });
const at = (day: string, from: string, to: string) => ({ day, from, to });

describe('Who is away', () => {
  const morning = span('2026-12-22:morning', '2026-12-22:morning');
  const afternoon = span('2026-12-22:afternoon', '2026-12-22:afternoon');
  const days = span('2026-12-22:afternoon', '2026-12-24:morning');

  test.each([
    ['a morning, at a fitting of the morning', morning, at('2026-12-22', '08:30', '12:30'), true],
    ['a morning, at one before it', morning, at('2026-12-22', '06:00', '07:00'), true],
    ['a morning, at one of the afternoon', morning, at('2026-12-22', '13:00', '17:00'), false],
    ['a morning, at one over noon', morning, at('2026-12-22', '12:45', '14:00'), true],
    ['an afternoon, at one of the morning', afternoon, at('2026-12-22', '08:30', '12:30'), false],
    ['an afternoon, at one of the whole day', afternoon, at('2026-12-22', '08:30', '17:00'), true],
    ['an afternoon, at one of the evening', afternoon, at('2026-12-22', '18:00', '23:30'), true],
    ['days, before they begin', days, at('2026-12-22', '08:30', '12:30'), false],
    ['days, on the first of them', days, at('2026-12-22', '12:00', '13:00'), true],
    ['days, between them', days, at('2026-12-23', '00:00', '01:00'), true],
    ['days, on the last of them', days, at('2026-12-24', '08:30', '12:30'), true],
    ['days, when they are over', days, at('2026-12-24', '13:00', '17:00'), false],
    [
      'days, the night after',
      span('2026-12-22:morning', '2026-12-22:afternoon'),
      at('2026-12-23', '00:00', '01:00'),
      false,
    ],
  ])('%s', (_, absence, time, isAway) => {
    expect(isAwayAt(absence, time)).toBe(isAway);
  });

  test('is so on each half-day from the first to the last, and on no other', () => {
    const days = Array.from({ length: 10 }, (_, number) => `2026-12-1${number}`);
    const halves = days.flatMap((day) => [
      { day, part: 'morning' as const },
      { day, part: 'afternoon' as const },
    ]);
    const place = fc.integer({ min: 0, max: halves.length - 1 });
    fc.assert(
      fc.property(place, place, place, (one, other, asked) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        const [first, last, half] = [halves[from], halves[to], halves[asked]];
        if (!first || !last || !half) throw new Error('No such half-day');
        expect(isAwayAt({ from: first, to: last }, { day: half.day, ...halfDays[half.part] })).toBe(
          from <= asked && asked <= to,
        );
      }),
    );
  });

  test('is said of a day in whole or half', () => {
    expect(awayPartOf(days, '2026-12-21')).toBeNull();
    expect(awayPartOf(days, '2026-12-22')).toBe('afternoon');
    expect(awayPartOf(days, '2026-12-23')).toBe('day');
    expect(awayPartOf(days, '2026-12-24')).toBe('morning');
  });

  test('is found among the crew of a fitting, and nobody else', () => {
    const fitting = { ...at('2026-12-22', '08:30', '12:30'), crew: [{ id: jan }, { id: an }] };
    const absences = [
      away(jan, '2026-12-22:morning', '2026-12-22:morning'),
      away(jan, '2026-12-22:morning', '2026-12-23:afternoon'),
      away(an, '2026-12-22:afternoon', '2026-12-23:afternoon'),
    ];
    expect(awayFrom(fitting, absences)).toEqual([{ id: jan }]);
  });
});

describe('Customers', () => {
  // A Tuesday; half-days can be proposed from the 18th on.
  const today = '2026-12-15';
  const free = (colleagues: number, ...absences: ReturnType<typeof away>[]) =>
    freeHalfDays(today, [{ day: '2026-12-21', from: '08:30', to: '12:30' }], isPublicHoliday, {
      colleagues,
      absences,
    }).map(halfDayKey);

  test('are offered no half-day at which nobody is left to go', () => {
    const both = [
      away(jan, '2026-12-18:afternoon', '2026-12-21:morning'),
      away(an, '2026-12-18:morning', '2026-12-18:afternoon'),
    ];
    // On the 21st the one who is there is at a fitting.
    expect(free(2, ...both).slice(0, 2)).toEqual(['2026-12-18:morning', '2026-12-21:afternoon']);
  });

  test('are offered as much as ever while enough colleagues are there', () => {
    const one = away(jan, '2026-12-18:morning', '2027-01-31:afternoon');
    expect(free(3, one)).toEqual(free(3));
    expect(free(0)).toEqual(free(3));
  });

  test('are not kept from a half-day twice by one who is away twice', () => {
    const twice = [
      away(jan, '2026-12-18:morning', '2026-12-18:afternoon'),
      away(jan, '2026-12-18:morning', '2026-12-19:afternoon'),
    ];
    expect(crewsAt(at('2026-12-18', '08:30', '12:30'), { colleagues: 2, absences: twice })).toBe(1);
    expect(free(2, ...twice)).toContain('2026-12-18:morning');
  });
});

describe('The form of an absence', () => {
  const form = (fields: Record<string, string>) => {
    const filled = new FormData();
    const all = {
      who: jan,
      fromDay: '2026-12-22',
      fromPart: 'morning',
      toDay: '',
      toPart: 'afternoon',
      ...fields,
    };
    for (const [name, value] of Object.entries(all)) filled.set(name, value);
    return filled;
  };

  test('is a whole day without a last one, and asks for no reason', () => {
    expect(readAbsence(form({ reason: 'Griep' }))).toEqual({
      ok: true,
      data: { who: jan, ...span('2026-12-22:morning', '2026-12-22:afternoon') },
      values: { who: jan, fromDay: '2026-12-22', fromPart: 'morning', toDay: '', toPart: 'afternoon' },
    });
  });

  test('goes from one half-day to another', () => {
    expect(
      readAbsence(form({ fromPart: 'afternoon', toDay: '2027-01-02', toPart: 'morning' })),
    ).toMatchObject({
      ok: true,
      data: span('2026-12-22:afternoon', '2027-01-02:morning'),
    });
  });

  test.each([
    [{ who: 'x' }, { who: ['required'] }],
    [{ fromDay: '' }, { fromDay: ['required'] }],
    [{ fromDay: '2026-02-30' }, { fromDay: ['invalidDay'] }],
    [{ toDay: 'morgen' }, { toDay: ['invalidDay'] }],
    [
      { fromPart: 'night', toPart: '' },
      { fromPart: ['required'], toPart: ['required'] },
    ],
    [{ toDay: '2026-12-21' }, { toDay: ['endsFirst'] }],
    [{ fromPart: 'afternoon', toPart: 'morning' }, { toPart: ['endsFirst'] }],
    [{ toDay: '2027-12-24' }, { toDay: ['awayTooLong'] }],
  ])('%o is wrong: %o', (fields, errors) => {
    const sent = form(fields as Record<string, string>);
    expect(readAbsence(sent)).toMatchObject({ ok: false, fields: errors });
  });
});
