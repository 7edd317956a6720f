import 'server-only';
import { company } from '@/lib/company/company';
import { withLabel } from '@/lib/i18n/copy';
import { formatDay, formatWeekday } from '@/lib/i18n/format';
import { formatPhone } from '@/lib/i18n/format-phone';
import type { Locale } from '@/lib/i18n/locales';
import { beginPdf, millimetre, type Pdf } from '@/lib/pdf/pdf-document';
import { qrModules } from '@/lib/pdf/qr-modules';
import type { RequestSubject } from '@/lib/quotes/project-types';
import { colors } from '@/lib/theme/colors';
import { checkLabel, checklistOf } from '../checklists';
import type { Job } from '../job';
import { ticketCopy } from '../ticket-copy';

/** What the bench needs to know of a job, in the language of whoever prints it. */
export interface Ticket {
  job: Pick<Job, 'reference' | 'dueOn' | 'blocked' | 'owner' | 'checks'>;
  subject: RequestSubject;
  /** What was asked for, in words. */
  about: string;
  customer: { name: string; phone: string | null; address: string | null };
  /** What was accepted: "12,5 m²", and of what. */
  lines: readonly { quantity: string; text: string }[];
  /** Time and material that went into it so far, in words; empty before. */
  noted: readonly string[];
  /** What lets it be made, in words; null when nobody has approved. */
  release: string | null;
  proof: { position: number; hash: string; picture: TicketPicture | null } | null;
  /** The job's own page. */
  link: string;
  printedAt: Date;
}

/** As PDF takes it: JPEG or PNG. */
export interface TicketPicture {
  bytes: Uint8Array;
  width: number;
  height: number;
}

const mostLines = 7;
const cutAt = 88;

