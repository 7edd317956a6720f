import { describe, expect, test } from 'vitest';
import { placedQuery, readPlaced, readPlacing } from '@/lib/customers/placing';

const [customer, colleague, company, before] = ['1', '2', '3', '4'].map(
  (digit) => `${digit.repeat(8)}-1111-4111-8111-111111111111`,
) as [string, string, string, string];

describe('A button about the company of a customer', () => {
  test.each([
    { kind: 'join', customer, colleague },
    { kind: 'join', customer, colleague, company },
    { kind: 'leave', customer, company },
    { kind: 'undo', customer, company, before },
    { kind: 'undo', customer, company, before: null },
  ])('says $kind', (placing) => {
    const sent = { ...placing, before: placing.before ?? undefined, $ACTION_ID_1: '' };
    expect(readPlacing(sent)).toEqual(placing);
  });

  test.each([
    ['nothing', {}],
    ['nobody', { kind: 'join', colleague }],
    ['no colleague', { kind: 'join', customer, company }],
    ['a colleague without an id', { kind: 'join', customer, colleague: 'Lieve' }],
    ['a company without an id', { kind: 'join', customer, colleague, company: 'Bakkerij' }],
    ['no company to leave', { kind: 'leave', customer, company: '' }],
    ['something else', { kind: 'delete', customer, company }],
    ['a strange place to go back to', { kind: 'undo', customer, company, before: 'x' }],
  ])('is not understood with %s', (_, sent) => {
    expect(readPlacing(sent)).toBeNull();
  });
});

test('the way back stands in an address and is read from it again', () => {
  for (const placed of [
    { customer, company, before },
    { customer, company, before: null },
  ])
    expect(readPlaced(Object.fromEntries(new URLSearchParams(placedQuery(placed))))).toEqual(placed);
  expect(readPlaced({ outcome: 'joined' })).toBeNull();
  expect(readPlaced({ customer, company: [company, company] })).toBeNull();
});
