import { expect, test } from 'vitest';
import { choices } from '@/lib/wrap-simulator/choices';
import { defaultDesign } from '@/lib/wrap-simulator/default-design';
import { readDesign } from '@/lib/wrap-simulator/read-design';
import { savedQuery } from '@/lib/wrap-simulator/saved-query';

test('who comes back from a saved design finds it in the tool, and saves over it', () => {
  const query = new URLSearchParams(
    savedQuery('/nl/wrap?token=a&with=c&again=Q-1&x=y#quote', defaultDesign) ?? '',
  );
  expect(readDesign(query, choices, { ...defaultDesign, coverage: 'none' })).toEqual(defaultDesign);
  expect(['change', 'with', 'again', 'token', 'x'].map((name) => query.get(name))).toEqual([
    'a',
    'c',
    'Q-1',
    null,
    null,
  ]);
});

test('a page that is no kept design changes no address', () => {
  expect(savedQuery('/nl/wrap', defaultDesign)).toBeNull();
  expect(savedQuery('/nl/atelier?problem=unavailable&change=b', defaultDesign)).toBeNull();
});
