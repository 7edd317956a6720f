import { describe, expect, test } from 'vitest';
import {
  parseDeletion,
  parseEmailChange,
  parseNewPassword,
  parsePasswordChange,
  parseSignIn,
  parseSignUp,
} from '@/lib/accounts/account-schema';

const person = { firstName: 'Lieve', lastName: 'Peeters', email: 'Lieve@Bakkerij.test', password: 'geheim' };

describe('A new password', () => {
  test.each([
    ['six characters', 'abcdef'],
    ['six characters of four bytes each', '🦊🐻🐼🐨🐯🦁'],
    ['spaces at its ends, kept', '  abc  '],
    ['seventy-two bytes', 'é'.repeat(36)],
  ])('may be %s', (_, password) => {
    const parsed = parseNewPassword({ password });
    expect(parsed).toMatchObject({ ok: true, data: { password } });
  });

  test.each([
    ['nothing', '', 'required'],
    ['a missing field', undefined, 'required'],
    ['five characters', 'abcde', 'passwordTooShort'],
    ['three characters of two units each', '🦊🐻🐼', 'passwordTooShort'],
    ['seventy-three bytes', 'a'.repeat(73), 'passwordTooLong'],
    ['seventy-four bytes of thirty-seven characters', 'é'.repeat(37), 'passwordTooLong'],
    ['a megabyte', 'a'.repeat(1_000_000), 'passwordTooLong'],
    ['half a surrogate pair', 'abcdef\ud800', 'invalidText'],
    ['a NUL', 'abc\0def', 'invalidText'],
    ['a file', new File(['x'], 'x.txt'), 'invalidText'],
  ])('may not be %s', (_, password, error) => {
    expect(parseNewPassword({ password })).toMatchObject({ ok: false, fields: { password: [error] } });
  });

  test('is never given back', () => {
    for (const parsed of [
      parseSignUp({ ...person, email: 'x' }),
      parseSignIn({ email: 'x', password: 'geheim' }),
      parsePasswordChange({ currentPassword: 'geheim', password: 'x' }),
      parseEmailChange({ email: 'x', currentPassword: 'geheim' }),
      parseDeletion({ currentPassword: 'geheim' }, true),
    ]) {
      expect(parsed.ok).toBe(false);
      expect(JSON.stringify(parsed)).not.toContain('geheim');
      expect(Object.keys(parsed.values).join()).not.toMatch(/password/i);
    }
  });
});

describe('Signing up', () => {
  test('takes names and an address, in lower case', () => {
    expect(parseSignUp(person)).toMatchObject({
      ok: true,
      data: { firstName: 'Lieve', lastName: 'Peeters', email: 'lieve@bakkerij.test', password: 'geheim' },
    });
  });

  test('ignores what a form may not set', () => {
    const parsed = parseSignUp({
      ...person,
      role: 'admin',
      user_id: 'x',
      status: 'won',
      created_at: '2001-01-01',
    });
    expect(parsed.ok && Object.keys(parsed.data).sort()).toEqual([
      'email',
      'firstName',
      'lastName',
      'password',
    ]);
  });

  test('names what is wrong with each field', () => {
    expect(parseSignUp({ email: 'lieve@', password: 'x' })).toMatchObject({
      fields: {
        firstName: ['required'],
        lastName: ['required'],
        email: ['invalidEmail'],
        password: ['passwordTooShort'],
      },
      values: { email: 'lieve@' },
    });
  });
});

test('signing in compares any password that could ever have been set', () => {
  expect(parseSignIn({ email: 'a@b.be', password: 'x' }).ok).toBe(true);
  expect(parseSignIn({ email: 'a@b.be', password: '' })).toMatchObject({
    fields: { password: ['required'] },
  });
});

test('a new password must differ from the current one', () => {
  expect(parsePasswordChange({ currentPassword: 'geheim', password: 'geheim' })).toMatchObject({
    fields: { password: ['samePassword'] },
  });
});

test('an account is deleted only when the box is ticked, and with its password where it has one', () => {
  expect(parseDeletion({ confirm: 'on' }, false)).toMatchObject({
    ok: true,
    data: { currentPassword: null },
  });
  expect(parseDeletion({}, false)).toMatchObject({ fields: { confirm: ['confirmDelete'] } });
  expect(parseDeletion({ confirm: 'on' }, true)).toMatchObject({ fields: { currentPassword: ['required'] } });
});
