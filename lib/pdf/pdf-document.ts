import 'server-only';
import type PdfKit from 'pdfkit';
import { colors } from '@/lib/theme/colors';
import { loadPdfFonts } from './letters';

/** Points of a millimetre. */
export const millimetre = 72 / 25.4;

const a4 = { width: 210 * millimetre, height: 297 * millimetre };
const margin = 18 * millimetre;
const headRoom = 14 * millimetre;
const footRoom = 12 * millimetre;

export interface PdfOptions {
  title: string;
  /** Of all that is read out: `fr`. */
  language: string;
  author: string;
  /** Stands in the file too; the same document of the same day is the same bytes. */
  createdAt: Date;
  /** Said at the head of every page, on the left and on the right. */
  head: readonly [left: string, right: string];
  /** Said at its foot, beside the number of the page. */
  foot: string;
}

/** An A4 document that is written from top to bottom. Lengths are points. */
export interface Pdf {
  doc: PDFKit.PDFDocument;
  /** The box that may be written on. */
  area: { x: number; width: number; top: number; bottom: number };
  /** A text with what the fonts can write of it. */
  writable(text: string): string;
  /** Goes to a new page unless there is so much room below. */
  need(height: number): void;
  heading(text: string, level: 1 | 2): void;
  paragraph(text: string, options?: { soft?: boolean }): void;
  /** A link written out, which can be clicked. */
  link(address: string): void;
  /** Rows of cells; the first column says what the others are of. `widths` are shares of the line. */
  table(rows: readonly (readonly string[])[], options?: TableOptions): void;
  /** A picture (JPEG or PNG) as wide as the page, or as high as said. */
  picture(image: Uint8Array, size: { width: number; height: number; alt: string }): void;
  /** What is drawn by hand, from its upper left corner; `alt` says what it shows. */
  figure(size: { height: number; alt: string }, draw: (x: number, y: number) => void): void;
  /** Everything that was written, as a file. */
  finish(): Promise<Uint8Array>;
}

interface TableOptions {
  widths?: readonly number[];
  /** The first row says what the columns are. */
  hasHead?: boolean;
  /** Columns of figures, aligned on the right. */
  figures?: readonly number[];
  /** By row: what is shown under the words of its first cell. */
  pictures?: readonly (CellPicture | null)[];
}

/** A picture (JPEG or PNG) in a table; sizes are pixels. */
interface CellPicture {
  bytes: Uint8Array;
  width: number;
  height: number;
  alt: string;
}

/** A document of pdfkit with its bytes, tagged, with our fonts, and without a trace of when or where it was made. */
export async function openDocument(
  options: Pick<PdfOptions, 'title' | 'language' | 'author' | 'createdAt'> & {
    compress?: boolean;
    firstPage?: boolean;
  },
): Promise<{ doc: PDFKit.PDFDocument; writable(text: string): string; bytes(): Promise<Uint8Array> }> {
  const { default: PDFDocument }: { default: typeof PdfKit } = await import('pdfkit');
  const { files, writable } = await loadPdfFonts();
  const { title, language, author, createdAt, compress = true, firstPage = false } = options;
  const doc = new PDFDocument({
    autoFirstPage: firstPage,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    compress,
    margin: 0,
    font: files.text as unknown as string,
    info: { Title: title, Author: author, CreationDate: createdAt, ModDate: createdAt },
  });
  for (const [name, file] of Object.entries(files)) doc.registerFont(name, file);
  const parts: Buffer[] = [];
  const whole = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    doc.on('error', reject);
  });
  return {
    doc,
    writable,
    bytes() {
      doc.end();
      return whole;
    },
  };
}

