import 'server-only';
import type PdfKit from 'pdfkit';
import type { Box } from '@/lib/drawing/box';
import { loadLetters } from '@/lib/drawing/letters';
import { outlineText } from '@/lib/drawing/outline-text';

/** Points of a millimetre. */
const millimetre = 72 / 25.4;

export interface DocumentFacts {
  title: string;
  language: string;
  createdAt: Date;
}

/** A PDF of outlines: pages in millimetres, words drawn, and no font in it that a press could be without. */
export async function openOutlines({ title, language, createdAt }: DocumentFacts) {
  const { default: PDFDocument }: { default: typeof PdfKit } = await import('pdfkit');
  const doc = new PDFDocument({
    autoFirstPage: false,
    compress: false,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    // Without a first font there is none in the file.
    font: null as unknown as string,
    info: { Title: title, CreationDate: createdAt, ModDate: createdAt },
  });
  const letters = await loadLetters('barlow-condensed');
  const parts: Buffer[] = [];
  const bytes = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    doc.on('error', reject);
  });
  return {
    doc,
    /** A page as large as a box, whose units are then those of the box. */
    page(box: Box) {
      doc.addPage({ size: [box.width * millimetre, box.height * millimetre], margin: 0 });
      doc.scale(millimetre).translate(-box.x, -box.y);
    },
    /** Words as outlines with their baseline at a point, in the colour that is set. */
    write(words: string, x: number, y: number, capHeight: number) {
      const { path } = outlineText(letters, words, { capHeight, tracking: 20 });
      if (path === '') return;
      doc.save().translate(x, y).path(path).fill('non-zero').restore();
    },
    finish() {
      doc.end();
      return bytes;
    },
  };
}
