import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { terms } from '@/lib/legal/terms';
import type { Offer } from '@/lib/offers/offer';
import { drawCertificate, drawOffer, type OfferSheet } from '@/lib/offers/server/draw-offer';
import { exampleCompany, exampleOffer } from './example-offer';

const sheet: OfferSheet = {
  offer: exampleOffer,
  number: 'D-2026-00042',
  position: 2,
  requestReference: '482-917-635',
  sentAt: new Date('2026-11-22T10:00:00Z'),
  validUntil: '2026-12-22',
  termsVersion: '1.0',
  link: 'https://opaak.example/ma-demande?token=482-917-635.abc',
};

async function textOf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('The document of an offer', () => {
  test('says every line, every total, and how to pay and to accept', async () => {
    const text = await textOf(await drawOffer(sheet));
    for (const part of [
      'Devis D-2026-00042',
      'version 2',
      '22 décembre 2026 inclus',
      '482-917-635',
      'Claire Dubois',
      'Covering complet',
      '12,5 m²',
      '2 pièces',
      'Film solaire réfléchissant (proposé)',
      '−10 %',
      // 1 500 € and 312,50 € with VAT, of which 21 %.
      '1 497,93 €',
      '314,57 €',
      '1 812,50 €',
      '543,75 €',
      '+++120/2600/04256+++',
      '5 à 8 jours ouvrables',
      'version 1.0',
      'opaak.example/ma-demande',
      'Formulaire type de rétractation',
    ])
      expect(text).toContain(part);
  });

  test.each(locales)('has the terms of sale with it, every word of them: %s', async (locale) => {
    const text = await textOf(await drawOffer({ ...sheet, offer: { ...exampleOffer, locale } }));
    const said = [
      terms.intro,
      ...terms.articles.flatMap(({ heading, paragraphs, list = [] }) => [heading, ...paragraphs, ...list]),
    ];
    expect(said.length).toBeGreaterThan(40);
    // A line may end anywhere, and a page with its number.
    const bare = (words: string) => words.replace(/[\s\u00a0\u202f\u2060\u00ad-]+/g, '');
    const all = bare(text);
    const missing = said.filter((one) => !all.includes(bare(one[locale]).slice(0, 40)));
    expect(missing.map((one) => one[locale])).toEqual([]);
  });

  test.each([12, 25, 26, 27, 28, 29, 40, 60])(
    'of %i lines says on each page what its columns are, and all totals on one',
    async (count) => {
      const line = exampleOffer.lines[0] as Offer['lines'][number];
      const lines = Array.from({ length: count }, (_, at) => ({
        ...line,
        id: `b${at}`,
        text: `Panneau ${at + 1}`,
      }));
      const bytes = await drawOffer({ ...sheet, offer: { ...exampleOffer, lines } });
      if (process.env.LOOK) writeFileSync(`${process.env.LOOK}/offer-${count}.pdf`, bytes);
      const file = await getDocumentProxy(new Uint8Array(bytes));
      const { text } = await extractText(file, { mergePages: false });
      const withLines = text.filter((page) => /Panneau \d/.test(page));
      for (const page of withLines) expect(page).toMatch(/Prix unitaire[\s\S]*Panneau \d/);
      const pageOf = (words: string) => text.findIndex((page) => page.replace(/\s/g, ' ').includes(words));
      expect(pageOf('Total hors TVA')).toBeGreaterThanOrEqual(0);
      expect(pageOf('Total TVA comprise')).toBe(pageOf('Total hors TVA'));
    },
  );

  test('names no terms that it does not have', async () => {
    await expect(drawOffer({ ...sheet, termsVersion: '0.9' })).rejects.toThrow('terms 0.9');
  });

  test('is the same bytes each time, and others when anything changes', async () => {
    const first = hashOf(await drawOffer(sheet));
    expect(hashOf(await drawOffer(structuredClone(sheet)))).toBe(first);
    expect(hashOf(await drawOffer({ ...sheet, position: 3 }))).not.toBe(first);
  });

  test.each(locales)('is tagged and says its language: %s', async (locale) => {
    const bytes = await drawOffer({ ...sheet, offer: { ...exampleOffer, locale } });
    const file = await getDocumentProxy(new Uint8Array(bytes));
    const { info } = (await file.getMetadata()) as { info: { Language?: string } };
    expect(info.Language).toBe(locale);
    expect(await (await file.getPage(1)).getStructTree()).not.toBeNull();
    // What the fonts cannot write would be a question mark.
    expect((await textOf(bytes)).replace('?token=', '')).not.toContain('?');
  });

  test('to a company has prices without VAT and no right of withdrawal', async () => {
    const text = await textOf(
      await drawOffer({ ...sheet, offer: { ...exampleOffer, customer: exampleCompany } }),
    );
    expect(text).toContain('hors TVA');
    expect(text).toContain('BE 0403.019.261');
    expect(text).toContain('2 193,13 €');
    // The terms that follow are those for everybody.
    const [own = ''] = text.split('Conditions générales de vente, 1.0');
    expect(own.length).toBeLessThan(text.length);
    expect(own).not.toContain('rétractation');
  });

  test('gives the reason of another rate than the standard one', async () => {
    const lines = exampleOffer.lines.map((line) => ({ ...line, vat: 'dwelling' as const }));
    const text = await textOf(await drawOffer({ ...sheet, offer: { ...exampleOffer, lines } }));
    expect(text).toContain('tableau A, XXXVIII');
  });
});