/** Pages that follow one another as they are filled, and what is read out of them. */
function openFlow(doc: PDFKit.PDFDocument, writable: (text: string) => string) {
  const area = {
    x: margin,
    width: a4.width - 2 * margin,
    top: margin + headRoom,
    bottom: a4.height - margin - footRoom,
  };
  const root = doc.struct('Document');
  doc.addStructure(root);
  const addPage = () => {
    doc.addPage({ size: [a4.width, a4.height], margin: 0 });
    doc.x = area.x;
    doc.y = area.top;
  };
  const need = (height: number) => {
    if (doc.y + height > area.bottom) addPage();
  };
  const put = (tag: string, write: () => void, more: { alt?: string } = {}) => {
    root.add(doc.struct(tag, more, write));
  };
  const write = (text: string, look: { font: string; size: number; colour?: string; link?: string }) => {
    doc.font(look.font).fontSize(look.size);
    const words = writable(text);
    need(doc.heightOfString(words, { width: area.width }));
    // A page begins with a colour of its own.
    doc.fillColor(look.colour ?? colors.ink);
    return () =>
      doc.text(words, area.x, doc.y, { width: area.width, ...(look.link ? { link: look.link } : {}) });
  };
  addPage();
  return { area, root, need, put, write };
}

/** Begins an A4 document with its first page. */
export async function beginPdf(options: PdfOptions): Promise<Pdf> {
  const { doc, writable, bytes } = await openDocument(options);
  const { area, root, need, put, write } = openFlow(doc, writable);
  return {
    doc,
    area,
    writable,
    need,
    heading(text, level) {
      if (doc.y > area.top) doc.y += level === 1 ? 10 : 14;
      // A heading stays with what it is about.
      need(level === 1 ? 60 : 70);
      put(`H${level}`, write(text, { font: 'display', size: level === 1 ? 26 : 14 }));
      doc.y += 4;
    },
    paragraph(text, { soft = false } = {}) {
      put('P', write(text, { font: 'text', size: 9.5, colour: soft ? colors.inkSoft : colors.ink }));
      doc.y += 4;
    },
    link(address) {
      put('P', write(address, { font: 'text', size: 9, link: address }));
      doc.y += 4;
    },
    table(rows, table) {
      const all = doc.struct('Table');
      root.add(all);
      drawTable({ doc, area, writable, need, all }, rows, table);
      all.end();
    },
    picture(image, { width, height, alt }) {
      const scale = Math.min(area.width / width, (area.bottom - area.top) / height);
      const drawn = { width: width * scale, height: height * scale };
      need(drawn.height);
      const top = doc.y;
      const left = area.x + (area.width - drawn.width) / 2;
      put('Figure', () => doc.image(Buffer.from(image), left, top, drawn), { alt: writable(alt) });
      doc.y = top + drawn.height + 8;
    },
    figure({ height, alt }, draw) {
      need(height);
      const top = doc.y;
      put('Figure', () => draw(area.x, top), { alt: writable(alt) });
      doc.x = area.x;
      doc.y = Math.max(doc.y, top + height) + 8;
    },
    finish() {
      root.end();
      const { count } = doc.bufferedPageRange();
      for (let page = 0; page < count; page += 1) {
        doc.switchToPage(page);
        drawFrame(doc, options, writable, `${page + 1} / ${count}`);
      }
      return bytes();
    },
  };
}

/** Head and foot of a page, which are no part of what is read out. */
function drawFrame(
  doc: PDFKit.PDFDocument,
  { head: [left, right], foot }: PdfOptions,
  writable: (text: string) => string,
  number: string,
): void {
  const width = a4.width - 2 * margin;
  const line = { width, lineBreak: false, ellipsis: true, height: 14 };
  const bottom = a4.height - margin;
  doc.markContent('Artifact', { type: 'Pagination' });
  doc.font('display').fontSize(13).fillColor(colors.ink).text(writable(left), margin, margin, line);
  doc
    .font('text')
    .fontSize(9)
    .text(writable(right), margin, margin + 3, { ...line, align: 'right' });
  doc.rect(margin, margin + 20, width, 2).fill(colors.ink);
  doc.fillColor(colors.inkSoft).fontSize(8);
  doc.text(writable(foot), margin, bottom - 8, { ...line, width: width - 60 });
  doc.text(number, margin, bottom - 8, { ...line, align: 'right' });
  doc.endMarkedContent();
}

type Drawing = Pick<Pdf, 'doc' | 'area' | 'writable' | 'need'> & {
  all: PDFKit.PDFStructureElement;
};

