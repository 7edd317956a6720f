import type { OfferUnit } from '../offer';
import { vatRules } from '../vat-treatment';
import { belgianScheme, type Invoice, type InvoiceLine, type InvoiceParty, type InvoiceTax } from './invoice';
import { invoiceNotes } from './invoice-notes';
import { writeXml, type XmlElement } from './xml';

// UBL 2.1 as Peppol BIS Billing 3 wants it. The order of elements is the schema's and counts.

const specification = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const process = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

/** UN/ECE recommendation 20. */
const unitCodes: Record<OfferUnit, string> = {
  item: 'C62',
  m2: 'MTK',
  metre: 'MTR',
  hour: 'HUR',
  vehicle: 'C62',
  element: 'C62',
  lump: 'C62',
};

type Children = readonly (XmlElement | null)[];

const cbc = (name: string, content: string, attributes?: XmlElement['attributes']): XmlElement => ({
  name: `cbc:${name}`,
  content,
  ...(attributes ? { attributes } : {}),
});
const cac = (name: string, ...content: Children): XmlElement => ({ name: `cac:${name}`, content });
const id = (content: string, attributes?: XmlElement['attributes']) => cbc('ID', content, attributes);

/** A whole number of parts as a decimal, without noughts at its end beyond `least` figures. */
function decimal(value: number, figures: number, least = 0): string {
  if (value < 0) return `-${decimal(-value, figures, least)}`;
  const text = String(value).padStart(figures + 1, '0');
  const whole = text.slice(0, -figures);
  let rest = text.slice(-figures);
  while (rest.length > least && rest.endsWith('0')) rest = rest.slice(0, -1);
  return rest === '' ? whole : `${whole}.${rest}`;
}

const money = (name: string, cents: number) => cbc(name, decimal(cents, 2, 2), { currencyID: 'EUR' });

/** Millionths of a euro, with three figures more where they are needed. */
const price = (name: string, millionths: number) =>
  cbc(name, decimal(Math.round(millionths * 1000), 9, 2), { currencyID: 'EUR' });

const taxScheme = cac('TaxScheme', id('VAT'));

function party({ name, address, vatNumber, electronicAddress, legalForm }: InvoiceParty): XmlElement {
  return cac(
    'Party',
    electronicAddress && cbc('EndpointID', electronicAddress.id, { schemeID: electronicAddress.scheme }),
    cac('PartyName', cbc('Name', name)),
    cac(
      'PostalAddress',
      cbc('StreetName', address.street),
      cbc('CityName', address.city),
      cbc('PostalZone', address.postalCode),
      cac('Country', cbc('IdentificationCode', address.country)),
    ),
    vatNumber === null ? null : cac('PartyTaxScheme', cbc('CompanyID', vatNumber), taxScheme),
    cac(
      'PartyLegalEntity',
      cbc('RegistrationName', name),
      // BR-CL-11: only a register of enterprises, not a VAT number's scheme.
      electronicAddress?.scheme === belgianScheme
        ? cbc('CompanyID', electronicAddress.id, { schemeID: belgianScheme })
        : null,
      legalForm === null ? null : cbc('CompanyLegalForm', legalForm),
    ),
  );
}

function category(name: string, tax: { treatment: InvoiceTax['treatment'] }, children: Children): XmlElement {
  const rule = vatRules[tax.treatment];
  return cac(name, id(rule.category), cbc('Percent', String(rule.percent)), ...children, taxScheme);
}

const taxSubtotal = (invoice: Invoice) => (tax: InvoiceTax) => {
  const { exemptionCode, reason, category: code } = vatRules[tax.treatment];
  const why = reason?.[invoice.locale];
  return cac(
    'TaxSubtotal',
    money('TaxableAmount', tax.taxable),
    money('TaxAmount', tax.vat),
    // BR-S-10: the standard category has no exemption reason; the rule of its rate stands in the note.
    category('TaxCategory', tax, [
      exemptionCode === null ? null : cbc('TaxExemptionReasonCode', exemptionCode),
      why === undefined || code === 'S' ? null : cbc('TaxExemptionReason', why),
    ]),
  );
};

/** Characters of a line's name; what it says whole is its description. */
const longestName = 200;

/** BT-147 and BT-148; they differ by the price after the discount, to the last figure (PEPPOL-EN16931-R046). */
function discountOf({ netPrice, discount }: InvoiceLine): XmlElement | null {
  if (discount === null || discount.listPrice <= netPrice) return null;
  return cac(
    'AllowanceCharge',
    cbc('ChargeIndicator', 'false'),
    price('Amount', discount.listPrice - netPrice),
    price('BaseAmount', discount.listPrice),
  );
}

