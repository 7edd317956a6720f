import 'server-only';
import { company } from '@/lib/company/company';
import type { Box } from '@/lib/drawing/box';
import { loadLetters } from '@/lib/drawing/letters';
import { outlineText } from '@/lib/drawing/outline-text';
import { millimetre, openDocument } from '@/lib/pdf/pdf-document';

export interface DocumentFacts {
  title: string;
  language: string;
  createdAt: Date;
}

/** A picture that a document holds once, however often it is drawn. */
export interface OpenedImage {
  width: number;
  height: number;
}

/** What the types of the library do not know: percent of each ink, operators as they are written to the page, pictures opened. */
interface Untold {
  openImage(bytes: Buffer): OpenedImage;
  image(source: OpenedImage, x: number, y: number, size: { width: number; height: number }): unknown;
  addSpotColor(name: string, cyan: number, magenta: number, yellow: number, black: number): void;
  addContent(operators: string): void;
}

/** A PDF of outlines: pages in millimetres, words drawn, and no font in it that a press could be without. */
export async function openOutlines(facts: DocumentFacts) {
  // Uncompressed, so that cutting programs of any age read it, and tests.
  const { doc: document, bytes } = await openDocument({ ...facts, author: company.name, compress: false });
  const doc = document as typeof document & Untold;
  const letters = await loadLetters('barlow-condensed');
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
      doc.save();
      doc.translate(x, y).path(path).fill('nonzero');
      doc.restore();
    },
    finish: bytes,
  };
}
