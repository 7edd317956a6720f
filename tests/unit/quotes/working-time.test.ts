import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { answerDueAt } from '@/lib/quotes/answer-due';
import { dueStateOf } from '@/lib/quotes/inbox/due-state';
import { lateBefore, listClosedDays, toWorkingMoment, workingTimeBetween } from '@/lib/quotes/working-time';

const hours = (milliseconds: number) => milliseconds / 3_600_000;
const between = (from: string, to: string) =>
  hours(workingTimeBetween(new Date(from), new Date(to), isPublicHoliday));

test.each([
  ['a working day', '2026-11-24T09:00+01:00', '2026-11-24T15:30+01:00', 6.5],
  ['a night', '2026-11-24T17:00+01:00', '2026-11-25T09:00+01:00', 16],
  ['a weekend', '2026-11-20T17:00+01:00', '2026-11-23T09:00+01:00', 16],
  ['Armistice Day', '2026-11-10T17:00+01:00', '2026-11-12T09:00+01:00', 16],
  ['the night that summer time ends in, on a Sunday', '2026-10-23T12:00+02:00', '2026-10-26T12:00+01:00', 24],
  ['a Saturday alone', '2026-11-21T08:00+01:00', '2026-11-21T20:00+01:00', 0],
])('counts %s', (_, from, to, expected) => {
  expect(between(from, to)).toBe(expected);
  expect(between(to, from) + expected).toBe(0);
});

test('a closed day begins and ends at midnight in Brussels', () => {
  expect(
    listClosedDays(new Date('2026-11-20T12:00+01:00'), new Date('2026-11-21T12:00+01:00'), isPublicHoliday),
  ).toEqual([{ from: new Date('2026-11-21T00:00+01:00'), to: new Date('2026-11-22T00:00+01:00') }]);
});

const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });

test('never more than the time that passes, and no less for a later end', () => {
  fc.assert(
    fc.property(moment, moment, moment, (a, b, c) => {
      const [from, middle, to] = [a, b, c].sort((x, y) => x.getTime() - y.getTime()) as [Date, Date, Date];
      const whole = workingTimeBetween(from, to, isPublicHoliday);
      expect(whole).toBeGreaterThanOrEqual(0);
      expect(whole).toBeLessThanOrEqual(to.getTime() - from.getTime());
      expect(
        workingTimeBetween(from, middle, isPublicHoliday) + workingTimeBetween(middle, to, isPublicHoliday),
      ).toBe(whole);
    }),
  );
});

test('what is promised is never more than a working day and its edges away', () => {
  fc.assert(
    fc.property(moment, (sent) => {
      const promised = workingTimeBetween(sent, answerDueAt(sent, isPublicHoliday), isPublicHoliday);
      expect(hours(promised)).toBeGreaterThanOrEqual(23);
      // Sent after closing: the opening of the next working day but one.
      expect(hours(promised)).toBeLessThanOrEqual(41);
    }),
  );
});

const due = (now: string, request: Partial<Parameters<typeof dueStateOf>[0]> = {}) =>
  dueStateOf(
    {
      status: 'new',
      answerDueAt: new Date('2026-11-23T10:00+01:00'),
      answeredAt: null,
      replyDueAt: null,
      ...request,
    },
    new Date(now),
    isPublicHoliday,
  );

test('says how pressing an answer is', () => {
  const hour = 3_600_000;
  const promised = new Date('2026-11-23T10:00+01:00');
  expect(due('2026-11-20T12:00+01:00')).toEqual({ kind: 'later', milliseconds: 22 * hour, at: promised });
  expect(due('2026-11-23T06:00+01:00')).toEqual({ kind: 'later', milliseconds: 4 * hour, at: promised });
  expect(due('2026-11-23T06:30+01:00')).toEqual({ kind: 'soon', milliseconds: 3.5 * hour, at: promised });
  expect(due('2026-11-23T12:00+01:00')).toEqual({ kind: 'overdue', milliseconds: 2 * hour, at: promised });
  expect(due('2026-11-23T12:00+01:00', { answeredAt: new Date('2026-11-23T09:00+01:00') })).toEqual({
    kind: 'met',
  });
  for (const status of ['won', 'lost', 'spam'] as const) {
    expect(due('2026-11-23T12:00+01:00', { status })).toEqual({ kind: 'closed' });
  }
  expect(due('2026-11-23T12:00+01:00', { status: 'contacted' })).toMatchObject({ kind: 'overdue' });
});

test('a customer who wrote back waits like one who asked, whatever became of the request', () => {
  const replyDueAt = new Date('2026-11-24T11:00+01:00');
  const answeredAt = new Date('2026-11-20T09:00+01:00');
  for (const status of ['contacted', 'quoted', 'won', 'lost'] as const) {
    expect(due('2026-11-24T12:00+01:00', { status, answeredAt, replyDueAt })).toMatchObject({
      kind: 'overdue',
      at: replyDueAt,
    });
  }
  expect(due('2026-11-24T12:00+01:00', { status: 'spam', replyDueAt })).toEqual({ kind: 'closed' });
  // Who has no first answer either waits since then.
  expect(due('2026-11-23T12:00+01:00', { replyDueAt })).toMatchObject({
    at: new Date('2026-11-23T10:00+01:00'),
  });
});

test('nothing gets late on a closed day', () => {
  const saturday = new Date('2026-11-21T19:06+01:00');
  const opening = new Date('2026-11-23T09:00+01:00');
  expect(due('2026-11-22T14:00+01:00', { answerDueAt: saturday })).toMatchObject({
    kind: expect.stringMatching(/soon|later/),
    at: opening,
  });
  expect(due('2026-11-23T10:00+01:00', { answerDueAt: saturday })).toMatchObject({
    kind: 'overdue',
    milliseconds: 3_600_000,
  });
  fc.assert(
    fc.property(moment, moment, (promised, now) => {
      const isLate = promised < lateBefore(now, isPublicHoliday);
      expect(isLate).toBe(toWorkingMoment(promised, isPublicHoliday) < now);
    }),
  );
});
