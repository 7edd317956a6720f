import { describe, expect, test } from 'vitest';
import { everythingAllowed, nothingAllowed } from '@/lib/consent/choice';
import { readDecision } from '@/lib/consent/decision';
import { shortenUserAgent } from '@/lib/consent/shorten-user-agent';

const id = '4b0c1f9e-3f5a-4c5e-9a52-8f6f0e6f7d11';
const read = (entries: Record<string, string>, before: typeof nothingAllowed | null = null) =>
  readDecision(new URLSearchParams(entries) as unknown as FormData, before);

describe('A form decides', () => {
  test('everything or nothing, by its button', () => {
    expect(read({ choice: 'all' })).toEqual({ allowances: everythingAllowed, askedBy: 'banner', id: null });
    expect(read({ choice: 'none', analytics: 'on', from: 'page' })).toEqual({
      allowances: nothingAllowed,
      askedBy: 'page',
      id: null,
    });
  });

  test('what is ticked, whatever was allowed before', () => {
    const decision = read({ choice: 'save', analytics: 'on', from: 'dialog', id }, everythingAllowed);
    expect(decision).toEqual({
      allowances: { ...nothingAllowed, analytics: true },
      askedBy: 'dialog',
      id,
    });
  });

  test('one kind in addition to what was allowed before', () => {
    const before = { ...nothingAllowed, analytics: true };
    expect(read({ choice: 'external', from: 'content' }, before)?.allowances).toEqual({
      external: true,
      analytics: true,
      marketing: false,
    });
    expect(read({ choice: 'external' })?.allowances).toEqual({ ...nothingAllowed, external: true });
  });

  test('nothing, when it says nothing that is known', () => {
    for (const choice of ['', 'yes', 'necessary', '__proto__']) expect(read({ choice }), choice).toBeNull();
    expect(read({})).toBeNull();
  });

  test('under an id only if it is one', () => {
    for (const odd of ['', 'x', id.toUpperCase(), `${id}0`, `${id}\n`]) {
      expect(read({ choice: 'all', id: odd })?.id, odd).toBeNull();
    }
  });
});

describe('A shortened user agent', () => {
  test('has engines and major versions, and neither device nor system', () => {
    expect(
      shortenUserAgent(
        'Mozilla/5.0 (Linux; Android 14; SM-A546B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.7390.55 Mobile Safari/537.36',
      ),
    ).toBe('Mozilla/5 AppleWebKit/537 Chrome/141 Mobile Safari/537');
  });

  test.each([null, '', '   ', '(all (nested) of it)', 'x'.repeat(5000), 'é\u0000\u202e', '((((', '1.2.3.4'])(
    'is bounded, printable and never empty: %j',
    (text) => {
      expect(shortenUserAgent(text)).toMatch(/^[\x20-\x7e]{1,160}$/);
    },
  );
});