const cellGap = 10;
const rowRoom = 3.5;
const pictureGap = 4;

/** Points that a picture in a table may have; it is not enlarged beyond a pixel of a screen, 96 to the inch. */
const cellPicture = { width: 45 * millimetre, height: 32 * millimetre, scale: 72 / 96 };

function sizeInCell({ width, height }: CellPicture): { width: number; height: number } {
  const scale = Math.min(cellPicture.width / width, cellPicture.height / height, cellPicture.scale);
  return { width: width * scale, height: height * scale };
}

interface Cell {
  text: string;
  font: 'strong' | 'text';
  x: number;
  width: number;
  align: 'left' | 'right';
}

function writeCell(doc: PDFKit.PDFDocument, { text, font, x, width, align }: Cell, top: number): void {
  doc.font(font).fontSize(9).fillColor(colors.ink);
  doc.text(text, x, top + rowRoom, { width, align });
}

/** Draws what is no part of what is read out. */
function asArtifact(doc: PDFKit.PDFDocument, type: 'Layout' | 'Pagination', draw: () => void): void {
  doc.markContent('Artifact', { type });
  draw();
  doc.endMarkedContent();
}

function drawTable(
  { doc, area, writable, need, all }: Drawing,
  rows: readonly (readonly string[])[],
  { widths = [0.34, 0.66], hasHead = false, figures = [], pictures = [] }: TableOptions = {},
): void {
  const columns = widths.map((share, at) => ({
    x: area.x + area.width * widths.slice(0, at).reduce((sum, other) => sum + other, 0),
    width: area.width * share - cellGap,
  }));
  const measured = rows.map((row, at) => {
    const isHead = hasHead && at === 0;
    const cells = row.map((text, column): Cell => {
      const { x, width } = columns[column] ?? { x: area.x, width: area.width };
      const align = figures.includes(column) ? 'right' : 'left';
      return { text: writable(text), font: isHead || column === 0 ? 'strong' : 'text', x, width, align };
    });
    doc.fontSize(9);
    const heights = cells.map(({ text, font, width }) =>
      doc.font(font).heightOfString(text || ' ', { width }),
    );
    const picture = pictures[at];
    const shown = picture ? sizeInCell(picture) : null;
    const wordsHeight = heights[0] ?? 0;
    const inside = Math.max(...heights, shown ? wordsHeight + pictureGap + shown.height : 0);
    const figure = picture && shown ? { ...picture, shown, below: rowRoom + wordsHeight + pictureGap } : null;
    return { isHead, cells, figure, height: inside + 2 * rowRoom };
  });
  const rule = () =>
    asArtifact(doc, 'Layout', () => {
      doc.lineWidth(0.5).strokeColor(colors.line);
      doc
        .moveTo(area.x, doc.y)
        .lineTo(area.x + area.width, doc.y)
        .stroke();
    });
  const head = hasHead ? measured[0] : undefined;
  measured.forEach(({ isHead, cells, figure, height }, at) => {
    const { count } = doc.bufferedPageRange();
    // What the columns are stands over one line at least, and again on each page.
    need(height + (isHead ? (measured[at + 1]?.height ?? 0) : 0));
    if (head && !isHead && doc.bufferedPageRange().count > count) {
      const top = doc.y;
      rule();
      asArtifact(doc, 'Pagination', () => {
        for (const cell of head.cells) writeCell(doc, cell, top);
      });
      doc.y = top + head.height;
    }
    const top = doc.y;
    rule();
    const line = doc.struct('TR');
    all.add(line);
    cells.forEach((cell, column) => {
      const words = () => writeCell(doc, cell, top);
      const drawn =
        column === 0 && figure
          ? doc.struct('Figure', { alt: writable(figure.alt) }, () =>
              doc.image(Buffer.from(figure.bytes), cell.x, top + figure.below, figure.shown),
            )
          : null;
      line.add(doc.struct(isHead || column === 0 ? 'TH' : 'TD', {}, drawn ? [words, drawn] : words));
    });
    line.end();
    doc.y = top + height;
  });
}
