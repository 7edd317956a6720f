import 'server-only';
import { company } from '@/lib/company/company';
import { formatAmount, formatDay, formatPercent, formatUnitPrice, noonOf } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { drawCode } from '@/lib/pdf/draw-code';
import { beginPdf, type Pdf } from '@/lib/pdf/pdf-document';
import { formatIban } from '../bank-account';
import { formatDiscount, formatQuantity } from '../describe-offer';
import { belgianScheme, documentKind, type Invoice, type InvoiceParty } from '../invoice/invoice';
import { invoiceCopy } from '../invoice/invoice-copy';
import { invoiceNotes } from '../invoice/invoice-notes';
import { offerCopy } from '../offer-copy';
import { paymentCode } from '../payment-code';
import { formatVatNumber } from '../vat-number';
import { vatRules } from '../vat-treatment';

const nbsp = '\u00a0';
/** The address of an account as documents say it; the one that everything else names where it cannot exist. */
const accountOf = ({ iban }: Invoice) => iban ?? company.iban;

function partyLines({ name, address, vatNumber, legalForm }: InvoiceParty, locale: Locale): string {
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(address.country) ?? address.country;
  return [
    name,
    address.street,
    `${address.postalCode} ${address.city}, ${country}`,
    vatNumber && `${offerCopy(locale).vatNumber}${nbsp}${formatVatNumber(vatNumber)}`,
    legalForm,
  ]
    .filter((part) => part !== null)
    .join('\n');
}

function drawFacts(pdf: Pdf, invoice: Invoice): void {
  const { kind, locale, issuedOn, dueOn, deliveredOn, preceding } = invoice;
  const [copy, own] = [offerCopy(locale), invoiceCopy[locale]];
  const day = (date: string) => formatDay(date, locale);
  const facts: [string, string][] = [
    [own.issuedOn, day(issuedOn)],
    ...(kind === 'invoice' ? [[own.dueOn, day(dueOn)] as [string, string]] : []),
    ...(preceding
      ? [
          [
            kind === 'creditNote' ? own.corrects : own.follows,
            `${preceding.number}, ${day(preceding.issuedOn)}`,
          ] as [string, string],
        ]
      : []),
    ...(deliveredOn === null ? [] : [[own.deliveredOn, day(deliveredOn)] as [string, string]]),
    [copy.offer, `${invoice.orderReference}, ${copy.request.toLowerCase()} ${invoice.buyerReference}`],
    [copy.from, partyLines(invoice.seller, locale)],
    [copy.to, partyLines(invoice.buyer, locale)],
  ];
  pdf.table(facts);
  pdf.doc.y += 10;
}

function drawLines(pdf: Pdf, { lines, locale }: Invoice): void {
  const copy = offerCopy(locale);
  const rows = lines.map(({ text, quantity, unit, netPrice, discount, vat, amount }) => {
    const price = formatUnitPrice((discount?.listPrice ?? netPrice) / 1_000_000, locale);
    return [
      text,
      formatQuantity(quantity, unit, locale),
      discount === null ? price : `${price}\n${copy.discount} ${formatDiscount(discount.share, locale)}`,
      formatPercent(vatRules[vat].percent, locale),
      formatAmount(amount, locale),
    ];
  });
  pdf.table([[copy.line, copy.quantity, copy.unitPrice, copy.vat, copy.amount], ...rows], {
    widths: [0.4, 0.17, 0.19, 0.08, 0.16],
    hasHead: true,
    figures: [1, 2, 3, 4],
  });
  pdf.doc.y += 4;
  pdf.paragraph(copy.basis.withoutVat, { soft: true });
}

