/** A PDF of one page of 200 by 150 points: the lower half red, above it black letters in a face that the file does not bring. */
export function printedPage(): Buffer {
  const drawing = '0.851 0.188 0.082 rg 0 0 200 75 re f 0 g BT /F1 40 Tf 20 95 Td (Atelier) Tj ET';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 150]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${drawing.length}>>\nstream\n${drawing}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold>>',
  ];
  const body = objects.map((content, at) => `${at + 1} 0 obj\n${content}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer\n<</Root 1 0 R/Size 6>>\n%%EOF\n`, 'latin1');
}