interface Tagged {
  role?: string;
  alt?: string;
  children?: Tagged[];
}

/** What is read out for the pictures of a document, and of what their cells are. */
async function figuresOf(bytes: Uint8Array): Promise<{ alt: string | undefined; within: string }[]> {
  const file = await getDocumentProxy(new Uint8Array(bytes));
  const found: { alt: string | undefined; within: string }[] = [];
  const walk = ({ role = '', alt, children = [] }: Tagged, within: string) => {
    if (role === 'Figure') found.push({ alt, within });
    for (const child of children) walk(child, role);
  };
  for (let page = 1; page <= file.numPages; page += 1) {
    const tree = (await (await file.getPage(page)).getStructTree()) as Tagged | null;
    if (tree) walk(tree, '');
  }
  return found;
}

describe('The picture of a line', () => {
  const picture = async (width: number, height: number, background: string) => ({
    bytes: await sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toBuffer(),
    width,
    height,
  });

  test('stands in the document byte for byte, and is read out with the words of its line', async () => {
    const wide = await picture(1000, 300, '#d93015');
    const high = await picture(300, 1000, '#2438c9');
    const bytes = await drawOffer(
      sheet,
      new Map([
        ['a1', wide],
        ['a3', high],
      ]),
    );
    const before = await figuresOf(await drawOffer(sheet));
    const figures = await figuresOf(bytes);
    expect(figures.filter(({ within }) => within === 'TH')).toEqual([
      { alt: 'Covering complet', within: 'TH' },
      { alt: 'Film solaire sélectif', within: 'TH' },
    ]);
    expect(figures).toHaveLength(before.length + 2);
    for (const { bytes: kept } of [wide, high]) expect(Buffer.from(bytes).includes(kept)).toBe(true);
    // Nothing of the text is lost to it.
    for (const part of ['Covering complet', 'Film solaire sélectif', '1 812,50 €'])
      expect(await textOf(bytes)).toContain(part);
  });

  test('is the same bytes each time, and belongs to the version', async () => {
    const pictures = new Map([['a1', await picture(400, 300, '#0d7a4a')]]);
    const first = hashOf(await drawOffer(sheet, pictures));
    expect(hashOf(await drawOffer(sheet, new Map(pictures)))).toBe(first);
    expect(hashOf(await drawOffer(sheet))).not.toBe(first);
  });

  test('goes to the next page with its line, however many there are', async () => {
    const lines = Array.from({ length: 60 }, (_, at) => ({
      ...exampleOffer.lines[0],
      id: `l${at + 1}`,
      text: `Panneau ${at + 1}`,
    })) as typeof exampleOffer.lines;
    const one = await picture(900, 600, '#0d7a4a');
    const bytes = await drawOffer(
      { ...sheet, offer: { ...exampleOffer, lines } },
      new Map(lines.map(({ id }) => [id, one])),
    );
    const shown = (await figuresOf(bytes)).filter(({ within }) => within === 'TH');
    expect(shown.map(({ alt }) => alt)).toEqual(lines.map(({ text }) => text));
    const file = await getDocumentProxy(new Uint8Array(bytes));
    expect(file.numPages).toBeGreaterThan(8);
  });
});

test('a certificate says who accepted what, when, and which file', async () => {
  const pdfHash = hashOf(await drawOffer(sheet));
  const text = await textOf(
    await drawCertificate(sheet, {
      kind: 'accepted',
      name: 'Claire Dubois',
      reason: null,
      choice: ['a3', 'a4'],
      gross: 224_070,
      deposit: 67_221,
      pdfHash,
      termsVersion: '1.0',
      locale: 'fr',
      email: 'claire@example.org',
      at: new Date('2026-11-25T09:30:15Z'),
    }),
  );
  for (const part of [
    'Certificat d’acceptation',
    'Claire Dubois',
    '10:30:15',
    'claire@example.org',
    'Film solaire sélectif, 12,5 m²',
    'Logo sur les portes',
    '2 240,70 €',
    '672,21 €',
  ])
    expect(text).toContain(part);
  expect(text.replaceAll(' ', '')).toContain(pdfHash);
  expect(text).not.toContain('réfléchissant');
});
