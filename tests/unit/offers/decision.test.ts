import { describe, expect, test } from 'vitest';
import { readDecision, saysTheSame } from '@/lib/offers/decision';
import type { OfferDecision } from '@/lib/offers/offer-record';
import { exampleOffer } from './example-offer';

function form(fields: Record<string, string | string[]>): FormData {
  const data = new FormData();
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) data.append(name, value);
  return data;
}

const acceptance = {
  intent: 'accept',
  'choice-A': 'a3',
  choice: 'a4',
  shown: '224070',
  name: '  Claire\tDubois ',
  terms: 'on',
};

describe('An acceptance', () => {
  test('is the choice, the name and the total that stood on the page', () => {
    expect(readDecision(form(acceptance), exampleOffer)).toMatchObject({
      kind: 'accepted',
      name: 'Claire Dubois',
      choice: ['a3', 'a4'],
      totals: { net: 185_182, vat: 38_888, gross: 224_070, deposit: 67_221 },
    });
  });

  test.each([
    ['choiceNeeded', { 'choice-A': [] }],
    ['choiceNeeded', { 'choice-A': ['a2', 'a3'] }],
    ['choiceNeeded', { choice: 'a1' }],
    // The option was ticked after the page was drawn.
    ['newTotal', { shown: '206250' }],
    ['nameNeeded', { name: ' x ' }],
    ['nameTooLong', { name: 'x'.repeat(161) }],
    ['nameTooLong', { name: 'Claire\u0000' }],
    ['termsNeeded', { terms: 'off' }],
    ['newTotal', { intent: 'total' }],
  ] as const)('is not one yet: %s', (outcome, change) => {
    const fields = { ...acceptance, ...change } as Record<string, string | string[]>;
    expect(readDecision(form(fields), exampleOffer)).toEqual({ kind: 'again', outcome });
  });
});

test('who declines says why', () => {
  const decline = (reason: string) => readDecision(form({ intent: 'decline', reason }), exampleOffer);
  expect(decline(' Trop cher.\r\nMerci. ')).toEqual({ kind: 'declined', reason: 'Trop cher.\nMerci.' });
  expect(decline('  ')).toEqual({ kind: 'again', outcome: 'reasonNeeded' });
  expect(decline('x'.repeat(1001))).toEqual({ kind: 'again', outcome: 'reasonTooLong' });
});

test('a form that comes after the decision is a second click only when it says the same', () => {
  const decided = (decision: Partial<OfferDecision>) =>
    ({ name: null, reason: null, choice: [], ...decision }) as OfferDecision;
  const accepted = decided({ kind: 'accepted', name: 'Claire Dubois', choice: ['a3', 'a4'] });
  const declined = decided({ kind: 'declined', reason: 'Trop cher.' });
  const read = (fields: Record<string, string | string[]>) => readDecision(form(fields), exampleOffer);
  const decline = { intent: 'decline', reason: 'Trop cher.' };
  expect(saysTheSame(read(acceptance), accepted)).toBe(true);
  expect(saysTheSame(read(decline), declined)).toBe(true);
  for (const other of [
    { ...acceptance, name: 'Marc Dubois' },
    { ...acceptance, choice: [], shown: '206250' },
    { ...acceptance, terms: '' },
    decline,
  ])
    expect(saysTheSame(read(other), accepted)).toBe(false);
  for (const other of [{ ...decline, reason: 'Trop tard.' }, { ...decline, reason: '' }, acceptance])
    expect(saysTheSame(read(other), declined)).toBe(false);
});
