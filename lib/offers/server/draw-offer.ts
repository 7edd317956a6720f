import 'server-only';
import { company } from '@/lib/company/company';
import { formatAmount, formatDay, formatDuration, formatRecordedMoment } from '@/lib/i18n/format';
import { localeNames } from '@/lib/i18n/locales';
import { terms } from '@/lib/legal/terms';
import { drawCode } from '@/lib/pdf/draw-code';
import { beginPdf, type Pdf } from '@/lib/pdf/pdf-document';
import { formatIban } from '../bank-account';
import { chosenLines, preselectedIds } from '../choice';
import { formatQuantity, lineInWords, sectionsOf } from '../describe-offer';
import type { Offer } from '../offer';
import { type OfferCopy, offerCopy } from '../offer-copy';
import type { OfferDecision } from '../offer-record';
import { paymentCode } from '../payment-code';
import { priceBasisOf } from '../price-basis';
import { communicationOfOffer } from '../structured-communication';
import { depositOf, type Totals, totalsOf } from '../totals';
import { formatVatNumber } from '../vat-number';
import { vatRules } from '../vat-treatment';

export interface OfferSheet {
  offer: Offer;
  number: string;
  position: number;
  requestReference: string;
  sentAt: Date;
  /** As "2026-12-22". */
  validUntil: string;
  termsVersion: string;
  /** The private page of the request. */
  link: string;
}

/** A picture beside a line, as JPEG; sizes are pixels. */
export interface DrawnPicture {
  bytes: Uint8Array;
  width: number;
  height: number;
}

type DrawnPictures = ReadonlyMap<string, DrawnPicture>;

const nbsp = '\u00a0';
async function begin({ offer, number, position, sentAt }: OfferSheet, title: string): Promise<Pdf> {
  const { locale } = offer;
  const copy = offerCopy(locale);
  return beginPdf({
    title: `${title} ${number}`,
    language: locale,
    author: company.legalName[locale],
    createdAt: sentAt,
    head: [company.name, `${copy.offer} ${number}, ${copy.version(position)}`],
    foot: `${company.legalName[locale]} · ${copy.vatNumber} ${company.vatNumber} · ${company.register[locale]} · ${company.phone.display[locale]}`,
  });
}

function drawParties(
  pdf: Pdf,
  { offer, requestReference, sentAt, validUntil }: OfferSheet,
  copy: OfferCopy,
): void {
  const { locale, customer } = offer;
  const { address } = company;
  const own = [
    company.legalName[locale],
    address.street[locale],
    `${address.postalCode} ${address.city[locale]}`,
    company.email,
  ];
  const theirs = [
    customer.company,
    customer.name,
    customer.address ? customer.address.street : null,
    customer.address
      ? `${customer.address.postalCode} ${customer.address.city} (${customer.address.country})`
      : null,
    customer.vatNumber && `${copy.vatNumber}${nbsp}${formatVatNumber(customer.vatNumber)}`,
  ].filter((part) => part !== null);
  pdf.table([
    [copy.date, formatDay(sentAt, locale)],
    [copy.request, requestReference],
    [copy.from, own.join('\n')],
    [copy.to, theirs.join('\n')],
  ]);
  pdf.doc.y += 6;
  pdf.paragraph(`${copy.validUntil(formatDay(validUntil, locale))}.`);
}

const pictureOf = (picture: DrawnPicture | undefined, alt: string) => (picture ? { ...picture, alt } : null);

