import 'server-only';
import { company } from '@/lib/company/company';
import { cutContour, type PlotSheet } from '@/lib/drawing/plot-sheet';
import { millimetre, openDocument } from './pdf-document';

/** What the types of the library do not know yet: percent of each ink. */
interface SpotColours {
  addSpotColor(name: string, cyan: number, magenta: number, yellow: number, black: number): void;
}

/**
 * Sheets to cut from as a PDF, a page each at its scale: what is cut is in the spot colour that plotters know, everything is
 * outlines, no font among it.
 */
export async function plotPdf(
  sheets: readonly PlotSheet[],
  { title, language, createdAt }: { title: string; language: string; createdAt: Date },
): Promise<Uint8Array> {
  // Uncompressed, so that cutting programs of any age read it, and tests.
  const { doc, bytes } = await openDocument({
    title,
    language,
    author: company.name,
    createdAt,
    compress: false,
  });
  (doc as unknown as SpotColours).addSpotColor(cutContour, 0, 100, 0, 0);
  for (const { scale, box, layers } of sheets) {
    const unit = millimetre / scale;
    doc.addPage({ size: [box.width * unit, box.height * unit], margin: 0 });
    doc.save().scale(unit).translate(-box.x, -box.y);
    for (const { use, colour, paths } of layers) {
      doc.lineWidth(use === 'cut' ? 0.25 / unit : scale / 10);
      for (const { path } of paths) {
        doc.path(path);
        if (use === 'note') doc.fill(colour, 'even-odd');
        else doc.stroke(use === 'cut' ? cutContour : colour);
      }
    }
    doc.restore();
  }
  return bytes();
}