const line = (kind: Invoice['kind']) => (own: InvoiceLine, at: number) => {
  const { text, unit, amount, vat } = own;
  // BR-27: a price is never below nought; a quantity may be.
  const sign = amount < 0 ? -1 : 1;
  const { category: code, percent } = vatRules[vat];
  const name = [...(text.split('\n', 1)[0] ?? '')].slice(0, longestName).join('');
  return cac(
    kind === 'invoice' ? 'InvoiceLine' : 'CreditNoteLine',
    id(String(at + 1)),
    cbc(kind === 'invoice' ? 'InvoicedQuantity' : 'CreditedQuantity', decimal(sign * own.quantity, 3), {
      unitCode: unitCodes[unit],
    }),
    money('LineExtensionAmount', amount),
    cac(
      'Item',
      name === text ? null : cbc('Description', text),
      cbc('Name', name),
      cac('SellersItemIdentification', id(own.id)),
      cac('ClassifiedTaxCategory', id(code), cbc('Percent', String(percent)), taxScheme),
    ),
    cac('Price', price('PriceAmount', sign * own.netPrice), discountOf(own)),
  );
};

/** Peppol allows one note (PEPPOL-EN16931-R002). */
function noteOf(invoice: Invoice): XmlElement | null {
  const notes = invoiceNotes(invoice);
  return notes.length === 0 ? null : cbc('Note', notes.join(' '));
}

function headOf(invoice: Invoice): Children {
  const { kind, isDeposit, number, issuedOn, dueOn, buyerReference, orderReference, preceding } = invoice;
  const { prepaid, prepaidOn, gross } = invoice;
  const isCredit = kind === 'creditNote';
  return [
    cbc('CustomizationID', specification),
    cbc('ProfileID', process),
    id(number),
    cbc('IssueDate', issuedOn),
    isCredit ? null : cbc('DueDate', dueOn),
    // UNTDID 1001; 386: prepayment invoice.
    isCredit ? cbc('CreditNoteTypeCode', '381') : cbc('InvoiceTypeCode', isDeposit ? '386' : '380'),
    noteOf(invoice),
    // BT-7: of a deposit that was paid whole before, VAT is due by that day (VAT Code, article 17, § 1).
    isDeposit && prepaid === gross && prepaidOn !== null && prepaidOn < issuedOn
      ? cbc('TaxPointDate', prepaidOn)
      : null,
    cbc('DocumentCurrencyCode', 'EUR'),
    cbc('BuyerReference', buyerReference),
    cac('OrderReference', id(orderReference)),
    preceding &&
      cac(
        'BillingReference',
        cac('InvoiceDocumentReference', id(preceding.number), cbc('IssueDate', preceding.issuedOn)),
      ),
  ];
}

function deliveryOf({ deliveredOn, deliveredTo }: Invoice): XmlElement | null {
  if (deliveredOn === null) return null;
  return cac(
    'Delivery',
    cbc('ActualDeliveryDate', deliveredOn),
    deliveredTo &&
      cac('DeliveryLocation', cac('Address', cac('Country', cbc('IdentificationCode', deliveredTo)))),
  );
}

/** An invoice or a credit note as XML. */
export function writeInvoice(invoice: Invoice): string {
  const { kind, seller, buyer, taxes, lines, net, vat, gross, prepaid, communication, iban } = invoice;
  const root = kind === 'invoice' ? 'Invoice' : 'CreditNote';
  const namespace = 'urn:oasis:names:specification:ubl:schema:xsd:';
  const content = [
    ...headOf(invoice),
    cac('AccountingSupplierParty', party(seller)),
    cac('AccountingCustomerParty', party(buyer)),
    deliveryOf(invoice),
    // 30: credit transfer; 1: not said, because that one needs an account.
    cac(
      'PaymentMeans',
      cbc('PaymentMeansCode', iban === null ? '1' : '30'),
      cbc('PaymentID', communication),
      iban === null ? null : cac('PayeeFinancialAccount', id(iban)),
    ),
    cac('TaxTotal', money('TaxAmount', vat), ...taxes.map(taxSubtotal(invoice))),
    cac(
      'LegalMonetaryTotal',
      money('LineExtensionAmount', net),
      money('TaxExclusiveAmount', net),
      money('TaxInclusiveAmount', gross),
      prepaid === 0 ? null : money('PrepaidAmount', prepaid),
      money('PayableAmount', gross - prepaid),
    ),
    ...lines.map(line(kind)),
  ];
  return writeXml({
    name: root,
    attributes: {
      xmlns: `${namespace}${root}-2`,
      'xmlns:cac': `${namespace}CommonAggregateComponents-2`,
      'xmlns:cbc': `${namespace}CommonBasicComponents-2`,
    },
    content,
  });
}
