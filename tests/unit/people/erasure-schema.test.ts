import { describe, expect, test } from 'vitest';
import { parseErasure, readAddress } from '@/lib/people/erasure-schema';

const sent = { address: 'lieve@bakkerij.test', confirmation: 'lieve@bakkerij.test', reason: 'asked' };

describe('The form that erases a person', () => {
  test('wants the address typed once more, in whatever case, and a reason', () => {
    const parsed = parseErasure({ ...sent, confirmation: ' Lieve@Bakkerij.TEST ' });
    expect(parsed).toMatchObject({ ok: true, data: { address: 'lieve@bakkerij.test', reason: 'asked' } });
  });

  test.each([
    [{ confirmation: 'lieve@bakkerij.be' }, { confirmation: ['otherAddress'] }],
    [{ confirmation: '' }, { confirmation: ['required'] }],
    [{ confirmation: undefined }, { confirmation: ['required'] }],
    [{ reason: 'own-account' }, { reason: ['invalidChoice'] }],
    [{ reason: undefined }, { reason: ['invalidChoice'] }],
  ])('refuses %o', (broken, fields) => {
    expect(parseErasure({ ...sent, ...broken })).toMatchObject({ ok: false, fields });
  });
});

test('an address of a page is one whole address, in lower case, or none', () => {
  expect(readAddress('Lieve@Bakkerij.test')).toBe('lieve@bakkerij.test');
  for (const given of ['lieve', 'lieve@bakkerij', '', undefined, ['a@b.test'], 'a@b.test, c@d.test'])
    expect(readAddress(given), String(given)).toBeNull();
});
