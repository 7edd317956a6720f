import { expect, test } from 'vitest';
import { consentRegister } from '@/lib/consent/consent-register';
import { exportFilter, pageFilter, readRegisterQuery, registerAddress } from '@/lib/staff/register-query';

const known = { filters: { search: () => true, status: (value: string) => value === 'confirmed' } };

test('known filters are kept, others are as if they were not there', () => {
  const query = { search: '  lieve ', status: 'admin', role: 'x', page: '3', outcome: 'left' };
  expect(readRegisterQuery(query, known)).toEqual({ filters: { search: 'lieve' }, page: 3 });
});

test.each([
  [{ search: '' }],
  [{ search: 'x'.repeat(101) }],
  [{ search: 'a\0b' }],
  [{ search: ['a', 'b'] }],
  [{ page: '-1' }],
  [{ page: '1e9' }],
  [{ page: 'x' }],
])('what is of no use is left out: %j', (query) => {
  expect(readRegisterQuery(query, known)).toEqual({ filters: {}, page: 1 });
});

test('a page is fifty lines, an export is all', () => {
  const query = { filters: { status: 'confirmed' }, page: 3 };
  expect(pageFilter(query)).toEqual({ status: 'confirmed', limit: 50, offset: 100 });
  expect(exportFilter(query)).toEqual({ status: 'confirmed', limit: 50_000 });
  expect(registerAddress(query.filters, 3)).toEqual({ status: 'confirmed', page: '3' });
  expect(registerAddress(query.filters)).toEqual({ status: 'confirmed' });
});

test('the filters of consents take what the database understands', () => {
  const good = {
    search: '8F24A0C1',
    from: '2026-11-01',
    to: '2026-11-30',
    choice: 'some',
    locale: 'nl',
    version: '1.0',
  };
  expect(readRegisterQuery(good, consentRegister).filters).toEqual(good);
  const bad = { search: 'lieve', from: 'today', to: '2026-02-30', choice: 'x', locale: 'de', version: 'v1' };
  expect(readRegisterQuery(bad, consentRegister).filters).toEqual({});
});
