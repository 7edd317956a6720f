import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { incident } from '@/lib/log/incident';
import { formatLine } from '@/lib/log/log';

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
