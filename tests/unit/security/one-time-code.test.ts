import { expect, test } from 'vitest';
import { authenticatorUrl, codeOf, stepAt, stepOfCode, toBase32 } from '@/lib/security/one-time-code';

const secret = Buffer.from('12345678901234567890');
const second = (seconds: number) => new Date(seconds * 1000);

// RFC 6238, appendix B, for SHA-1: its last six digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code at second %i is that of the standard', (seconds, code) => {
  expect(codeOf(secret, stepAt(second(seconds)))).toBe(code);
});

test('a code holds for its half minute and the ones beside it', () => {
  const now = second(1_111_111_111);
  const step = stepAt(now);
  for (const near of [-1, 0, 1])
    expect(stepOfCode(secret, codeOf(secret, step + near), now)).toBe(step + near);
  for (const far of [-2, 2]) expect(stepOfCode(secret, codeOf(secret, step + far), now)).toBeNull();
});

test('what is no code is none, whatever its length', () => {
  const now = second(1_111_111_111);
  for (const typed of ['', '050', '0504711', '050471050471', 'abcdef', 'é50471'])
    expect(stepOfCode(secret, typed, now), typed).toBeNull();
});

// RFC 4648, section 10, without its padding.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('"%s" in base 32 is "%s"', (text, encoded) => {
  expect(toBase32(Buffer.from(text))).toBe(encoded);
});

test('an app is told whose code it is', () => {
  expect(authenticatorUrl('Print & Sign', 'lieve+a@bakkerij.test', secret)).toBe(
    'otpauth://totp/Print%20%26%20Sign:lieve%2Ba%40bakkerij.test?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Print%20%26%20Sign',
  );
});
