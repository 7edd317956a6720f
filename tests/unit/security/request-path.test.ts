import { expect, test } from 'vitest';
import { decodableTarget, originTarget } from '@/lib/security/request-path';

test('a good target is left alone', () => {
  for (const target of ['/', '/nl/x?y=%ff', '/caf%C3%A9', '*']) expect(decodableTarget(target)).toBe(target);
});

test('broken percent signs and bad UTF-8 become plain text, the query stays', () => {
  expect(decodableTarget('/%')).toBe('/%25');
  expect(decodableTarget('/%ff?a=%ff')).toBe('/%25ff?a=%ff');
  expect(decodeURIComponent(decodableTarget('/%c3%28'))).toBe('/%c3%28');
});

test('a whole address is a path of this site, whosever it says it is', () => {
  for (const target of ['/', '/nl/x?y=http://evil.test/', '*', '']) expect(originTarget(target)).toBe(target);
  expect(originTarget('http://evil.test/nl?x=1')).toBe('/nl?x=1');
  expect(originTarget('HTTPS://evil.test')).toBe('/');
  expect(originTarget('http://evil.test?x=1')).toBe('/?x=1');
  expect(originTarget('http://evil.test:80/Portfolio/')).toBe('/Portfolio/');
});
