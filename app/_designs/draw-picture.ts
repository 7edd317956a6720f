import 'server-only';
import type { ReactElement } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { OpenedDesign } from './design-tool';

/** Width of a picture to show around, in pixels. */
const pictureWidth = 2400;
/** Two hundred pixels an inch on A4. */
const printedWidth = 1400;
const paper = '#faf8f4';

async function markupOf(drawing: ReactElement): Promise<string> {
  const { renderToStaticMarkup } = await import('react-dom/server');
  return renderToStaticMarkup(drawing);
}

/** One side as an SVG document. It is made of our own shapes alone: what a visitor typed is outlines in it. */
export async function drawSide(design: OpenedDesign, side: string, locale: Locale): Promise<string> {
  const markup = await markupOf(design.draw(side, `d-${side}`, locale));
  return markup.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
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
      Promise.all(row.map(async (side) => sizedOf(await markupOf(design.draw(side, `d-${side}`, locale))))),
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
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${top}">${placed.join('')}</svg>`;
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

/** The same for print, on white and smaller. */
export async function photograph(svg: string) {
  const drawn = await onPaper(svg, printedWidth);
  const { data, info } = await drawn
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true });
  return { image: new Uint8Array(data), width: info.width, height: info.height };
}
