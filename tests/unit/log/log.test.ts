import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { incident } from '@/lib/log/incident';
import { incidentOfDigest } from '@/lib/log/incident-id';
import { formatLine } from '@/lib/log/log';
import { logRequestError } from '@/lib/log/request-error';

const now = new Date('2026-11-24T10:00:00Z');

afterEach(() => vi.restoreAllMocks());

describe('A log line', () => {
  test('is JSON with time, level and event first, which no field can replace', () => {
    expect(
      formatLine('info', 'quotes.stored', { reference: '482-917-635', level: 'x', event: 'y' }, now),
    ).toBe(
      '{"time":"2026-11-24T10:00:00.000Z","level":"info","event":"quotes.stored","reference":"482-917-635"}',
    );
  });

  test('is one line that JSON can read, whatever was put into it', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: 'binary' }), fc.anything()), (fields) => {
        const line = formatLine('warn', 'x', { fields, text: 'a\r\nb\u0085c\u2028d\u2029' }, now);
        expect(line).not.toMatch(/[\r\n\u0085\u2028\u2029]/);
        expect(JSON.parse(line)).toMatchObject({ event: 'x', level: 'warn' });
      }),
    );
  });
});

describe('An error that nothing caught', () => {
  function logged(error: unknown, path = '/nl/x?token=abc#part'): Record<string, unknown>[] {
    const lines: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
      lines.push(...String(line).trimEnd().split('\n'));
      return true;
    });
    const headers = { cookie: 'session=1', 'user-agent': 'Firefox of Lieve' };
    logRequestError(
      error,
      { path, method: 'GET', headers },
      {
        routerKind: 'App Router',
        routePath: '/[locale]/[slug]',
        routeType: 'render',
        renderSource: 'react-server-components',
        revalidateReason: undefined,
      },
    );
    vi.restoreAllMocks();
    return lines.map((line) => JSON.parse(line));
  }

  test('is one line under the id that the page shows, without anything of the visitor', () => {
    const error = Object.assign(new Error('No row for lieve@bakkerij.test\nin the table'), {
      digest: '2711829046@E394',
    });
    const lines = logged(error);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      event: 'incident',
      incident: incidentOfDigest('2711829046'),
      method: 'GET',
      path: '/nl/x',
      route: '/[locale]/[slug]',
      during: 'render',
      error: { message: 'No row for [redacted]\nin the table' },
    });
    expect(JSON.stringify(lines)).not.toMatch(/abc|session|Firefox|lieve/);
  });

  test('gets an id of its own when the framework gave none', () => {
    for (const error of [new Error('x'), 'text', null, { digest: 'NEXT_REDIRECT;replace;/x' }]) {
      expect(logged(error)[0]?.incident).toMatch(/^E-[0-9A-HJKMNP-TV-Z]{6}$/);
    }
  });

  test('has different ids for different digests, of one length', () => {
    expect(incidentOfDigest('0')).toBe('E-0000000');
    expect(incidentOfDigest('4294967295')).toBe('E-3ZZZZZZ');
    expect(incidentOfDigest('2711829046@E394')).toBe('E-2GT6EHP');
    for (const digest of [undefined, 5, '', 'x', '12x', '12345678901', '-1'])
      expect(incidentOfDigest(digest)).toBeNull();
  });
});

describe('An incident', () => {
  test('is logged with its stack under a short id, which is all that is returned', () => {
    const lines: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
      lines.push(String(line));
      return true;
    });
    const error = new Error('The wall fell over');
    const id = incident(error, { during: 'quotes.submit', email: 'a@x.test' }, () => 9);
    expect(id).toBe('E-999999');
    expect(incident(error)).toMatch(/^E-[0-9A-HJKMNP-TV-Z]{6}$/);
    const logged = JSON.parse(lines[0] ?? '');
    expect(logged).toMatchObject({
      level: 'error',
      incident: 'E-999999',
      during: 'quotes.submit',
      email: '[redacted]',
    });
    expect(logged.error.stack).toContain('log.test.ts');
  });
});
