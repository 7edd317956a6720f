import 'server-only';
import type { Pdf } from './pdf-document';
import { qrModules } from './qr-modules';

/** Points. */
const moduleSize = 2.2;

/** A QR code in a document: dark modules on the white of the page; `alt` says what it is for. */
export function drawCode(pdf: Pdf, text: string, alt: string): void {
  const { size, draw } = qrModules(text);
  pdf.figure({ height: size * moduleSize, alt }, (x, y) => draw(pdf.doc, x, y, moduleSize));
}
