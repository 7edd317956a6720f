import { expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';

/** Every label with its dotted key. */
function listLabels(node: unknown, key = ''): { key: string; text: string }[] {
  if (typeof node === 'string') return [{ key, text: node }];
  return Object.entries(node as Record<string, unknown>).flatMap(([name, child]) =>
    listLabels(child, key ? `${key}.${name}` : name),
  );
}

/** The offending labels, so that a failure shows where to look. */
const matching = (labels: { key: string; text: string }[], pattern: RegExp) =>
  labels.filter(({ text }) => pattern.test(text)).map(({ key, text }) => `${key}: ${text}`);

test('French labels keep a colon, a question and a guillemet on the line of their word', async () => {
  const labels = listLabels(await loadMessages('fr'));
  expect(labels.length).toBeGreaterThan(500);
  expect(matching(labels, / (?=[;:?!»](?:\s|$|\.))|« /)).toEqual([]);
  expect(matching(labels, /[\p{L}\d}][;?!](?:\s|$)/u)).toEqual([]);
});

test.each(locales)('no label in %s parts a size from its unit', async (locale) => {
  expect(matching(listLabels(await loadMessages(locale)), /(?:\d|\{size\}) (?:[kMG][oB]|cm|kg)\b/)).toEqual(
    [],
  );
});
