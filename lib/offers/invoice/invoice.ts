import type { Company } from '@/lib/company/company';
import type { Locale } from '@/lib/i18n/locales';
import { compactIban, isIban } from '../bank-account';
import { chosenLines } from '../choice';
import type { Offer, OfferAddress, OfferLine, OfferUnit } from '../offer';
import { type PriceBasis, priceBasisOf } from '../price-basis';
import { lineAmount, shareOut, totalsOf } from '../totals';
import { readVatNumber } from '../vat-number';
import { type VatTreatment, vatRules } from '../vat-treatment';

// What EN 16931 says of an invoice, as far as ours go; comments name its terms. Amounts are cents.

export interface InvoiceParty {
  name: string;
  address: OfferAddress;
  /** BT-31, BT-48: BE0999999922. */
  vatNumber: string | null;
  /** BT-34, BT-49: an enterprise of Belgium by its number, one of another member state by its VAT number; null has no address in Peppol. */
  electronicAddress: { scheme: string; id: string } | null;
  /** BT-33: form, register and court of a company, as its documents name them; null of whoever buys. */
  legalForm: string | null;
}

export interface InvoiceLine {
  id: string;
  text: string;
  /** Thousandths of a unit. */
  quantity: number;
  unit: OfferUnit;
  /**
   * BT-146, without VAT and after the discount, in millionths of a euro: its product with the quantity is the amount. Of so many pieces that whole
   * ones are too coarse for that, it has three figures more.
   */
  netPrice: number;
  /**
   * Hundredths of a per cent, and BT-148, what a unit costs before that, in millionths of a euro without VAT; null without a
   * discount.
   */
  discount: { share: number; listPrice: number } | null;
  /** BT-131; less than nothing takes a deposit off, and so does the price. */
  amount: number;
  vat: VatTreatment;
}

export interface InvoiceTax {
  treatment: VatTreatment;
  percent: number;
  taxable: number;
  vat: number;
}

export interface Invoice {
  kind: 'invoice' | 'creditNote';
  /** Of the deposit of an order, before the work; the invoice of the work takes it off. */
  isDeposit: boolean;
  number: string;
  /** Days as "2026-11-24". */
  issuedOn: string;
  dueOn: string;
  /** BT-72, when the goods or the work were delivered, and BT-80, in which country. */
  deliveredOn: string | null;
  deliveredTo: OfferAddress['country'] | null;
  locale: Locale;
  /** BT-10 and BT-13: the reference of the request, the number of the offer. */
  buyerReference: string;
  orderReference: string;
  /** BT-25: what a credit note corrects, or the invoice of the deposit that is taken off. */
  preceding: { number: string; issuedOn: string } | null;
  seller: InvoiceParty;
  buyer: InvoiceParty;
  lines: InvoiceLine[];
  taxes: InvoiceTax[];
  net: number;
  vat: number;
  gross: number;
  /** BT-113. */
  prepaid: number;
  /** When the last of it came in, as "2026-11-24" (Royal Decree no. 1, article 5, § 1, 7°); null where nothing did before. */
  prepaidOn: string | null;
  /** BT-84; null where the account cannot exist, as in the example company. */
  iban: string | null;
  /** BT-83. */
  communication: string;
}

/** Enterprise numbers of Belgium in the code list of electronic addresses (EAS), which is one of registers of enterprises too. */
export const belgianScheme = '0208';

/** VAT numbers of member states in the same list, by what they begin with. Those of Denmark, Finland and Sweden are no addresses. */
const vatSchemes = new Map([
  ['IT', '0211'],
  ['HU', '9910'],
  ['AT', '9914'],
  ['ES', '9920'],
  ['BG', '9926'],
  ['CY', '9928'],
  ['CZ', '9929'],
  ['DE', '9930'],
  ['EE', '9931'],
  ['EL', '9933'],
  ['HR', '9934'],
  ['IE', '9935'],
  ['LT', '9937'],
  ['LU', '9938'],
  ['LV', '9939'],
  ['MT', '9943'],
  ['NL', '9944'],
  ['PL', '9945'],
  ['PT', '9946'],
  ['RO', '9947'],
  ['SI', '9949'],
  ['SK', '9950'],
  ['FR', '9957'],
]);

function addressOf(vatNumber: string | null): InvoiceParty['electronicAddress'] {
  if (vatNumber === null) return null;
  if (vatNumber.startsWith('BE')) return { scheme: belgianScheme, id: vatNumber.slice(2) };
  const scheme = vatSchemes.get(vatNumber.slice(0, 2));
  return scheme === undefined ? null : { scheme, id: vatNumber };
}

