import { isIban } from '../bank-account';
import { isMemberState } from '../countries';
import { isDay } from '../payment';
import { isBelgianVatNumber, isOfOtherMemberState } from '../vat-number';
import { abroadTreatments, type VatTreatment, vatRules } from '../vat-treatment';
import { categoryOf, type Invoice, type InvoiceTax, priceTolerance } from './invoice';

interface InvoiceRule {
  /** As EN 16931 or Peppol calls it; `OWN-` are ours. */
  id: string;
  holds(invoice: Invoice): boolean;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const said = (text: string) => text.trim() !== '';
const uses = ({ lines }: Invoice, category: string) => lines.some(({ vat }) => categoryOf(vat) === category);

/** Every tax of a category has the rate of its rule, and none where the category has none. */
const exempt = (category: string) => (invoice: Invoice) =>
  invoice.taxes.every(({ treatment, vat }) => categoryOf(treatment) !== category || vat === 0);

const taxOf = (invoice: Invoice, treatment: VatTreatment): InvoiceTax | undefined =>
  invoice.taxes.find((tax) => tax.treatment === treatment);

const bothNumbers = (category: string) => (invoice: Invoice) =>
  !uses(invoice, category) || (invoice.seller.vatNumber !== null && invoice.buyer.vatNumber !== null);

/**
 * The rules of EN 16931 and Peppol BIS Billing 3 that what we write can break. What the writer always does (the specification
 * identifier, currency, the codes, the order of elements) is held by its own tests. PEPPOL-EN16931-R010
 * is not among them: a consumer, or an association without a VAT number, has no address in Peppol and is sent the document itself.
 */
export const invoiceRules: readonly InvoiceRule[] = [
  { id: 'BR-02', holds: ({ number }) => said(number) },
  { id: 'BR-03', holds: ({ issuedOn }) => isDay(issuedOn) },
  { id: 'BR-06', holds: ({ seller }) => said(seller.name) },
  { id: 'BR-07', holds: ({ buyer }) => said(buyer.name) },
  { id: 'BR-08', holds: ({ seller }) => said(seller.address.city) && said(seller.address.postalCode) },
  { id: 'BR-10', holds: ({ buyer }) => said(buyer.address.city) && said(buyer.address.postalCode) },
  { id: 'BR-16', holds: ({ lines }) => lines.length > 0 },
  { id: 'BR-22', holds: ({ lines }) => lines.every(({ quantity }) => quantity > 0) },
  { id: 'BR-25', holds: ({ lines }) => lines.every(({ text }) => said(text)) },
  // What takes a deposit off is written as a quantity below nought.
  { id: 'BR-27', holds: ({ lines }) => lines.every(({ netPrice, amount }) => netPrice >= 0 || amount < 0) },
  {
    id: 'BR-55',
    holds: ({ kind, preceding }) => kind === 'invoice' || (preceding !== null && said(preceding.number)),
  },
  { id: 'BR-CO-10', holds: ({ lines, net }) => sum(lines.map(({ amount }) => amount)) === net },
  { id: 'BR-CO-14', holds: ({ taxes, vat }) => sum(taxes.map((tax) => tax.vat)) === vat },
  { id: 'BR-CO-15', holds: ({ net, vat, gross }) => net + vat === gross },
  {
    id: 'BR-CO-17',
    // A cent is allowed, because VAT that is taken out of a price is rounded the other way round; another one where it is part of a
    // whole (a credit note, what a deposit leaves), so that all parts together are all of it. The rule itself allows a euro.
    holds: ({ preceding, taxes }) =>
      taxes.every(
        ({ taxable, percent, vat }) =>
          Math.abs(vat - (taxable * percent) / 100) <= (preceding === null ? 1 : 2),
      ),
  },
  {
    id: 'BR-CO-18',
    holds: ({ taxes, lines }) =>
      taxes.length > 0 && lines.every(({ vat }) => taxes.some(({ treatment }) => treatment === vat)),
  },
  { id: 'BR-CO-25', holds: ({ kind, dueOn }) => kind === 'creditNote' || isDay(dueOn) },
  { id: 'BR-CO-26', holds: ({ seller }) => seller.vatNumber !== null },
  {
    id: 'BR-S-08',
    holds: (invoice) =>
      invoice.taxes.every(
        ({ treatment, taxable }) =>
          sum(invoice.lines.filter(({ vat }) => vat === treatment).map(({ amount }) => amount)) === taxable,
      ),
  },
  {
    id: 'BR-S-05',
    holds: ({ taxes }) => taxes.every(({ treatment, percent }) => percent === vatRules[treatment].percent),
  },
  {
    id: 'BR-AE-01',
    // The domestic rule and those across the border are one category, and a document has one sum of it.
    holds: ({ taxes }) => taxes.filter(({ treatment }) => categoryOf(treatment) === 'AE').length <= 1,
  },
  { id: 'BR-AE-02', holds: bothNumbers('AE') },
  { id: 'BR-AE-09', holds: exempt('AE') },
  { id: 'BR-IC-02', holds: bothNumbers('K') },
  { id: 'BR-IC-09', holds: exempt('K') },
  { id: 'BR-IC-11', holds: (invoice) => !taxOf(invoice, 'intraCommunity') || invoice.deliveredOn !== null },
  { id: 'BR-IC-12', holds: (invoice) => !taxOf(invoice, 'intraCommunity') || invoice.deliveredTo !== null },
  {
    id: 'OWN-IC-COUNTRY',
    holds: (invoice) =>
      !taxOf(invoice, 'intraCommunity') ||
      invoice.deliveredTo === null ||
      (invoice.deliveredTo !== 'BE' && isMemberState(invoice.deliveredTo)),
  },
  {
    id: 'OWN-DELIVERED',
    holds: ({ deliveredOn, issuedOn }) =>
      deliveredOn === null || (isDay(deliveredOn) && deliveredOn <= issuedOn),
  },
  {
    id: 'OWN-AE-BELGIUM',
    holds: (invoice) =>
      invoice.kind === 'creditNote' ||
      !taxOf(invoice, 'reverseCharge') ||
      invoice.buyer.vatNumber?.startsWith('BE') !== false,
  },
  {
    id: 'OWN-ABROAD',
    holds: (invoice) =>
      invoice.kind === 'creditNote' ||
      !abroadTreatments.some((treatment) => taxOf(invoice, treatment)) ||
      invoice.buyer.vatNumber === null ||
      isOfOtherMemberState(invoice.buyer.vatNumber),
  },
  { id: 'BR-G-02', holds: (invoice) => !uses(invoice, 'G') || invoice.seller.vatNumber !== null },
  { id: 'BR-G-09', holds: exempt('G') },
  {
    id: 'OWN-LEGAL-FORM',
    // Code of Companies and Associations, article 2:20. Documents of before said it nowhere, and their credit notes say what they said.
    holds: ({ kind, seller }) => kind === 'creditNote' || said(seller.legalForm ?? ''),
  },
  { id: 'BR-61', holds: ({ iban }) => iban === null || said(iban) },
  { id: 'OWN-IBAN', holds: ({ iban }) => iban === null || isIban(iban) },
  {
    id: 'PEPPOL-EN16931-R003',
    holds: ({ buyerReference, orderReference }) => said(buyerReference) || said(orderReference),
  },
  { id: 'PEPPOL-EN16931-R020', holds: ({ seller }) => seller.electronicAddress !== null },
  {
    id: 'PEPPOL-EN16931-R120',
    holds: ({ lines }) =>
      lines.every(
        ({ amount, netPrice, quantity }) =>
          Math.abs(amount - (netPrice * quantity) / 10_000_000) <= priceTolerance,
      ),
  },
  {
    id: 'PEPPOL-COMMON-R043',
    holds: ({ seller, buyer }) =>
      [seller, buyer].every(
        ({ electronicAddress }) =>
          electronicAddress?.scheme !== '0208' || isBelgianVatNumber(`BE${electronicAddress.id}`),
      ),
  },
  { id: 'OWN-TAXABLE', holds: ({ taxes }) => taxes.every(({ taxable, vat }) => taxable >= 0 && vat >= 0) },
  { id: 'OWN-PREPAID', holds: ({ prepaid, gross }) => prepaid >= 0 && prepaid <= gross },
];

/** The rules that an invoice breaks. */
export function findBrokenRules(invoice: Invoice): string[] {
  return invoiceRules.filter(({ holds }) => !holds(invoice)).map(({ id }) => id);
}
