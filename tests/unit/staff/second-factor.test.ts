import { expect, test } from 'vitest';
import { afterFactor, factorPath, missingFactor, readCode } from '@/lib/staff/second-factor';

const roles = ['admin', 'sales', 'editor'];

test('whoever has a second factor gives it, whatever the site asks for', () => {
  for (const policy of ['optional', 'admins', 'everyone'] as const)
    for (const role of roles) {
      expect(missingFactor({ role, policy, factor: true, proven: false })).toBe('code');
      expect(missingFactor({ role, policy, factor: true, proven: true })).toBeNull();
    }
});

test('whoever has none needs one where the site says so', () => {
  const needing = (policy: 'optional' | 'admins' | 'everyone') =>
    roles.filter((role) => missingFactor({ role, policy, factor: false, proven: false }) === 'factor');
  expect(needing('optional')).toEqual([]);
  expect(needing('admins')).toEqual(['admin']);
  expect(needing('everyone')).toEqual(roles);
});

test('a code is read as people write it', () => {
  expect(readCode(' 123 456 ')).toEqual({ kind: 'app', digits: '123456' });
  expect(readCode('1234-5678\u00a09012')).toEqual({ kind: 'recovery', digits: '123456789012' });
  for (const typed of ['', '12345', '1234567', '12345a', '１２３４５６', `123456${' '.repeat(60)}7`])
    expect(readCode(typed)?.digits ?? null, typed).toBe(typed.startsWith('123456 ') ? '123456' : null);
});

test('the page that asks for a code leads only to pages of this site', () => {
  expect(factorPath('nl', '/nl/admin/staff?x=1')).toBe(
    '/nl/auth/code?redirect=%2Fnl%2Fadmin%2Fstaff%3Fx%3D1',
  );
  expect(afterFactor('nl', '/nl/admin/audit')).toBe('/nl/admin/audit');
  for (const evil of ['//evil.test', 'https://evil.test', '/\\evil.test', 'javascript:alert(1)', null])
    expect(afterFactor('en', evil)).toBe('/en/admin');
});
