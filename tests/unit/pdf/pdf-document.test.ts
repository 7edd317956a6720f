import sharp from 'sharp';
import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { expect, test } from 'vitest';
import { loadPdfFonts } from '@/lib/pdf/letters';
import { beginPdf, type PdfOptions } from '@/lib/pdf/pdf-document';

const options: PdfOptions = {
  title: 'Fiche',
  language: 'fr',
  author: 'Opaak',
  createdAt: new Date('2026-11-22T10:00:00Z'),
  head: ['Opaak', 'Fiche'],
  foot: '02 000 20 06',
};

const read = (bytes: Uint8Array) => getDocumentProxy(new Uint8Array(bytes));

/** Every piece of text of a page with how far its baseline is from the top, in points. */
async function piecesOf(bytes: Uint8Array, number = 1) {
  const page = await (await read(bytes)).getPage(number);
  const { height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return items.flatMap((item) =>
    'str' in item && item.str.trim() !== '' ? [{ text: item.str, y: height - item.transform[5] }] : [],
  );
}

test('a text is written with what the fonts have', async () => {
  const { writable } = await loadPdfFonts();
  expect(writable('Ça coûte 12 €, 15,8 m² × 2 ; œuvre « à l’atelier »')).toBe(
    'Ça coûte 12 €, 15,8 m² × 2 ; œuvre « à l’atelier »',
  );
  expect(writable('1\u202f500\u00a0€')).toBe('1\u00a0500\u00a0€');
  expect(writable('Škoda Łódź, Țepeș, Dačić, Ğül')).toBe('Škoda Łódź, Țepeș, Dačić, Ğül');
  // Vietnamese loses what stands above its letters.
  expect(writable('Nguyễn')).toBe('Nguyên');
  expect(writable('🚐 سلام')).toBe('? ????');
});

test('a name is printed and can be read out as its bearer writes it', async () => {
  const name = 'Müßig-Łukasiewicz Żółć Țepeș';
  const pdf = await beginPdf(options);
  pdf.paragraph(name);
  const pieces = await piecesOf(await pdf.finish());
  expect(pieces.map(({ text }) => text).join('')).toContain(name);
});

test('what follows a picture stands below it', async () => {
  const image = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#d3221b' } })
    .png()
    .toBuffer();
  const pdf = await beginPdf(options);
  pdf.paragraph('before');
  pdf.picture(new Uint8Array(image), { width: 40, height: 10, alt: 'red' });
  pdf.paragraph('after');
  const pieces = await piecesOf(await pdf.finish());
  const y = (text: string) => pieces.find((piece) => piece.text === text)?.y ?? 0;
  // As wide as the page less its margins, a quarter as high.
  expect(y('after') - y('before')).toBeGreaterThan(((210 - 36) / 4) * (72 / 25.4));
});

test('a long table goes on over pages, each numbered, none written beyond its foot', async () => {
  const pdf = await beginPdf(options);
  pdf.heading('Mesures', 1);
  pdf.table(Array.from({ length: 120 }, (_, at) => [`Ligne ${at + 1}`, 'Un texte assez long. '.repeat(6)]));
  const bytes = await pdf.finish();
  const { text, totalPages } = await extractText(await read(bytes), { mergePages: false });
  expect(totalPages).toBeGreaterThan(3);
  text.forEach((page, at) => {
    expect(page).toContain(`${at + 1} / ${totalPages}`);
    expect(page).toContain('02 000 20 06');
  });
  expect(text.join('\n').match(/Ligne \d+/g)).toHaveLength(120);
  for (let page = 1; page <= totalPages; page += 1)
    for (const { y } of await piecesOf(bytes, page)) expect(y).toBeLessThan(297 * (72 / 25.4) - 40);
});

test('it is tagged, says its language and title, and embeds its own fonts alone', async () => {
  const pdf = await beginPdf(options);
  pdf.heading('Titre', 1);
  pdf.table([['Film', 'S06']]);
  const bytes = await pdf.finish();
  const text = Buffer.from(bytes).toString('latin1');
  expect(await (await read(bytes)).getMarkInfo()).toMatchObject({ Marked: true });
  for (const tag of ['H1', 'Table', 'TR', 'TH', 'TD']) expect(text.includes(`/S /${tag}`), tag).toBe(true);
  expect(text.includes('/Lang (fr)'), 'its language').toBe(true);
  expect(text.includes('/DisplayDocTitle true'), 'its title').toBe(true);
  expect([...text.matchAll(/\/BaseFont \/([A-Z]{6}\+)?(\w+)/g)].map(([, , name]) => name)).toEqual(
    expect.arrayContaining(['BricolageGrotesque']),
  );
  expect(text.includes('Helvetica'), 'a font of others').toBe(false);
});

test('the same document is the same bytes', async () => {
  const make = async () => {
    const pdf = await beginPdf(options);
    pdf.paragraph('Une phrase.');
    return pdf.finish();
  };
  expect(await make()).toEqual(await make());
});

test('what is said softly is soft on the next page too', async () => {
  const pdf = await beginPdf(options);
  while (pdf.doc.y < pdf.area.bottom - 20) pdf.paragraph('one line', { soft: true });
  pdf.paragraph('much more '.repeat(60), { soft: true });
  const page = await (await read(await pdf.finish())).getPage(2);
  const { fnArray, argsArray } = await page.getOperatorList();
  const { OPS } = await getResolvedPDFJS();
  const colours = new Map<string, unknown>();
  let colour: unknown = null;
  fnArray.forEach((operator, at) => {
    if (operator === OPS.setFillRGBColor) colour = String(argsArray[at]);
    if (operator !== OPS.showText) return;
    const glyphs: { unicode?: string }[] = argsArray[at][0];
    const word = glyphs.map(({ unicode = '' }) => unicode).join('');
    if (!colours.has(word.slice(0, 4))) colours.set(word.slice(0, 4), colour);
  });
  expect(colours.get('much')).toBe(colours.get('02 0'));
  expect(colours.get('much')).not.toBe(colours.get('Opaa'));
});
