import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { policyVersion } from '@/lib/browser/stored-consent';
import {
  type ConsentChoice,
  consentCookie,
  decideConsent,
  decodeConsent,
  encodeConsent,
  everythingAllowed,
  nothingAllowed,
  readConsent,
} from '@/lib/consent/choice';

const id = '4b0c1f9e-3f5a-4c5e-9a52-8f6f0e6f7d11';
const now = new Date('2026-11-21T08:00:00.000Z');
const decide = (allowances = everythingAllowed, gpc = false) => decideConsent(allowances, { id, now, gpc });
const later = (iso: string) => new Date(iso);
const cookieOf = (choice: object) => `locale=nl; consent=${encodeURIComponent(JSON.stringify(choice))}; x=1`;

describe('A choice', () => {
  test('says when, under which policy, and that the necessary is always there', () => {
    expect(decide()).toEqual({
      necessary: true,
      external: true,
      analytics: true,
      marketing: true,
      consentDate: '2026-11-21T08:00:00.000Z',
      version: policyVersion,
      id,
    });
  });

  test('carries no identifier when nothing is allowed', () => {
    expect(decide(nothingAllowed)).not.toHaveProperty('id');
  });

  test('comes back from the cookie and from local storage as it was', () => {
    const choice = decide({ ...nothingAllowed, analytics: true });
    expect(readConsent(cookieOf(choice), null, now)).toEqual(choice);
    expect(readConsent(null, encodeConsent(choice), now)).toEqual(choice);
  });

  test('is a cookie of 365 days for the whole site, Secure on https', () => {
    const cookie = consentCookie(decide(), true);
    expect(cookie).toMatch(/^consent=[^;]+; Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/);
    expect(consentCookie(decide(), false)).not.toContain('Secure');
    expect(readConsent(cookie.split(';')[0], null, now)).toEqual(decide());
    expect(cookie.length).toBeLessThan(500);
  });
});

describe('Reading', () => {
  test('takes the cookie before local storage', () => {
    const rejected = decide(nothingAllowed);
    expect(readConsent(cookieOf(rejected), encodeConsent(decide()), now)).toEqual(rejected);
  });

  test('takes local storage when the cookie is missing, broken or old', () => {
    const stored = encodeConsent(decide());
    const old = { ...decide(nothingAllowed), consentDate: '2025-01-01T00:00:00.000Z' };
    for (const cookies of ['', 'consent=', 'consent=%E0%A4%A', 'consent=%7B', 'noconsent=1', cookieOf(old)]) {
      expect(readConsent(cookies, stored, now), cookies).toEqual(decide());
    }
  });

  test('merges what is stored over the defaults', () => {
    const { consentDate, version } = decide();
    expect(decodeConsent(JSON.stringify({ consentDate, version, analytics: true }), now)).toEqual({
      ...nothingAllowed,
      necessary: true,
      analytics: true,
      consentDate,
      version,
    });
  });

  test('takes only true for yes, keeps the necessary, and drops what is not asked for', () => {
    const odd = { ...decide(), necessary: false, analytics: 'true', marketing: 1, id: '<script>', more: 1 };
    expect(decodeConsent(JSON.stringify(odd), now)).toEqual({
      ...decide(),
      analytics: false,
      marketing: false,
      id: undefined,
    });
  });

  test('finds nothing in what is broken', () => {
    const { consentDate: _, ...undated } = decide();
    const broken = [
      '',
      'null',
      '1',
      '"x"',
      '[]',
      '{}',
      '{',
      JSON.stringify(undated),
      JSON.stringify({ ...decide(), consentDate: 'yesterday' }),
      JSON.stringify({ ...decide(), consentDate: 0 }),
    ];
    for (const text of broken) expect(decodeConsent(text, now), text).toBeNull();
  });

  test('never throws, whatever is stored', () => {
    fc.assert(
      fc.property(fc.string(), fc.json(), (cookies, stored) => {
        const choice = readConsent(`consent=${cookies}`, stored, now);
        expect(choice === null || choice.necessary).toBe(true);
      }),
    );
  });
});

describe('Asking again', () => {
  test.each([
    ['2027-05-22T07:59:59.999Z', true],
    ['2027-05-22T08:00:00.000Z', false],
    ['2028-01-01T00:00:00.000Z', false],
    // The choice was made by a clock that was ahead: by a day, by a year.
    ['2026-11-20T08:00:00.000Z', true],
    ['2025-11-20T08:00:00.000Z', false],
  ])('a choice of 21 November 2026 at %s: in force is %s', (at, isInForce) => {
    expect(decodeConsent(encodeConsent(decide()), later(at)) !== null).toBe(isInForce);
  });

  test('when the policy has another version', () => {
    expect(decodeConsent(encodeConsent({ ...decide(), version: '0.9' }), now)).toBeNull();
  });
});

describe('Global Privacy Control', () => {
  const read = (choice: ConsentChoice) => readConsent(cookieOf(choice), null, now, true);

  test('turns what was allowed without it into nothing', () => expect(read(decide())).toBeNull());
  test('leaves what the visitor allowed under it', () => {
    expect(read(decide(everythingAllowed, true))).toMatchObject({ analytics: true, gpc: true });
  });
  test('leaves a refusal', () => expect(read(decide(nothingAllowed))).toMatchObject(nothingAllowed));
});
