import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { bitmapAddress } from './design-pictures';
import type { OpenedDesign } from './design-tool';

/** Width of a picture to show around, in pixels. */
const pictureWidth = 2400;
/** Two hundred pixels an inch on A4. */
const printedWidth = 1400;
const paper = '#faf8f4';

const namedImage = /<image href="(#bitmap-[\da-f-]+)"([^>]*)><\/image>/g;

/** One side, in which bitmaps are only named. */
async function markupOf(design: OpenedDesign, side: string, locale: Locale): Promise<string> {
  const { renderToStaticMarkup } = await import('react-dom/server');
  const markup = renderToStaticMarkup(design.draw(side, `d-${side}`, locale));
  // Attributes of an image place an inner drawing alike, and stretch what is one by one in it.
  return markup.replaceAll(namedImage, '<svg$2 viewBox="0 0 1 1"><use href="$1"></use></svg>');
}

/** The bitmaps that are named in drawings, each once: forty layers of one photo weigh what one does. */
function bitmapDefs({ pictures }: OpenedDesign, drawings: readonly string[]): string {
  const images = [...pictures.bitmaps].flatMap(([id, href]) => {
    const address = bitmapAddress(id);
    return drawings.some((drawing) => drawing.includes(`"${address}"`))
      ? [`<image id="${address.slice(1)}" href="${href}" width="1" height="1" preserveAspectRatio="none"/>`]
      : [];
  });
  return images.length > 0 ? `<defs>${images.join('')}</defs>` : '';
}

/** One side as an SVG document. It is made of our own shapes alone: what a visitor typed is outlines in it. */
export async function drawSide(design: OpenedDesign, side: string, locale: Locale): Promise<string> {
  const markup = await markupOf(design, side, locale);
  const inside = markup.indexOf('>') + 1;
  const tag = markup.slice(0, inside).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  return `${tag}${bitmapDefs(design, [markup])}${markup.slice(inside)}`;
}

interface Sized {
  markup: string;
  width: number;
  height: number;
}

function sizedOf(markup: string): Sized {
  const [, , width = 0, height = 0] = /viewBox="([^"]+)"/.exec(markup)?.[1]?.split(' ').map(Number) ?? [];
  return { markup, width, height };
}

/** All sides of a design on one sheet, at one scale. */
export async function drawEverySide(design: OpenedDesign, locale: Locale): Promise<string> {
  const rows = await Promise.all(
    design.rows.map((row) =>
      Promise.all(row.map(async (side) => sizedOf(await markupOf(design, side, locale)))),
    ),
  );
  const lengthOf = (row: readonly Sized[]) => row.reduce((sum, { width }) => sum + width, 0);
  const heightOf = (row: readonly Sized[]) => Math.max(...row.map(({ height }) => height));
  const width = Math.max(...rows.map(lengthOf));
  let top = 0;
  const placed = rows.flatMap((row) => {
    let left = (width - lengthOf(row)) / 2;
    const foot = top + heightOf(row);
    top = foot;
    return row.map((side) => {
      // Of one row all stand on one ground.
      const place = `x="${left}" y="${foot - side.height}" width="${side.width}" height="${side.height}"`;
      left += side.width;
      return side.markup.replace('<svg', `<svg ${place}`);
    });
  });
  const defs = bitmapDefs(design, placed);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${top}">${defs}${placed.join('')}</svg>`;
}

/** An SVG document as pixels on paper. */
async function onPaper(svg: string, pixels: number) {
  const { default: sharp } = await import('sharp');
  const { width } = sizedOf(svg);
  // Drawn at its size rather than enlarged: 72 is what one unit a pixel means to the renderer.
  const density = Math.min(2400, Math.max(1, (72 * pixels) / width));
  return sharp(Buffer.from(svg), { density }).resize({ width: pixels });
}

/** An SVG document as a picture of 2,400 pixels across. */
export async function rasterise(svg: string): Promise<Uint8Array> {
  const drawn = await onPaper(svg, pictureWidth);
  return new Uint8Array(await drawn.flatten({ background: paper }).png().toBuffer());
}

const mailedWidth = 1200;
/** Each smaller than the one before; the last is below the weight whatever is drawn: one byte a pixel. */
const mailedSizes = [
  { pixels: mailedWidth, palette: false },
  { pixels: mailedWidth, palette: true },
  { pixels: 850, palette: true },
  { pixels: 500, palette: true },
] as const;
/** Bytes. */
const mailedWeight = 300_000;
/** Seconds for one drawing. Whoever waits for it has gone on by then, and the renderer is to be free for the next. */
const longestDrawing = 15;

/** The same for a mail: at most 1,200 pixels either way and 300 kB. */
export async function rasteriseSmall(svg: string) {
  const { default: sharp } = await import('sharp');
  const within = (pixels: number) => ({ width: pixels, height: pixels, fit: 'inside' }) as const;
  // Drawn once: what is smaller is made of the pixels.
  const drawing = await onPaper(svg, mailedWidth);
  const { data: drawn, info: size } = await drawing
    .resize(within(mailedWidth))
    .flatten({ background: paper })
    .timeout({ seconds: longestDrawing })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: size.width, height: size.height, channels: size.channels };
  let picture = { png: new Uint8Array(), width: 0, height: 0 };
  for (const { pixels, palette } of mailedSizes) {
    const { data, info } = await sharp(drawn, { raw })
      .resize(within(pixels))
      .png(palette ? { palette, effort: 1 } : { compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true });
    picture = { png: new Uint8Array(data), width: info.width, height: info.height };
    if (data.length <= mailedWeight) break;
  }
  return picture;
}

/** The same for print, on white and smaller. */
export async function photograph(svg: string) {
  const drawn = await onPaper(svg, printedWidth);
  const { data, info } = await drawn
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true });
  return { image: new Uint8Array(data), width: info.width, height: info.height };
}