/** One line of the paper: what is longer is read on the screen. */
const short = (text: string, most = cutAt) => {
  const plain = text.replace(/\s+/g, ' ').trim();
  return [...plain].length <= most
    ? plain
    : `${[...plain]
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
};

const factWidths = [0.2, 0.8];
/** The foot of the sheet: a field for notes, and the code. */
const footHeight = 34 * millimetre;

/** What is read from across the bench: the number, and beside it the day. */
function drawNumber(pdf: Pdf, { job }: Ticket, locale: Locale): void {
  const { doc, area, writable } = pdf;
  const copy = ticketCopy[locale];
  pdf.heading(job.reference, 1);
  const day = job.dueOn ? formatWeekday(job.dueOn, locale) : copy.noDue;
  const after = doc.y;
  const line = { width: area.width, align: 'right', lineBreak: false } as const;
  doc.y = area.top;
  pdf.figure({ height: 0, alt: withLabel(copy.due, day, locale) }, (x, y) => {
    doc
      .font('text')
      .fontSize(8)
      .fillColor(colors.inkSoft)
      .text(writable(copy.due), x, y + 1, line);
    doc
      .font('display')
      .fontSize(16)
      .fillColor(colors.ink)
      .text(writable(day), x, y + 12, line);
  });
  doc.y = after;
}

const bannerRoom = 8;

/** What stops the hand that reaches for the film: in white on ink, before anything else. */
function drawBanner(pdf: Pdf, text: string): void {
  const { doc, area, writable } = pdf;
  const words = writable(text);
  const inside = { width: area.width - 2 * bannerRoom };
  const height = doc.font('display').fontSize(13).heightOfString(words, inside) + 2 * bannerRoom;
  pdf.figure({ height, alt: text }, (x, y) => {
    doc.rect(x, y, area.width, height).fill(colors.ink);
    doc
      .fillColor('#ffffff')
      .font('display')
      .fontSize(13)
      .text(words, x + bannerRoom, y + bannerRoom, inside);
  });
}

function drawFacts(pdf: Pdf, { job, about, customer, noted }: Ticket, locale: Locale): void {
  const copy = ticketCopy[locale];
  pdf.table(
    [
      [copy.about, short(about)],
      [copy.customer, short(customer.name)],
      [copy.phone, customer.phone ? formatPhone(customer.phone, locale) : '–'],
      [copy.address, short(customer.address ?? copy.noAddress)],
      [copy.owner, short(job.owner?.name ?? copy.nobody)],
      ...(noted.length > 0 ? [[copy.noted, short(noted.join('; '), 2 * cutAt)]] : []),
    ],
    { widths: factWidths },
  );
}

/** Lines as the first sheet has room for them, and whether that is all of them, whole. */
function linesInBrief({ lines }: Ticket, moreLines: (count: number) => string) {
  const shown = lines.length <= mostLines ? lines : lines.slice(0, mostLines - 1);
  const rest = lines.length - shown.length;
  // Where there are few, each may say more.
  const most = 2 * shown.length <= mostLines ? 2 * cutAt : cutAt;
  const rows = shown.map(({ quantity, text }) => [short(quantity, 18), short(text, most)]);
  return {
    rows: [...rows, ...(rest > 0 ? [['+', moreLines(rest)]] : [])],
    isWhole: rest === 0 && rows.every((row) => row.every((cell) => !cell.endsWith('…'))),
  };
}

function drawLines(pdf: Pdf, ticket: Ticket, locale: Locale): void {
  const copy = ticketCopy[locale];
  pdf.heading(copy.lines, 2);
  if (ticket.lines.length === 0) pdf.paragraph(copy.noLines);
  else pdf.table(linesInBrief(ticket, copy.moreLines).rows, { widths: factWidths });
}

/** Every line, whole, on sheets that follow: nobody makes from half a sentence. */
function drawLinesWhole(pdf: Pdf, ticket: Ticket, locale: Locale): void {
  const copy = ticketCopy[locale];
  if (linesInBrief(ticket, copy.moreLines).isWhole) return;
  // To the next sheet.
  pdf.doc.y = pdf.area.bottom;
  pdf.heading(`${copy.lines}, ${ticket.job.reference}`, 2);
  pdf.table(
    ticket.lines.map(({ quantity, text }) => [quantity, text]),
    { widths: factWidths },
  );
}

const box = 9;
const checkRow = 15;

/** The checklist in two columns with boxes; what is done is crossed already. */
function drawChecklist(pdf: Pdf, { job, subject }: Ticket, locale: Locale): void {
  const { doc, area, writable } = pdf;
  pdf.heading(ticketCopy[locale].checklist, 2);
  const items = checklistOf(subject).map((item) => ({
    label: checkLabel(item, locale),
    isDone: job.checks.some((check) => check.item === item),
  }));
  const rows = Math.ceil(items.length / 2);
  const alt = items.map(({ label, isDone }) => `${isDone ? '✓ ' : ''}${label}`).join('; ');
  pdf.figure({ height: rows * checkRow, alt }, (left, top) => {
    for (const [at, { label, isDone }] of items.entries()) {
      const x = left + (at < rows ? 0 : area.width / 2);
      const y = top + (at % rows) * checkRow;
      doc.lineWidth(1).strokeColor(colors.ink).rect(x, y, box, box).stroke();
      if (isDone)
        doc
          .moveTo(x, y)
          .lineTo(x + box, y + box)
          .moveTo(x + box, y)
          .lineTo(x, y + box)
          .stroke();
      doc.font('text').fontSize(9).fillColor(colors.ink);
      doc.text(writable(label), x + box + 6, y - 0.5, {
        width: area.width / 2 - box - 14,
        height: 11,
        lineBreak: false,
        ellipsis: true,
      });
    }
  });
}

/** Less is no picture any more: what the code opens is better. */
const leastPicture = 25 * millimetre;

function drawProof(pdf: Pdf, { proof, release }: Ticket, locale: Locale): void {
  const { doc, area } = pdf;
  const copy = ticketCopy[locale];
  if (proof !== null) pdf.heading(copy.proof(proof.position), 2);
  if (release !== null) pdf.paragraph(short(release, 2 * cutAt));
  if (proof === null) return;
  pdf.paragraph(`${copy.hash} ${proof.hash.slice(0, 16)}`, { soft: true });
  const room = area.bottom - footHeight - 10 - doc.y;
  if (proof.picture === null) {
    if (room > 14) pdf.paragraph(copy.document, { soft: true });
    return;
  }
  if (room < leastPicture) return;
  const { bytes, width, height } = proof.picture;
  const scale = Math.min(area.width / width, room / height);
  const drawn = { width: width * scale, height: height * scale };
  pdf.figure({ height: drawn.height, alt: copy.proof(proof.position) }, (x, y) => {
    doc.image(Buffer.from(bytes), x, y, drawn);
    // A drawing on white has an edge too.
    doc.lineWidth(0.5).strokeColor(colors.inkSoft).rect(x, y, drawn.width, drawn.height).stroke();
  });
}

function drawFoot(pdf: Pdf, { link }: Ticket, locale: Locale): void {
  const { doc, area, writable } = pdf;
  const copy = ticketCopy[locale];
  const { size, draw } = qrModules(link);
  const top = area.bottom - footHeight;
  doc.y = top;
  const side = footHeight - 8;
  // Its room is there: what stands above was measured.
  pdf.figure({ height: side, alt: withLabel(copy.scan, link, locale) }, (x, y) => {
    doc
      .font('text')
      .fontSize(8)
      .fillColor(colors.inkSoft)
      .text(writable(copy.notes), x, y, { lineBreak: false });
    doc.lineWidth(0.75).strokeColor(colors.ink);
    doc.rect(x, y + 12, area.width - side - 12, side - 12).stroke();
    draw(doc, x + area.width - side, y, side / size);
  });
}

/**
 * A job for the bench on a sheet of A4: what, for whom, by when, from what, and a code that opens it. Lines that have no room there follow on
 * another one.
 */
export async function drawTicket(ticket: Ticket, locale: Locale): Promise<Uint8Array> {
  const { reference } = ticket.job;
  const copy = ticketCopy[locale];
  const pdf = await beginPdf({
    title: `${copy.ticket} ${reference}`,
    language: locale,
    author: company.legalName[locale],
    createdAt: ticket.printedAt,
    head: [company.name, copy.ticket],
    foot: `${copy.ticket} ${reference} · ${formatDay(ticket.printedAt, locale)}`,
  });
  drawNumber(pdf, ticket, locale);
  if (ticket.release === null) drawBanner(pdf, copy.notReleased);
  if (ticket.job.blocked !== null) drawBanner(pdf, copy.blocked(short(ticket.job.blocked, 2 * cutAt)));
  drawFacts(pdf, ticket, locale);
  drawLines(pdf, ticket, locale);
  drawChecklist(pdf, ticket, locale);
  drawProof(pdf, ticket, locale);
  drawFoot(pdf, ticket, locale);
  drawLinesWhole(pdf, ticket, locale);
  return pdf.finish();
}
