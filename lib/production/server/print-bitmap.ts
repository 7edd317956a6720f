import 'server-only';
import type { PlacedBitmap } from '../made-side';
import { type DocumentFacts, type OpenedImage, openOutlines } from './outline-document';

/** A JPEG begins with these; all else that is kept is PNG. */
const isJpeg = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xd8;

const rounded = (value: number) => Math.round(value * 1000) / 1000 + 0;

/** A bitmap inside an SVG in millimetres, its bytes in it: as many pixels as are kept. */
export function bitmapMarkup(bitmap: PlacedBitmap): string {
  const { bytes, pixels, shown, width, height, x, y, angle, flipX, flipY, opacity } = bitmap;
  const type = isJpeg(bytes) ? 'image/jpeg' : 'image/png';
  const data = bufferOf(bytes).toString('base64');
  const seen = [shown.x, shown.y, shown.width, shown.height].map(rounded).join(' ');
  const turned = `translate(${rounded(x)} ${rounded(y)}) rotate(${rounded(angle)}) scale(${flipX ? -1 : 1} ${flipY ? -1 : 1})`;
  return [
    `<g transform="${turned}"${opacity < 1 ? ` opacity="${opacity}"` : ''}>`,
    `<svg x="${rounded(-width / 2)}" y="${rounded(-height / 2)}" width="${rounded(width)}" height="${rounded(height)}" viewBox="${seen}" preserveAspectRatio="none">`,
    `<image width="${pixels.width}" height="${pixels.height}" preserveAspectRatio="none" href="data:${type};base64,${data}"/>`,
    '</svg></g>',
  ].join('');
}

const bufferOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The part of pdfkit's document that a bitmap is drawn with. */
interface Sheet {
  save(): unknown;
  restore(): unknown;
  translate(x: number, y: number): unknown;
  rotate(angle: number): unknown;
  scale(x: number, y?: number): unknown;
  rect(x: number, y: number, width: number, height: number): { clip(): unknown };
  opacity(share: number): unknown;
  openImage(bytes: Buffer): OpenedImage;
  image(source: OpenedImage, x: number, y: number, size: { width: number; height: number }): unknown;
}

/** The pictures of a document, by their bytes: one that is drawn on every page is in the file once. */
export type OpenedImages = Map<Uint8Array, OpenedImage>;

/** The same on a page whose units are millimetres; what is cut off is clipped, and all pixels stay in the file. */
export function drawBitmap(page: Sheet, bitmap: PlacedBitmap, opened: OpenedImages = new Map()): void {
  const { bytes, pixels, shown, width, height, x, y, angle, flipX, flipY, opacity } = bitmap;
  const [across, down] = [width / shown.width, height / shown.height];
  const image = opened.get(bytes) ?? page.openImage(bufferOf(bytes));
  opened.set(bytes, image);
  page.save();
  page.translate(x, y);
  page.rotate(angle);
  page.scale(flipX ? -1 : 1, flipY ? -1 : 1);
  page.rect(-width / 2, -height / 2, width, height).clip();
  page.opacity(opacity);
  page.image(image, -width / 2 - shown.x * across, -height / 2 - shown.y * down, {
    width: pixels.width * across,
    height: pixels.height * down,
  });
  page.restore();
}

/** Millimetres: no page of a PDF may be longer. */
const longestPage = 5_080;

/**
 * A bitmap alone at 1:1 with every pixel that is kept, on a page of its own size; null for one that no page is long enough for.
 *
 * @param bitmap its bytes (PNG or JPEG), pixels, and millimetres
 */
export async function bitmapPdf(
  { bytes, pixels, width, height }: Pick<PlacedBitmap, 'bytes' | 'pixels' | 'width' | 'height'>,
  facts: DocumentFacts,
): Promise<Uint8Array | null> {
  if (Math.max(width, height) > longestPage) return null;
  const document = await openOutlines(facts);
  document.page({ x: 0, y: 0, width, height });
  const shown = { x: 0, y: 0, ...pixels };
  const placed = { x: width / 2, y: height / 2, angle: 0, flipX: false, flipY: false, opacity: 1, above: 0 };
  drawBitmap(document.doc, { bytes, pixels, shown, width, height, ...placed });
  return document.finish();
}
