import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seal, unseal } from '@/lib/security/sealing';

const secret = 'a secret of thirty-two characters, or more';

test('What is sealed is opened as it was, and looks different each time', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (content) => {
      const sealed = seal(secret, 'returned-form', content);
      expect(sealed).toMatch(/^[\w-]+$/);
      expect(unseal(secret, 'returned-form', sealed)).toEqual(Buffer.from(content));
      expect(seal(secret, 'returned-form', content)).not.toBe(sealed);
    }),
    { numRuns: 50 },
  );
});

test('It is worth nothing for another purpose, under another secret or changed in one character', () => {
  const sealed = seal(secret, 'newsletter-token', Buffer.from('a token'));
  expect(unseal(secret, 'returned-form', sealed)).toBeNull();
  expect(unseal(`${secret}x`, 'newsletter-token', sealed)).toBeNull();
  // The last character holds bits that belong to no byte.
  for (let at = 0; at < sealed.length - 1; at += 1) {
    const changed = `${sealed.slice(0, at)}${sealed[at] === 'x' ? 'y' : 'x'}${sealed.slice(at + 1)}`;
    expect(unseal(secret, 'newsletter-token', changed)).toBeNull();
  }
});

test.each(['', 'x', '\u{1F600}', 'x'.repeat(10_000)])('%j was never sealed', (text) => {
  expect(unseal(secret, 'newsletter-token', text)).toBeNull();
});
