import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isKeyedHash, keyedHash, readSignedPayload, signPayload } from '@/lib/security/signing';

const secret = 'a secret of thirty-two characters, or more';

describe('A signed payload', () => {
  test('is read back as it was', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (payload) => {
        const text = signPayload(secret, 'form-ticket', payload);
        expect(readSignedPayload(secret, 'form-ticket', text)).toEqual(JSON.parse(JSON.stringify(payload)));
      }),
      { numRuns: 50 },
    );
  });

  test('is worth nothing for another purpose, under another secret or changed in one character', () => {
    const text = signPayload(secret, 'form-ticket', { a: 1 });
    expect(readSignedPayload(secret, 'upload-receipt', text)).toBeNull();
    expect(readSignedPayload(`${secret}x`, 'form-ticket', text)).toBeNull();
    for (let at = 0; at < text.length - 1; at += 1) {
      const changed = `${text.slice(0, at)}${text[at] === 'x' ? 'y' : 'x'}${text.slice(at + 1)}`;
      expect(readSignedPayload(secret, 'form-ticket', changed)).toBeNull();
    }
  });

  test.each(['', '.', 'a.', '.a', 'a.b.c', 'x'.repeat(10_000), '\u0000.\u{1F600}'])('is never %j', (text) => {
    expect(readSignedPayload(secret, 'form-ticket', text)).toBeNull();
  });
});

test('A keyed hash depends on secret, purpose and text', () => {
  const hash = keyedHash(secret, 'address-hash', 'a');
  expect(hash).toMatch(/^[\w-]{43}$/);
  expect(isKeyedHash(secret, 'address-hash', 'a', hash)).toBe(true);
  expect(isKeyedHash(secret, 'address-hash', 'b', hash)).toBe(false);
  expect(isKeyedHash(secret, 'session-hash', 'a', hash)).toBe(false);
  expect(isKeyedHash('another', 'address-hash', 'a', hash)).toBe(false);
  expect(isKeyedHash(secret, 'address-hash', 'a', `${hash}x`)).toBe(false);
});
