import { encode } from 'uqr';

/** A text as the dark modules of a QR code, with the white that a camera wants around them. */
interface QrModules {
  /** Modules of a side. */
  size: number;
  draw(doc: PDFKit.PDFDocument, x: number, y: number, moduleSize: number): void;
}

export function qrModules(text: string): QrModules {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  return {
    size,
    draw(doc, x, y, moduleSize) {
      for (const [row, modules] of data.entries())
        for (const [column, isDark] of modules.entries())
          if (isDark) doc.rect(x + column * moduleSize, y + row * moduleSize, moduleSize, moduleSize);
      doc.fill('#000000');
    },
  };
}
