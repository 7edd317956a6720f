import { createTranslator } from 'next-intl';
import { describe, expect, test, vi } from 'vitest';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { readBookCsv } from '@/lib/offers/book/book-csv';
import type { BookEntry } from '@/lib/offers/book/book-entry';
import { previewImport } from '@/lib/offers/server/preview-import';

vi.mock('next-intl/server', () => ({
  getTranslations: async ({ locale, namespace }: { locale: Locale; namespace: 'StaffPrices' }) =>
    createTranslator({ locale, messages: await loadMessages(locale), namespace }),
}));

const film: BookEntry = {
  id: '11111111-2222-4333-8444-555555555555',
  code: 'F-1',
  name: { fr: 'Film', nl: 'Folie', en: 'Film' },
  unit: 'metre',
  cents: 1250,
  basis: 'withoutVat',
  version: 1,
};
const head = 'code;name.fr;name.nl;name.en;unit;price;basis';
const file = (...lines: string[]) => [head, ...lines].join('\n');
const plain = (text: string) => text.replace(/\s/gu, ' ');

describe('What a file of prices would do', () => {
  test('is said line by line, with what was there before', async () => {
    const read = readBookCsv(
      file('F-1;Film;Folie;Film;m;13;hors TVA', 'F-2;Pose;Plaatsing;Fitting;heure;60;TVA comprise'),
      [film],
    );
    const preview = await previewImport(read, 1, 'fr');
    expect(preview).toMatchObject({ faults: [], canKeep: true });
    expect(preview.rows.map(({ kind, price }) => [kind, plain(price)])).toEqual([
      ['changed', '13,00 € / m, Hors TVA'],
      ['new', '60,00 € / heure, TVA comprise'],
    ]);
    expect(plain(preview.rows[0]?.before ?? '')).toBe('F-1 Film, 12,50 € / m, Hors TVA');
    expect(preview.summary).toBe('1 nouveau prix, 1 changé, aucun inchangé.');
  });

  test('has another name once a colleague has saved a newer version', async () => {
    const text = file('F-1;Film;Folie;Film;m;13;hors TVA');
    const seen = async (version: number) =>
      (await previewImport(readBookCsv(text, [{ ...film, version }]), 1, 'fr')).seen;
    expect(await seen(1)).toBe(await seen(1));
    expect(await seen(2)).not.toBe(await seen(1));
  });

  test('is nothing where it is as it was, and not to be kept where a line is wrong or the book is full', async () => {
    const same = readBookCsv(file('F-1;Film;Folie;Film;m;12,50;hors TVA'), [film]);
    expect(await previewImport(same, 1, 'nl')).toMatchObject({ canKeep: false, faults: [] });
    const wrong = readBookCsv(file('F-3;;y;z;kg;1;hors TVA', 'F-4;x;y;z;m;1;hors TVA'), [film]);
    expect(await previewImport(wrong, 1, 'nl')).toMatchObject({
      canKeep: false,
      rows: [{ line: 3 }],
      faults: [expect.stringContaining('2'), expect.stringContaining('kg')],
    });
    const added = readBookCsv(file('F-4;x;y;z;m;1;hors TVA'), [film]);
    expect((await previewImport(added, 299, 'en')).canKeep).toBe(true);
    expect((await previewImport(added, 300, 'en')).canKeep).toBe(false);
  });

  test.each(locales)('says in %s why a file cannot be read', async (locale) => {
    for (const text of ['', head, `${head}\n"x`, 'a;b\n1;2']) {
      const { faults, canKeep } = await previewImport(readBookCsv(text, []), 0, locale);
      expect(faults).toEqual([expect.stringMatching(/\S/)]);
      expect(canKeep).toBe(false);
    }
  });
});
