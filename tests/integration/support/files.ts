import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const text = (content: string) => new TextEncoder().encode(content);

export const pdf = text(
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n',
);
export const eps = text(
  '%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 100 100\n%%Creator: Inkscape\nshowpage\n',
);
export const illustratorPostScript = text(
  '%!PS-Adobe-3.0 \n%%Creator: Adobe Illustrator(R) 9.0\n%%BoundingBox: 0 0 100 100\nshowpage\n',
);
export const svg = text(
  '<?xml version="1.0" encoding="utf-8"?>\n<!-- Generator -->\n' +
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd" [ <!ENTITY ns "http://x.test/"> ]>\n' +
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script></svg>',
);

/** EPS with the binary header of DOS, which tells where its PostScript lies. */
export function dosEps(): Uint8Array {
  const header = Buffer.alloc(30);
  header.set([0xc5, 0xd0, 0xd3, 0xc6]);
  header.writeUInt32LE(30, 4);
  header.writeUInt32LE(eps.length, 8);
  return Buffer.concat([header, eps]);
}

export function png(width = 40, height = 20): Promise<Uint8Array> {
  return sharp({ create: { width, height, channels: 4, background: '#d93015' } })
    .png()
    .toBuffer();
}

export function webp(): Promise<Uint8Array> {
  return sharp({ create: { width: 40, height: 20, channels: 3, background: '#2438c9' } })
    .webp()
    .toBuffer();
}

/** A photo as a phone takes it: lying, with its orientation, its place and its maker in EXIF. */
export function phonePhoto(): Promise<Uint8Array> {
  return sharp({ create: { width: 60, height: 20, channels: 3, background: '#0d7a4a' } })
    .withExif({
      IFD0: { Make: 'SecretMaker', Copyright: 'Lieve Peeters' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 53/1 1/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

/** A small file that says it is a picture of so many pixels. */
export function pixelBomb(width: number, height: number): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}
