import { expect, test } from 'vitest';
import { stepsOf } from '@/components/quotes/customer/status-steps';
import { type CustomerRequest, stateOf } from '@/lib/quotes/customer-request';

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
  files: [],
  messages: [],
};

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
  expect(stateOf(request, false, later)).toBe('late');
  expect(stateOf({ ...request, answeredAt: day }, false, later)).toBe('contacted');
  expect(stepsOf({ ...request, answeredAt: day }).current).toBe(1);
});