function drawLines(pdf: Pdf, { offer }: OfferSheet, copy: OfferCopy, pictures: DrawnPictures): void {
  const { locale } = offer;
  const headings = {
    fixed: () => copy.line,
    alternative: (group: string | null) => copy.alternatives(group ?? ''),
    option: () => copy.options,
  };
  const columns = [copy.line, copy.quantity, copy.unitPrice, copy.vat, copy.amount];
  for (const { kind, group, lines } of sectionsOf(offer)) {
    if (kind !== 'fixed') pdf.heading(headings[kind](group), 2);
    const rows = lines.map((line) => {
      const { text, quantity, unitPrice, discount, vat, amount, preselected } = lineInWords(line, locale);
      const isSuggested = kind !== 'fixed' && preselected;
      return [
        isSuggested ? `${text} (${copy.preselected})` : text,
        quantity,
        discount === null ? unitPrice : `${unitPrice}\n${copy.discount} ${discount}`,
        vat,
        amount,
      ];
    });
    pdf.table([columns, ...rows], {
      widths: [0.4, 0.17, 0.19, 0.08, 0.16],
      hasHead: true,
      figures: [1, 2, 3, 4],
      // After the row of what the columns are.
      pictures: [null, ...lines.map(({ id, text }) => pictureOf(pictures.get(id), text))],
    });
    pdf.doc.y += 4;
  }
  pdf.paragraph(copy.basis[priceBasisOf(offer.customer)], { soft: true });
}

/** Totals in words, for the document and the certificate. */
function totalRows({ net, gross, treatments }: Totals, { locale }: Offer, copy: OfferCopy): string[][] {
  return [
    [copy.netTotal, formatAmount(net, locale)],
    ...treatments.map(({ percent, vat }) => [copy.vatAt(String(percent)), formatAmount(vat, locale)]),
    [copy.total, formatAmount(gross, locale)],
  ];
}

function drawTotals(pdf: Pdf, { offer }: OfferSheet, copy: OfferCopy): Totals {
  const hasChoice = offer.lines.some(({ role }) => role !== 'fixed');
  const lines = chosenLines(offer.lines, preselectedIds(offer.lines));
  const totals = totalsOf(lines, priceBasisOf(offer.customer));
  const rows = totalRows(totals, offer, copy).slice(0, -1);
  // With what they add up to, on one page.
  pdf.need(80 + rows.length * 20);
  pdf.heading(copy.totals, 2);
  pdf.table(rows, { widths: [0.7, 0.3], figures: [1] });
  pdf.heading(`${copy.total} ${formatAmount(totals.gross, offer.locale)}`, 2);
  if (hasChoice) pdf.paragraph(copy.withPreselected, { soft: true });
  const used = new Set(offer.lines.map(({ vat }) => vat));
  for (const treatment of used) {
    const reason = vatRules[treatment].reason?.[offer.locale];
    if (reason) pdf.paragraph(reason, { soft: true });
  }
  return totals;
}

function drawDeposit(pdf: Pdf, { offer, number }: OfferSheet, gross: number, copy: OfferCopy): void {
  const { locale, depositPercent } = offer;
  const amount = depositOf(gross, depositPercent);
  if (amount === 0) return;
  const communication = communicationOfOffer(number);
  pdf.heading(copy.deposit, 2);
  pdf.paragraph(copy.depositText(formatAmount(amount, locale), depositPercent));
  pdf.table([
    [copy.account, formatIban(company.iban)],
    [copy.communication, communication],
  ]);
  pdf.doc.y += 6;
  // What is paid follows the choice: only where there is none can the code be drawn before it is made.
  if (offer.lines.some(({ role }) => role !== 'fixed')) return;
  const code = paymentCode({ name: company.legalName[locale], iban: company.iban, amount, communication });
  if (code !== null) drawCode(pdf, code, copy.scan);
}

function drawConditions(pdf: Pdf, { offer, termsVersion, link }: OfferSheet, copy: OfferCopy): void {
  const { locale, delivery, customer } = offer;
  pdf.heading(copy.delivery, 2);
  pdf.paragraph(
    delivery === null
      ? copy.deliveryOpen
      : copy.deliveryText(formatDuration({ ...delivery, unit: 'workingDays' }, locale)),
  );
  pdf.heading(copy.terms, 2);
  pdf.paragraph(`${copy.termsText(termsVersion)} ${copy.termsFollow}`);
  pdf.heading(copy.accept, 2);
  pdf.paragraph(copy.acceptText);
  pdf.link(link);
  if (customer.kind === 'company') return;
  pdf.heading(copy.withdrawal, 2);
  pdf.paragraph(copy.withdrawalText);
  pdf.heading(copy.withdrawalForm, 2);
  pdf.paragraph(
    `${company.legalName[locale]}, ${company.address.street[locale]}, ${company.address.postalCode} ${company.address.city[locale]}, ${company.email}`,
  );
  for (const line of copy.withdrawalFormLines) pdf.paragraph(line);
}