/** VAT by rate (Royal Decree no. 1, article 5, § 1, 8° and 9°), then what it comes to. */
function drawTotals(pdf: Pdf, invoice: Invoice): void {
  const { locale, taxes, net, vat, gross, prepaid, prepaidOn, issuedOn } = invoice;
  const [copy, own] = [offerCopy(locale), invoiceCopy[locale]];
  const amount = (cents: number) => formatAmount(cents, locale);
  // With what they add up to, on one page.
  pdf.need(130 + taxes.length * 20);
  pdf.heading(copy.totals, 2);
  const rates = taxes.map((tax) => [
    formatPercent(tax.percent, locale),
    amount(tax.taxable),
    amount(tax.vat),
  ]);
  const together = taxes.length > 1 ? [[copy.netTotal, amount(net), amount(vat)]] : [];
  pdf.table([[own.rate, own.taxable, copy.vat], ...rates, ...together], {
    widths: [0.4, 0.3, 0.3],
    hasHead: true,
    figures: [1, 2],
  });
  if (prepaid > 0) {
    const sums = [
      [copy.total, amount(gross)],
      [
        prepaidOn === null || prepaidOn === issuedOn
          ? own.prepaid
          : own.prepaidOn(formatDay(prepaidOn, locale)),
        amount(-prepaid),
      ],
    ];
    pdf.table(sums, { widths: [0.7, 0.3], figures: [1] });
  }
  pdf.heading(`${prepaid > 0 ? own.payable : copy.total} ${amount(gross - prepaid)}`, 2);
}

function drawPayment(pdf: Pdf, invoice: Invoice): void {
  const { locale, kind, gross, prepaid, dueOn, communication, seller } = invoice;
  const [copy, own] = [offerCopy(locale), invoiceCopy[locale]];
  const amount = gross - prepaid;
  if (kind === 'creditNote' || amount === 0) {
    pdf.paragraph(kind === 'creditNote' ? own.creditText : own.paidText);
    return;
  }
  const iban = accountOf(invoice);
  const code = paymentCode({ name: seller.name, iban, amount, communication });
  pdf.need(code === null ? 100 : 190);
  pdf.heading(own.payHeading, 2);
  pdf.paragraph(own.payText(formatAmount(amount, locale), formatDay(dueOn, locale)));
  pdf.table([
    [copy.account, formatIban(iban)],
    [copy.communication, communication],
  ]);
  pdf.doc.y += 6;
  if (code !== null) drawCode(pdf, code, copy.scan);
}

function drawNotes(pdf: Pdf, invoice: Invoice): void {
  const { locale, taxes, buyer } = invoice;
  const exemptions = taxes.flatMap(({ treatment }) => {
    const { category, reason } = vatRules[treatment];
    return category === 'S' || reason === null ? [] : [reason[locale]];
  });
  const structured =
    buyer.electronicAddress?.scheme === belgianScheme ? [invoiceCopy[locale].structured] : [];
  for (const note of [...exemptions, ...invoiceNotes(invoice), ...structured])
    pdf.paragraph(note, { soft: true });
}

/**
 * An invoice or a credit note on A4, of nothing but what was frozen when it was issued: the same document is the same bytes. It says what
 * Royal Decree no. 1, article 5, § 1, and the Code of Companies and Associations, article 2:20, ask for.
 */
export async function drawInvoice(invoice: Invoice): Promise<Uint8Array> {
  const { number, locale, seller, issuedOn } = invoice;
  const title = `${invoiceCopy[locale].kinds[documentKind(invoice)]} ${number}`;
  const vatNumber = seller.vatNumber && `${offerCopy(locale).vatNumber} ${formatVatNumber(seller.vatNumber)}`;
  const pdf = await beginPdf({
    title,
    language: locale,
    author: seller.name,
    createdAt: noonOf(issuedOn),
    head: [company.name, title],
    foot: [seller.name, vatNumber, company.phone.display[locale], company.email].filter(Boolean).join(' · '),
  });
  pdf.heading(title, 1);
  drawFacts(pdf, invoice);
  drawLines(pdf, invoice);
  drawTotals(pdf, invoice);
  drawPayment(pdf, invoice);
  drawNotes(pdf, invoice);
  return pdf.finish();
}
