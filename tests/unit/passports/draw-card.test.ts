import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { careIds } from '@/lib/passports/care';
import { passportWords } from '@/lib/passports/passport-copy';
import { drawPassportCard, type PassportCard } from '@/lib/passports/server/draw-card';

const card = (version: Partial<PassportCard['version']> = {}): PassportCard => ({
  reference: '482-917-635',
  version: {
    position: 1,
    doneOn: '2026-11-20',
    years: 5,
    until: '2031-11-20',
    made: ['Covering complet, fourgon L2H2 (1 véhicule)', 'Logo sur les portes (2 pièces)'],
    films: ['M07 Vert forêt mat', 'B01 Noir brillant'],
    care: ['wrap', 'matt'],
    at: new Date('2026-11-22T10:00:00Z'),
    author: null,
    ...version,
  },
  link: `https://opaak.example/passeport?token=482-917-635.${'x'.repeat(43)}`,
  phone: '02 720 00 00',
  printedAt: new Date('2026-11-22T10:00:00Z'),
});

async function read(bytes: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: true });
  const page = await document.getPage(1);
  return { text: text.replace(/\s+/g, ' '), pages: document.numPages, view: page.view };
}

describe('The card of a passport', () => {
  test.each(locales)('says on one sheet what was made, until when, and what to do (%s)', async (locale) => {
    const copy = passportWords(locale);
    const { text, pages, view } = await read(await drawPassportCard(card(), locale));
    expect(pages).toBe(1);
    expect(view.map(Math.round)).toEqual([0, 0, 595, 842]);
    for (const said of [
      '482-917-635',
      'M07 Vert forêt mat',
      'Logo sur les portes',
      copy.claim,
      '02 720 00 00',
    ])
      expect(text).toContain(said.replace(/\s+/g, ' '));
    expect(text).toContain('2031');
  });

  test('stays one sheet whatever there is to say, and says how much is left out', async () => {
    const lines = Array.from({ length: 20 }, (_, at) => `Ligne ${at} ${'très longue '.repeat(13)}`.trim());
    const { text, pages } = await read(
      await drawPassportCard(card({ made: lines, films: lines, care: [...careIds] }), 'fr'),
    );
    expect(pages).toBe(1);
    expect(text).toContain('482-917-635');
  });

  test('without a warranty of ours it points to the rights of the law', async () => {
    const { text } = await read(await drawPassportCard(card({ years: 0, until: null }), 'en'));
    expect(text).toContain(passportWords('en').law);
    expect(text).not.toContain('2031');
  });

  test('is the same file each time', async () => {
    const [one, other] = [await drawPassportCard(card(), 'nl'), await drawPassportCard(card(), 'nl')];
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  });
});
