import { expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { checkLabel, checklistOf, readCheckItem } from '@/lib/jobs/checklists';
import { requestSubjects } from '@/lib/quotes/project-types';

test.each(requestSubjects)('what is checked for %s stands in words, each thing once', (subject) => {
  const items = checklistOf(subject);
  expect(items.length).toBeGreaterThan(0);
  expect(new Set(items).size).toBe(items.length);
  for (const locale of locales) {
    const words = items.map((item) => checkLabel(item, locale));
    expect(new Set(words).size).toBe(words.length);
    // They stand on a ticket beside a box.
    for (const word of words) expect(word.length, word).toBeLessThanOrEqual(48);
  }
});

test('an item of another list is none of this one', () => {
  expect(readCheckItem('sign', 'permit')).toBe('permit');
  expect(readCheckItem('embroidery', 'permit')).toBeNull();
  expect(readCheckItem('sign', '__proto__')).toBeNull();
});
