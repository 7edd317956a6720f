import { describe, expect, test } from 'vitest';
import { redact, redactText } from '@/lib/log/redact';
import { measureOwnWork } from '../../support/own-work';

describe('Redaction', () => {
  test('hides values of fields named like a secret, at any depth and in any writing', () => {
    expect(
      redact({
        password: 'p1',
        userPassword: 'p2',
        'x-api-key': 'k1',
        APP_SECRET: 's1',
        accessToken: { value: 't1' },
        list: [{ deep: { Email: 'lieve@x.test', phoneNumber: ['+32'] } }],
        headers: new Headers({ cookie: 'a=1', authorization: 'Bearer t2', accept: '*/*' }),
        map: new Map([['refresh_token', 't3']]),
        name: 'stays',
      }),
    ).toEqual({
      password: '[redacted]',
      userPassword: '[redacted]',
      'x-api-key': '[redacted]',
      APP_SECRET: '[redacted]',
      accessToken: '[redacted]',
      list: [{ deep: { Email: '[redacted]', phoneNumber: '[redacted]' } }],
      headers: { accept: '*/*', authorization: '[redacted]', cookie: '[redacted]' },
      map: { refresh_token: '[redacted]' },
      name: 'stays',
    });
  });

  test('hides each named kind in every shape a value can have, and in addresses', () => {
    for (const name of ['password', 'token', 'secret', 'key', 'email', 'phone']) {
      const shapes = [
        { [name]: 'hidden-1' },
        { [`user_${name.toUpperCase()}`]: ['hidden-2', { deep: 'hidden-3' }] },
        { url: `https://x.test/a?${name}=hidden-4&b=1` },
        { url: new URL(`https://x.test/a?new_${name}=hidden-5`) },
        { query: new URLSearchParams({ [name]: 'hidden-6' }) },
        { text: JSON.stringify({ [name]: 'hidden-7' }) },
        { error: Object.assign(new Error(`x ${name}=hidden-8`), { [name]: 'hidden-9' }) },
      ];
      expect(JSON.stringify(redact(shapes))).not.toContain('hidden-');
    }
  });

  test('says that a field was empty rather than hiding nothing', () => {
    expect(redact({ phone: null, email: undefined, token: '' })).toEqual({
      phone: null,
      email: undefined,
      token: '[redacted]',
    });
  });

  test.each([
    [
      'https://x.test/a?token=abc&page=2#email=a',
      'https://x.test/a?token=[redacted]&page=2#email=[redacted]',
    ],
    ['GET /auth/confirm?token_hash=abc HTTP/1.1', 'GET /auth/confirm?token_hash=[redacted] HTTP/1.1'],
    ['smtp://user:hunter2@mail.test:587', 'smtp://user:[redacted]@mail.test:587'],
    ['550 <lieve.peeters@bakkerij.test> no such box', '550 <[redacted]> no such box'],
    [
      '{"email":"a","nested":{"phone":"+32 2"},"n":1}',
      '{"email":"[redacted]","nested":{"phone":"[redacted]"},"n":1}',
    ],
    ['{"apiKey": 12345, "x": true}', '{"apiKey": "[redacted]", "x": true}'],
    [
      'Key (phone)=(+3227200000) already exists, Key (reference)=(1) too',
      'Key (phone)=[redacted] already exists, Key (reference)=(1) too',
    ],
    ["{ phone: '+32 2 720, 00', n: 1 }", '{ phone: [redacted], n: 1 }'],
    ['Authorization: Bearer abc.def\nAccept: */*', 'Authorization: [redacted]\nAccept: */*'],
    ['https://x.test/search/lieve.peeters%40bakkerij.test/1', 'https://x.test/search/[redacted]/1'],
    ['/a?user%5Bemail%5D=lieve&b=1', '/a?user%5Bemail%5D=[redacted]&b=1'],
    ['at openToken (lib/newsletter/open-token.ts:12:5)', 'at openToken (lib/newsletter/open-token.ts:12:5)'],
    ['the page 2 of 3', 'the page 2 of 3'],
  ])('hides it inside a text: %s', (text, expected) => {
    expect(redactText(text)).toBe(expected);
  });

  test('hides it in an error, its cause and what hangs on it', () => {
    const error = Object.assign(new Error('mail to a@x.test failed', { cause: { password: 'p' } }), {
      response: { apikey: 'k' },
    });
    const copy = redact({ error }) as { error: Record<string, unknown> };
    expect(copy.error).toMatchObject({
      name: 'Error',
      message: 'mail to [redacted] failed',
      cause: { password: '[redacted]' },
      response: { apikey: '[redacted]' },
    });
    expect(JSON.stringify(copy)).not.toContain('a@x.test');
  });

  test('takes whatever it is given', () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    const grumpy = {
      get value() {
        throw new Error('no');
      },
    };
    expect(redact(circle)).toEqual({ self: '[circular]' });
    expect(redact(grumpy)).toEqual({ value: '[unreadable]' });
    expect(redact([1n, Symbol('x'), () => 1, new Date(Number.NaN), new Uint8Array(3)])).toEqual([
      '1',
      '[symbol]',
      '[function]',
      null,
      '[3 bytes]',
    ]);
    let deep: unknown = 'end';
    for (let level = 0; level < 5000; level += 1) deep = { deep };
    expect(JSON.stringify(redact(deep))).toContain('[deep]');
  });

  test('cuts a long text and a long list, quickly', () => {
    const worked = measureOwnWork();
    expect(redactText('key'.repeat(100_000)).length).toBeLessThan(4100);
    expect(redact(Array(100_000).fill(1))).toHaveLength(100);
    expect(worked()).toBeLessThan(1000);
  });
});
