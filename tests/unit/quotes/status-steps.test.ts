import { expect, test } from 'vitest';
import { stepsOf } from '@/components/quotes/customer/status-steps';
import { type CustomerRequest, overSection, stateOf } from '@/lib/quotes/customer-request';

const day = new Date('2026-11-24T10:00:00Z');
const request: CustomerRequest = {
  reference: '482-917-635',
  subject: 'covering',
  message: 'Une camionnette à couvrir.',
  status: 'new',
  submittedAt: day,
  answerDueAt: day,
  answeredAt: null,
  quotedAt: null,
  closedAt: null,
  withdrawnAt: null,
  hasEmail: true,
  files: [],
  messages: [],
};

const begun = { hasOffer: false, isDone: false };

test.each([
  ['new', 0],
  ['contacted', 1],
  ['quoted', 2],
  ['won', 3],
] as const)('a request that is %s stands at step %i of four', (status, current) => {
  expect(stepsOf({ ...request, status })).toEqual({
    steps: ['received', 'answered', 'quoted', 'won'],
    current,
  });
});

test('one that is over shows the way it went', () => {
  expect(stepsOf({ ...request, status: 'lost', withdrawnAt: day })).toEqual({
    steps: ['received', 'withdrawn'],
    current: 1,
  });
  expect(stepsOf({ ...request, status: 'lost', answeredAt: day, quotedAt: day })).toEqual({
    steps: ['received', 'answered', 'quoted', 'lost'],
    current: 3,
  });
});

test('one that was answered is no longer new, though its status was left as it was', () => {
  const later = new Date('2026-11-26T10:00:00Z');
  expect(stateOf(request, begun, later)).toBe('late');
  expect(stateOf({ ...request, answeredAt: day }, begun, later)).toBe('contacted');
  expect(stepsOf({ ...request, answeredAt: day }).current).toBe(1);
});

test('a quote without an offer came by mail only where there is an address', () => {
  const quoted: CustomerRequest = { ...request, status: 'quoted', answeredAt: day, quotedAt: day };
  expect(stateOf(quoted, begun, day)).toBe('quoted');
  expect(stateOf({ ...quoted, hasEmail: false }, begun, day)).toBe('handed');
  expect(stateOf({ ...quoted, hasEmail: false }, { ...begun, hasOffer: true }, day)).toBe('offered');
});

test('an order that is done is not said to be in the workshop', () => {
  const won: CustomerRequest = { ...request, status: 'won', answeredAt: day, closedAt: day };
  expect(stateOf(won, begun, day)).toBe('won');
  expect(stateOf(won, { ...begun, isDone: true }, day)).toBe('done');
  expect(stateOf({ ...won, status: 'lost' }, { ...begun, isDone: true }, day)).toBe('lost');
});

test('a form of a section that the page has no more is answered on the page itself', () => {
  const sent = { offer: undefined, proof: undefined, fitting: undefined };
  const gone = { offer: false, proof: false, fitting: false };
  expect(overSection(sent, gone)).toBeNull();
  for (const [section, outcome] of [
    ['offer', 'withdrawn'],
    ['proof', 'withdrawn'],
    ['fitting', 'closed'],
  ] as const) {
    expect(overSection({ ...sent, [section]: outcome }, gone)).toBe(section);
    // It says so itself.
    expect(overSection({ ...sent, [section]: outcome }, { ...gone, [section]: true })).toBeNull();
    expect(overSection({ ...sent, [section]: 'unavailable' }, gone)).toBeNull();
  }
});
