import { describe, expect, test } from 'vitest';
import { authPath, readAuthQuery } from '@/lib/accounts/auth-view';
import { confirmationPath, readConfirmation } from '@/lib/accounts/confirmation';
import { classifyAuthError, meansAddressExists } from '@/lib/accounts/server/auth-failure';
import { readSuccess, successPath } from '@/lib/accounts/success';
import { locales } from '@/lib/i18n/locales';
import { isInsecureOrigin } from '@/lib/security/insecure-origin';

const paramsOf = (path: string) => Object.fromEntries(new URL(path, 'https://x.be').searchParams);

test.each(locales)('in %s the addresses of these pages are read as they are written', (locale) => {
  const query = { view: 'sign-up', redirect: '/compte?a=b', notice: 'expired', from: 'assistant' } as const;
  expect(readAuthQuery(paramsOf(authPath(locale, query)))).toEqual(query);
  expect(readAuthQuery({})).toEqual({ view: 'sign-in', redirect: null, notice: null, from: null });
  const confirmation = { tokenHash: 'pkce_0123456789abcdef', type: 'recovery' } as const;
  expect(readConfirmation(paramsOf(confirmationPath(locale, confirmation)))).toEqual(confirmation);
  const success = { kind: 'confirmed', redirect: '/admin' } as const;
  expect(readSuccess(paramsOf(successPath(locale, success)))).toEqual(success);
});

test('what strangers write into an address is not taken', () => {
  expect(readAuthQuery({ view: 'x', redirect: '//evil', notice: '<b>', from: ['assistant', 'x'] })).toEqual({
    view: 'sign-in',
    redirect: null,
    notice: null,
    from: null,
  });
  expect(readSuccess({ kind: ['a'], redirect: 'https://evil' })).toEqual({ kind: 'sign-in', redirect: null });
  for (const token_hash of ['', 'short', 'a'.repeat(300), 'a b c d e f g h i j', undefined, ['a', 'b']]) {
    expect(readConfirmation({ token_hash, type: 'signup' })).toBeNull();
  }
  expect(readConfirmation({ token_hash: '0123456789abcdef', type: 'magiclink' })).toBeNull();
});

describe('A connection', () => {
  test.each([
    ['https://www.agency.be', false],
    ['http://www.agency.be', true],
    ['http://localhost:3000', false],
    ['http://127.0.0.1:3000', false],
    ['http://[::1]:3000', false],
    ['http://shop.localhost', false],
    ['http://localhost.evil.be', true],
    ['http://192.168.1.4', true],
    ['http://127.0.0.1.evil.be', true],
    ['nonsense', true],
  ])('to %s is insecure: %s', (origin, insecure) => {
    expect(isInsecureOrigin(origin)).toBe(insecure);
  });
});

describe('A refusal of the backend', () => {
  test.each([
    [{ code: 'invalid_credentials', status: 400 }, 'invalidCredentials'],
    [{ code: 'email_not_confirmed', status: 400 }, 'unconfirmed'],
    [{ code: 'otp_expired', status: 403 }, 'expired'],
    [{ name: 'AuthRetryableFetchError', status: 0 }, 'away'],
    [{ status: 503 }, 'away'],
    [{ name: 'AuthSessionMissingError', status: 400 }, 'signedOut'],
    [{ code: 'something_new', status: 400 }, 'unknown'],
  ])('%j means %s', (error, meaning) => {
    expect(classifyAuthError(error)).toBe(meaning);
  });

  test('tells in each of its ways that an address has an account', () => {
    const wait = 'For security purposes, you can only request this after 59 seconds.';
    expect(meansAddressExists({ code: 'user_already_exists', status: 422 })).toBe(true);
    expect(meansAddressExists({ code: 'over_email_send_rate_limit', status: 429, message: wait })).toBe(true);
    expect(
      meansAddressExists({
        code: 'over_email_send_rate_limit',
        status: 429,
        message: 'email rate limit exceeded',
      }),
    ).toBe(false);
    expect(meansAddressExists({ code: 'weak_password', status: 422 })).toBe(false);
  });
});
