import type { Localized } from '@/lib/i18n/locales';
import type { DocumentKind } from './invoice';

/** What an invoice says around its figures, beside the words it has in common with the offer (`offerCopy`): on paper, on its page, in its mail. */
interface InvoiceCopy {
  kinds: Record<DocumentKind, string>;
  issuedOn: string;
  dueOn: string;
  deliveredOn: string;
  /** Of the invoice that a credit note takes back. */
  corrects: string;
  /** Of the invoice of the deposit that is taken off. */
  follows: string;
  /** The line of a deposit, and the one that takes it off again. */
  depositOf: (order: string) => string;
  takenOff: (number: string, day: string) => string;
  rate: string;
  taxable: string;
  prepaid: string;
  /** With the day on which the last of it came in. */
  prepaidOn: (day: string) => string;
  payable: string;
  payHeading: string;
  payText: (amount: string, day: string) => string;
  paidText: string;
  creditText: string;
  /** Between enterprises of Belgium the structured file is the invoice: VAT Code, article 53, § 2bis. */
  structured: string;
}

export const invoiceCopy: Localized<InvoiceCopy> = {
  fr: {
    kinds: { invoice: 'Facture', deposit: 'Facture d’acompte', creditNote: 'Note de crédit' },
    issuedOn: 'Date',
    dueOn: 'Échéance',
    deliveredOn: 'Livré le',
    corrects: 'Corrige la facture',
    follows: 'Facture d’acompte',
    depositOf: (order) => `Acompte sur le devis ${order}`,
    takenOff: (number, day) => `Acompte déjà facturé, ${number} du ${day}`,
    rate: 'Taux',
    taxable: 'Base imposable',
    prepaid: 'Déjà payé',
    prepaidOn: (day) => `Déjà payé, reçu le ${day}`,
    payable: 'À payer',
    payHeading: 'Paiement',
    payText: (amount, day) => `${amount}, au plus tard le ${day}.`,
    paidText: 'Cette facture est payée. Merci.',
    creditText: 'Ce montant est déduit de ce qui reste à payer, ou remboursé s’il a été payé.',
    structured:
      'Entre entreprises belges, la facture au sens de la loi est le fichier structuré. Ce document en est la copie à lire.',
  },
  nl: {
    kinds: { invoice: 'Factuur', deposit: 'Voorschotfactuur', creditNote: 'Creditnota' },
    issuedOn: 'Datum',
    dueOn: 'Vervaldag',
    deliveredOn: 'Geleverd op',
    corrects: 'Verbetert factuur',
    follows: 'Voorschotfactuur',
    depositOf: (order) => `Voorschot op offerte ${order}`,
    takenOff: (number, day) => `Voorschot al gefactureerd, ${number} van ${day}`,
    rate: 'Tarief',
    taxable: 'Maatstaf van heffing',
    prepaid: 'Al betaald',
    prepaidOn: (day) => `Al betaald, ontvangen op ${day}`,
    payable: 'Te betalen',
    payHeading: 'Betaling',
    payText: (amount, day) => `${amount}, uiterlijk op ${day}.`,
    paidText: 'Deze factuur is betaald. Dank u.',
    creditText: 'Dit bedrag gaat af van wat nog te betalen is, of wordt terugbetaald als het betaald was.',
    structured:
      'Tussen Belgische ondernemingen is het gestructureerde bestand de factuur volgens de wet. Dit document is de leesbare kopie ervan.',
  },
  en: {
    kinds: { invoice: 'Invoice', deposit: 'Deposit invoice', creditNote: 'Credit note' },
    issuedOn: 'Date',
    dueOn: 'Due',
    deliveredOn: 'Delivered on',
    corrects: 'Corrects invoice',
    follows: 'Deposit invoice',
    depositOf: (order) => `Deposit on quote ${order}`,
    takenOff: (number, day) => `Deposit already invoiced, ${number} of ${day}`,
    rate: 'Rate',
    taxable: 'Taxable amount',
    prepaid: 'Already paid',
    prepaidOn: (day) => `Already paid, received on ${day}`,
    payable: 'To pay',
    payHeading: 'Payment',
    payText: (amount, day) => `${amount}, by ${day} at the latest.`,
    paidText: 'This invoice is paid. Thank you.',
    creditText: 'This amount is deducted from what is still to be paid, or paid back if it had been paid.',
    structured:
      'Between Belgian enterprises the invoice in law is the structured file. This document is a copy of it for reading.',
  },
};