function sellerOf(company: Company, locale: Locale): InvoiceParty {
  const { address } = company;
  const vatNumber = readVatNumber(company.vatNumber);
  return {
    name: company.legalName[locale],
    address: {
      street: address.street[locale],
      postalCode: address.postalCode,
      city: address.city[locale],
      country: address.countryCode as OfferAddress['country'],
    },
    vatNumber,
    electronicAddress: addressOf(vatNumber),
    legalForm: `${company.legalForm[locale]}, ${company.register[locale]}, ${company.court[locale]}`,
  };
}

/** Cents that may lie between an amount and its price times its quantity (PEPPOL-EN16931-R120). */
export const priceTolerance = 2;

/** What one unit costs: see `InvoiceLine`. Cents, and thousandths of a unit. */
export function unitPrice(amount: number, quantity: number): number {
  if (quantity === 0) return 0;
  const exact = (amount * 10_000_000) / quantity;
  const price = Math.round(exact);
  const isExact = Math.abs(amount - (price * quantity) / 10_000_000) <= priceTolerance;
  return isExact ? price : Math.round(exact * 1000) / 1000;
}

/** The price of a unit as the offer says it, without VAT: see `InvoiceLine`. */
function listPriceOf({ unitPrice: cents, vat }: OfferLine, basis: PriceBasis): number {
  const price = cents * 10_000;
  return basis === 'withVat' ? Math.round((price * 100) / (100 + vatRules[vat].percent)) : price;
}

/** Lines without VAT. Where prices are with VAT, what a rate leaves without it is shared out over its lines, to the cent. */
function invoiceLines(offer: Offer, choice: readonly string[]): InvoiceLine[] {
  const lines = chosenLines(offer.lines, choice);
  const basis = priceBasisOf(offer.customer);
  const { treatments } = totalsOf(lines, basis);
  const amounts = new Map<string, number>();
  for (const { treatment, net } of treatments) {
    const own = lines.filter(({ vat }) => vat === treatment);
    const shares = shareOut(net, own.map(lineAmount));
    own.forEach(({ id }, at) => {
      amounts.set(id, shares[at] ?? 0);
    });
  }
  return lines.map((line) => {
    const { id, text, quantity, unit, vat, discount: share } = line;
    const amount = amounts.get(id) ?? 0;
    const discount = share === 0 ? null : { share, listPrice: listPriceOf(line, basis) };
    return { id, text, quantity, unit, vat, amount, netPrice: unitPrice(amount, quantity), discount };
  });
}

export interface InvoiceFacts {
  kind: Invoice['kind'];
  number: string;
  issuedOn: string;
  dueOn: string;
  deliveredOn: string | null;
  /** Null is where the customer is. */
  deliveredTo: OfferAddress['country'] | null;
  requestReference: string;
  offerNumber: string;
  preceding: Invoice['preceding'];
  prepaid: number;
  communication: string;
}

/**
 * The invoice of an accepted offer, or null while the customer has no address.
 *
 * @param choice what the customer ticked
 */
export function invoiceOf(
  offer: Offer,
  choice: readonly string[],
  company: Company,
  { requestReference, offerNumber, ...facts }: InvoiceFacts,
): Invoice | null {
  const { customer, locale } = offer;
  if (customer.address === null) return null;
  const { treatments, ...totals } = totalsOf(chosenLines(offer.lines, choice), priceBasisOf(customer));
  return {
    ...facts,
    ...totals,
    isDeposit: false,
    prepaidOn: null,
    deliveredTo: facts.deliveredTo ?? customer.address.country,
    locale,
    buyerReference: requestReference,
    orderReference: offerNumber,
    seller: sellerOf(company, locale),
    buyer: {
      name: customer.company ?? customer.name,
      address: customer.address,
      vatNumber: customer.vatNumber,
      electronicAddress: addressOf(customer.vatNumber),
      legalForm: null,
    },
    lines: invoiceLines(offer, choice),
    taxes: treatments.map(({ treatment, percent, net, vat }) => ({ treatment, percent, taxable: net, vat })),
    iban: isIban(company.iban) ? compactIban(company.iban) : null,
  };
}

/** Net, VAT and total of a document by its taxes. */
export function totalsBy(taxes: readonly InvoiceTax[]): Pick<Invoice, 'net' | 'vat' | 'gross'> {
  const net = taxes.reduce((sum, { taxable }) => sum + taxable, 0);
  const vat = taxes.reduce((sum, tax) => sum + tax.vat, 0);
  return { net, vat, gross: net + vat };
}

/** The category of VAT of a line or a tax (BT-118, BT-151). */
export const categoryOf = (treatment: VatTreatment) => vatRules[treatment].category;

/** What a document is called; each has words in the messages and in `invoiceCopy`. */
export type DocumentKind = Invoice['kind'] | 'deposit';

export const documentKind = ({ kind, isDeposit }: Pick<Invoice, 'kind' | 'isDeposit'>): DocumentKind =>
  isDeposit ? 'deposit' : kind;
