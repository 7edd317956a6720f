import { expect, test } from 'vitest';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { freeHalfDays, halfDayKey } from '@/lib/fittings/half-days';
import { type FittingProposal, fittingsNow, mayPropose } from '@/lib/fittings/proposal';
import { readAnswer } from '@/lib/fittings/read-answer';
import { readProposal } from '@/lib/fittings/read-proposal';

// A Tuesday.
const today = '2026-12-15';

function form(fields: Record<string, string>): FormData {
  const filled = new FormData();
  for (const [name, value] of Object.entries(fields)) filled.set(name, value);
  return filled;
}

test('half-days are free on working days alone, from three of them ahead', () => {
  const free = freeHalfDays(today, [], isPublicHoliday).map(halfDayKey);
  expect(free.slice(0, 4)).toEqual([
    '2026-12-18:morning',
    '2026-12-18:afternoon',
    '2026-12-21:morning',
    '2026-12-21:afternoon',
  ]);
  for (const closed of ['2026-12-25', '2026-12-26', '2027-01-01'])
    expect(free.some((key) => key.startsWith(closed))).toBe(false);
  // 28 working days, each with two halves.
  expect(free).toHaveLength(56);
});

test('a half-day is taken when every crew is elsewhere, whatever part of it they need', () => {
  const busy = [
    { day: '2026-12-18', from: '08:30', to: '17:00' },
    { day: '2026-12-18', from: '12:00', to: '12:45' },
    { day: '2026-12-21', from: '08:30', to: '12:30' },
  ];
  const free = freeHalfDays(today, busy, isPublicHoliday).map(halfDayKey);
  expect(free.slice(0, 3)).toEqual(['2026-12-18:afternoon', '2026-12-21:morning', '2026-12-21:afternoon']);
});

const free = freeHalfDays(today, [], isPublicHoliday);
const two = { first: '2026-12-18:morning', second: '2026-12-21:afternoon' };

test('a proposal is two different half-days that are free, and a word', () => {
  expect(readProposal(form({ ...two, words: ' Liever vroeg. ' }), free)).toEqual({
    kind: 'proposal',
    slots: [
      { day: '2026-12-18', part: 'morning' },
      { day: '2026-12-21', part: 'afternoon' },
    ],
    words: 'Liever vroeg.',
  });
});

test.each([
  [{ first: two.first }, 'twoNeeded'],
  [{ first: two.first, second: two.first }, 'notTwice'],
  [{ first: two.first, second: '2026-12-25:morning' }, 'taken'],
  [{ first: two.first, second: '2026-12-21:night' }, 'taken'],
  [{ ...two, words: 'x'.repeat(501) }, 'wordsTooLong'],
])('%o is no proposal: %s', (fields, outcome) => {
  expect(readProposal(form(fields as Record<string, string>), free)).toEqual({ kind: 'again', outcome });
});

test('a time is proposed for what is approved or planned, and not for what is done', () => {
  expect(mayPropose('proof', false)).toBe(false);
  expect(mayPropose('proof', true)).toBe(true);
  expect(mayPropose('approved', false)).toBe(true);
  expect(mayPropose('done', true)).toBe(false);
});

const proposal: FittingProposal = {
  id: 'p1',
  state: 'declined',
  slots: [
    { day: '2026-12-18', part: 'morning' },
    { day: '2026-12-21', part: 'afternoon' },
  ],
  words: null,
  answer: null,
  sentAt: new Date('2026-12-14T10:00:00Z'),
};
const appointment = {
  state: 'planned' as const,
  day: '2026-12-22',
  changedAt: new Date('2026-12-10T10:00:00Z'),
};
const fitting = { stage: 'fitting' as const, today };

test('an order without an appointment waits for one, whatever was planned and called off', () => {
  const cancelled = { ...appointment, state: 'cancelled' as const, day: '2026-12-01' };
  expect(fittingsNow([cancelled], null, fitting)).toEqual({
    planned: [],
    isFitted: false,
    proposal: null,
    canPropose: true,
  });
});

test('what was fitted waits for nothing, though nobody has called it done', () => {
  const past = { ...appointment, day: '2026-12-14' };
  const nothing = { planned: [], isFitted: true, proposal: null, canPropose: false };
  expect(fittingsNow([past], null, fitting)).toEqual(nothing);
  for (const state of ['accepted', 'declined'] as const)
    expect(fittingsNow([past], { ...proposal, state }, fitting)).toEqual(nothing);
  // One that nobody has answered still waits.
  expect(fittingsNow([past], { ...proposal, state: 'open' }, fitting)?.proposal?.state).toBe('open');
  // Another day of it is still to come.
  expect(fittingsNow([past, appointment], null, fitting)).toMatchObject({
    planned: [appointment],
    isFitted: false,
    canPropose: true,
  });
  expect(fittingsNow([{ ...appointment, day: today }], null, fitting)?.isFitted).toBe(false);
});

test('nothing is said of the fittings of what is done', () => {
  for (const state of ['open', 'accepted', 'declined'] as const)
    expect(fittingsNow([appointment], { ...proposal, state }, { stage: 'done', today })).toBeNull();
});

test('a proposal is spoken of until an appointment comes of it', () => {
  expect(fittingsNow([appointment], { ...proposal, state: 'accepted' }, fitting)?.proposal).toBeNull();
  expect(fittingsNow([], proposal, fitting)?.proposal).toBe(proposal);
  // It asked for another time than the one that stands, and was declined.
  expect(fittingsNow([appointment], proposal, fitting)?.proposal).toBe(proposal);
  const since = { ...appointment, changedAt: new Date('2026-12-14T16:00:00Z') };
  expect(fittingsNow([since], proposal, fitting)?.proposal).toBeNull();
  expect(fittingsNow([since], { ...proposal, state: 'open' }, fitting)).toMatchObject({
    proposal: { state: 'open' },
    canPropose: false,
  });
});

test('staff accept one of the two, or decline both with a word or without', () => {
  const slots = [free[0], free[1]] as Parameters<typeof readAnswer>[1]['slots'];
  const answer = (fields: Record<string, string>) => readAnswer(form(fields), { slots });
  expect(answer({ intent: 'accept', slot: '2026-12-18:afternoon' })).toEqual({
    kind: 'accept',
    slot: free[1],
  });
  expect(answer({ intent: 'accept', slot: '2026-12-21:morning' })).toEqual({ kind: 'unreadable' });
  expect(answer({ intent: 'decline', answer: '' })).toEqual({ kind: 'decline', answer: null });
  expect(answer({ intent: 'decline', answer: 'x'.repeat(501) })).toEqual({
    kind: 'invalid',
    fields: { answer: ['tooLong'] },
  });
  expect(answer({ intent: 'burn' })).toEqual({ kind: 'unreadable' });
});
