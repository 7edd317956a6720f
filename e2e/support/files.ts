import sharp from 'sharp';

interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const pdfSource = `%PDF-1.4
1 0 obj
<</Type/Catalog/Pages 2 0 R>>
endobj
2 0 obj
<</Type/Pages/Kids[3 0 R]/Count 1>>
endobj
3 0 obj
<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>
endobj
trailer
<</Root 1 0 R/Size 4>>
%%EOF
`;

const svgSource =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10z" fill="#d93015"/></svg>';

export function pdfFile(name = 'plan.pdf'): TestFile {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(pdfSource) };
}

export function svgFile(name = 'logo.svg'): TestFile {
  return { name, mimeType: 'image/svg+xml', buffer: Buffer.from(svgSource) };
}

export async function pngFile(name = 'façade.png', width = 40): Promise<TestFile> {
  const image = sharp({ create: { width, height: 30, channels: 3, background: '#2438c9' } });
  return { name, mimeType: 'image/png', buffer: await image.png().toBuffer() };
}

/** A file that holds no picture, whatever its name says. */
export function plainFile(name: string): TestFile {
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.alloc(64, 'a') };
}
