import { expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { listFiles, readSource } from '../../support/source-files';

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

/** French words beside code, with their file: the first of `text(…)`, and `fr` of a record. What code puts in is a figure. */
const listFrenchCopy = () =>
  listFiles('lib', ['.ts', '.tsx']).flatMap((file) =>
    [...readSource(file).matchAll(/(?:\btext\(\s*|\bfr:\s*)(['`])((?:(?!\1)[^\\]|\\.)*)\1/g)].map(
      ([, , words = '']) => ({ key: file, text: words.replace(/\$\{[^}]*\}/g, '1') }),
    ),
  );

const partedFromItsWord = / (?=[;:?!»](?:\s|$|\.))|« /;

test('French labels keep a colon, a question and a guillemet on the line of their word', async () => {
  const labels = listLabels(await loadMessages('fr'));
  expect(labels.length).toBeGreaterThan(500);
  expect(matching(labels, partedFromItsWord)).toEqual([]);
  expect(matching(labels, /[\p{L}\d}][;?!](?:\s|$)/u)).toEqual([]);
});

test('French copy beside code does so too', () => {
  const copy = listFrenchCopy();
  expect(copy.length).toBeGreaterThan(1000);
  expect(matching(copy, partedFromItsWord)).toEqual([]);
});

test.each(locales)('no label in %s parts a size from its unit', async (locale) => {
  expect(matching(listLabels(await loadMessages(locale)), /(?:\d|\{size\}) (?:[kMG][oB]|cm|kg)\b/)).toEqual(
    [],
  );
});