/** The terms of sale, whole: who accepts the document has been given them, and its hash is of them too. */
function drawTerms(pdf: Pdf, { offer: { locale }, termsVersion }: OfferSheet): void {
  if (termsVersion !== terms.version) throw new Error(`There are no terms ${termsVersion}`);
  pdf.doc.y += 12;
  pdf.heading(`${terms.title[locale]}, ${termsVersion}`, 2);
  pdf.paragraph(terms.intro[locale], { soft: true });
  for (const [index, { heading, paragraphs, list = [] }] of terms.articles.entries()) {
    pdf.heading(`${index + 1}. ${heading[locale]}`, 2);
    for (const one of paragraphs) pdf.paragraph(one[locale]);
    for (const one of list) pdf.paragraph(`– ${one[locale]}`);
  }
}

/**
 * A version of an offer on A4: the same version is the same bytes.
 *
 * @param pictures by the ids of the lines
 */
export async function drawOffer(sheet: OfferSheet, pictures: DrawnPictures = new Map()): Promise<Uint8Array> {
  const { offer, number } = sheet;
  const copy = offerCopy(offer.locale);
  const pdf = await begin(sheet, copy.offer);
  pdf.heading(`${copy.offer} ${number}`, 1);
  drawParties(pdf, sheet, copy);
  for (const part of offer.words.split(/\n{2,}/)) if (part.trim() !== '') pdf.paragraph(part.trim());
  pdf.doc.y += 6;
  drawLines(pdf, sheet, copy, pictures);
  const { gross } = drawTotals(pdf, sheet, copy);
  drawDeposit(pdf, sheet, gross, copy);
  drawConditions(pdf, sheet, copy);
  drawTerms(pdf, sheet);
  return pdf.finish();
}

/**
 * The page that says how an offer was accepted: a document of its own, because the one that was accepted stays as it is; it
 * names that one by its hash.
 */
export async function drawCertificate(sheet: OfferSheet, decision: OfferDecision): Promise<Uint8Array> {
  const { offer, number, position } = sheet;
  const { locale } = offer;
  const copy = offerCopy(locale);
  const pdf = await begin({ ...sheet, sentAt: decision.at }, copy.certificate);
  const chosen = chosenLines(offer.lines, decision.choice);
  const open = chosen.filter(({ role }) => role !== 'fixed');
  pdf.heading(copy.certificate, 1);
  pdf.paragraph(copy.certificateText);
  pdf.doc.y += 4;
  pdf.table([
    [copy.offer, `${number}, ${copy.version(position)}`],
    [copy.acceptedBy, decision.name ?? ''],
    [copy.acceptedAt, formatRecordedMoment(decision.at, locale, { day: 'long', time: 'medium' })],
    ...(decision.email === null ? [] : [[copy.mailAddress, decision.email] as [string, string]]),
    [copy.language, localeNames[decision.locale]],
    [copy.terms, copy.termsText(decision.termsVersion)],
    [
      copy.chosen,
      open.map((line) => `${line.text}, ${formatQuantity(line.quantity, line.unit, locale)}`).join('\n') ||
        copy.nothingChosen,
    ],
    ...totalRows(totalsOf(chosen, priceBasisOf(offer.customer)), offer, copy),
    [copy.deposit, formatAmount(decision.deposit ?? 0, locale)],
    // In groups, so that it can be compared by eye and breaks where it may.
    [copy.hash, decision.pdfHash.replace(/(.{8})(?=.)/g, '$1 ')],
  ]);
  return pdf.finish();
}
