/** A PDF of these objects, the first of which is its catalogue. Readers find them by themselves: it has no table of where they are. */
export function pdfOf(objects: readonly string[]): Buffer {
  const body = objects.map((content, at) => `${at + 1} 0 obj\n${content}\nendobj\n`).join('');
  return Buffer.from(
    `%PDF-1.4\n${body}trailer\n<</Root 1 0 R/Size ${objects.length + 1}>>\n%%EOF\n`,
    'latin1',
  );
}

export const pdfStream = (content: string, entries = '') =>
  `<<${entries}/Length ${content.length}>>\nstream\n${content}\nendstream`;

interface PageParts {
  /** What the page is. */
  entries?: string;
  resources?: string;
  /** From the fifth. */
  objects?: readonly string[];
}

/** A PDF of one page with this drawing on it. */
export function pageOf(
  drawing: string,
  { entries = '/MediaBox[0 0 200 150]', resources = '', objects = [] }: PageParts = {},
): Buffer {
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R${entries}/Contents 4 0 R/Resources<<${resources}>>>>`,
    pdfStream(drawing),
    ...objects,
  ]);
}

/** A PDF of one page of 200 by 150 points: the lower half red, above it black letters in a face that the file does not bring. */
export function printedPage(): Buffer {
  return pageOf('0.851 0.188 0.082 rg 0 0 200 75 re f 0 g BT /F1 40 Tf 20 95 Td (Atelier) Tj ET', {
    resources: '/Font<</F1 5 0 R>>',
    objects: ['<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold>>'],
  });
}
