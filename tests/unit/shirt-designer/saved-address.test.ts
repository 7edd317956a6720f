import { expect, test } from 'vitest';
import { savedAddress } from '@/components/shirt-designer/saved-address';
import { newSaveKey } from '@/lib/browser/save-key';

test('who comes back after saving goes on with what was saved, and with what goes with it', () => {
  const led = savedAddress('/en/t-shirt-designer/design?token=a.b&with=d.e&again=R-1#quote-form');
  expect(led?.change).toBe('a.b');
  expect(Object.fromEntries(new URLSearchParams(led?.query))).toEqual({
    change: 'a.b',
    with: 'd.e',
    again: 'R-1',
  });
});

test('a page that names no kept design leads nowhere back', () => {
  expect(savedAddress('/createur-tshirt/atelier?design=abc&problem=unavailable')).toBeNull();
  expect(savedAddress('/createur-tshirt/atelier?change=a.b')).toBeNull();
});

test('keys are UUIDs, each another', () => {
  const keys = Array.from({ length: 50 }, newSaveKey);
  expect(new Set(keys).size).toBe(50);
  for (const key of keys)
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
