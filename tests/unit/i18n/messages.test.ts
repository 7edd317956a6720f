import { expect, test } from 'vitest';
import { withFallback } from '@/lib/i18n/messages';

test('what a language lacks is said in French, and each such key is reported once', () => {
  const missing: string[] = [];
  const merged = withFallback(
    { a: 'own', group: { x: 'eigen' } },
    { a: 'fr', b: 'repli', group: { x: 'fr', y: 'repli' }, other: { z: 'repli' } },
    (key) => missing.push(key),
  );
  expect(merged).toEqual({ a: 'own', b: 'repli', group: { x: 'eigen', y: 'repli' }, other: { z: 'repli' } });
  expect(missing).toEqual(['b', 'group.y', 'other.z']);
});
