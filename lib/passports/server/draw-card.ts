import 'server-only';
import { company } from '@/lib/company/company';
import { filled, withLabel } from '@/lib/i18n/copy';
import { formatDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { millimetre, openDocument } from '@/lib/pdf/pdf-document';
import { qrModules } from '@/lib/pdf/qr-modules';
import { colors } from '@/lib/theme/colors';
import { careAdvice, careName, knownCares } from '../care';
import type { PassportVersion } from '../passport';
import { type PassportWords, passportWords, warrantyInWords } from '../passport-copy';

// A card of A6 on a sheet of A4, with the marks it is cut at: it goes into the service book, the till or the electrical cupboard.

const sheet = { width: 210 * millimetre, height: 297 * millimetre };
const card = { width: 148 * millimetre, height: 105 * millimetre };
const left = (sheet.width - card.width) / 2;
const top = 30 * millimetre;
const room = 7 * millimetre;
/** Crop marks begin beside the cut, not on it. */
const mark = { gap: 3 * millimetre, length: 6 * millimetre };
const column = { width: 84 * millimetre, gap: 6 * millimetre };

export interface PassportCard {
  reference: string;
  version: PassportVersion;
  /** What the code says. */
  link: string;
  phone: string;
  printedAt: Date;
}

type Doc = Awaited<ReturnType<typeof openDocument>>['doc'];

interface Drawn {
  doc: Doc;
  writable: (text: string) => string;
  copy: PassportWords;
  locale: Locale;
}

/** Where the card is cut, at each corner. */
function drawCropMarks(doc: Doc): void {
  const [right, bottom] = [left + card.width, top + card.height];
  doc.markContent('Artifact', { type: 'Layout' });
  doc.lineWidth(0.4).strokeColor(colors.ink);
  for (const [x, sideways] of [
    [left, -1],
    [right, 1],
  ] as const)
    for (const [y, upwards] of [
      [top, -1],
      [bottom, 1],
    ] as const) {
      const [fromX, fromY] = [x + sideways * mark.gap, y + upwards * mark.gap];
      doc.moveTo(fromX, y).lineTo(fromX + sideways * mark.length, y);
      doc.moveTo(x, fromY).lineTo(x, fromY + upwards * mark.length);
    }
  doc.stroke();
  doc.endMarkedContent();
}

const bandHeight = 17 * millimetre;
/** Ink goes beyond the cut, so that no white shows where the knife slips. */
const bleed = 2.5 * millimetre;

/** Ink on the upper edge: the house, and what this is. */
function drawBand({ doc, writable, copy }: Drawn, reference: string): void {
  const line = { width: card.width - 2 * room, lineBreak: false } as const;
  doc.rect(left - bleed, top - bleed, card.width + 2 * bleed, bandHeight + bleed).fill(colors.ink);
  doc.fillColor(colors.paper).font('display').fontSize(15);
  doc.text(writable(copy.title), left + room, top + 10, line);
  doc.font('text').fontSize(8);
  doc.text(writable(`${copy.order} ${reference}`), left + room, top + 30, line);
  doc.font('display').fontSize(10);
  doc.text(writable(company.name), left + room, top + 14, { ...line, align: 'right' });
}

/** A label above what it is of; answers where the next one begins. Nothing goes beyond `bottom`. */
function drawEntry(
  { doc, writable }: Drawn,
  { label, text, size = 9, bottom }: { label: string; text: string; size?: number; bottom: number },
  y: number,
): number {
  const [x, width] = [left + room, column.width];
  if (y + 20 > bottom) return y;
  doc
    .font('text')
    .fontSize(6.5)
    .fillColor(colors.inkSoft)
    .text(writable(label), x, y, { width, lineBreak: false });
  doc
    .font(size > 9 ? 'display' : size < 9 ? 'text' : 'strong')
    .fontSize(size)
    .fillColor(colors.ink);
  const words = writable(text);
  const height = Math.min(doc.heightOfString(words, { width }), bottom - y - 9);
  // Its room was measured: what is longer ends in an ellipsis, and the code opens the rest.
  doc.text(words, x, y + 9, { width, height: height + 0.5, ellipsis: true });
  return y + 9 + height + 5;
}

const mostLines = 4;

/** The first lines of a list, and how many there are besides. */
function shortList(lines: readonly string[], copy: PassportWords): string {
  const shown = lines.length <= mostLines ? lines : lines.slice(0, mostLines - 1);
  const rest = lines.length - shown.length;
  return [...shown, ...(rest > 0 ? [filled(copy.moreMade, { count: rest })] : [])].join('\n');
}

function drawFacts(drawn: Drawn, { version }: PassportCard): void {
  const { copy, locale } = drawn;
  const bottom = top + card.height - room;
  const advice = knownCares(version.care).map(
    (id) => `${careName(id, locale)}. ${careAdvice(id, locale).join(' ')}`,
  );
  let y = top + bandHeight + 9;
  y = drawEntry(drawn, { label: copy.warranty, text: warrantyInWords(version, locale), size: 13, bottom }, y);
  y = drawEntry(drawn, { label: copy.doneOn, text: formatDay(version.doneOn, locale), bottom }, y);
  y = drawEntry(drawn, { label: copy.made, text: shortList(version.made, copy), bottom }, y);
  if (version.films.length > 0)
    y = drawEntry(drawn, { label: copy.films, text: shortList(version.films, copy), bottom }, y);
  if (advice.length > 0) drawEntry(drawn, { label: copy.care, text: advice.join('\n'), size: 7, bottom }, y);
}

/** The code on white, and below it what to do with it. */
function drawCode({ doc, writable, copy }: Drawn, { link, phone }: PassportCard): void {
  const x = left + room + column.width + column.gap;
  const width = left + card.width - room - x;
  const y = top + bandHeight + 9;
  const { size, draw } = qrModules(link);
  draw(doc, x, y, width / size);
  doc.fillColor(colors.ink).font('display').fontSize(11);
  doc.text(writable(copy.claim), x, y + width + 6, { width });
  doc
    .font('text')
    .fontSize(8)
    .text(writable(copy.how), x, doc.y + 1, { width });
  doc
    .font('strong')
    .fontSize(9)
    .text(writable(phone), x, doc.y + 4, { width });
}

/** A passport as a card of A6 on a sheet of A4, with crop marks and the code of its page. */
export async function drawPassportCard(passport: PassportCard, locale: Locale): Promise<Uint8Array> {
  const { reference, version, printedAt } = passport;
  const copy = passportWords(locale);
  const { doc, writable, bytes } = await openDocument({
    title: `${copy.title} ${reference}`,
    language: locale,
    author: company.legalName[locale],
    createdAt: printedAt,
  });
  doc.addPage({ size: [sheet.width, sheet.height], margin: 0 });
  const drawn: Drawn = { doc, writable, copy, locale };
  const root = doc.struct('Document');
  doc.addStructure(root);
  const put = (tag: string, alt: string | null, draw: () => void) =>
    root.add(doc.struct(tag, alt === null ? {} : { alt: writable(alt) }, draw));
  drawCropMarks(doc);
  put('H1', null, () => drawBand(drawn, reference));
  put('P', null, () => drawFacts(drawn, passport));
  put('Figure', `${withLabel(copy.code, passport.link, locale)}. ${warrantyInWords(version, locale)}`, () =>
    drawCode(drawn, passport),
  );
  root.end();
  return bytes();
}
