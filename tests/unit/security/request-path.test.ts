import { expect, test } from 'vitest';
import { decodableTarget } from '@/lib/security/request-path';

test('a good target is left alone', () => {
  for (const target of ['/', '/nl/x?y=%ff', '/caf%C3%A9', '*']) expect(decodableTarget(target)).toBe(target);
});

test('broken percent signs and bad UTF-8 become plain text, the query stays', () => {
  expect(decodableTarget('/%')).toBe('/%25');
  expect(decodableTarget('/%ff?a=%ff')).toBe('/%25ff?a=%ff');
  expect(decodeURIComponent(decodableTarget('/%c3%28'))).toBe('/%c3%28');
});
