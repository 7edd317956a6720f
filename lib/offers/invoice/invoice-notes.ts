import type { Localized } from '@/lib/i18n/locales';
import { type VatTreatment, vatRules } from '../vat-treatment';
import type { Invoice } from './invoice';

/**
 * What a customer is taken to declare by not contesting an invoice, in the words of the law: without them whoever sends it answers
 * for the VAT. Royal Decree no. 20, annex, table A, XXXVIII, since 1 January 2022; Royal Decree no. 1, article 20, § 2, since
 * 1 January 2023.
 */
const declarations: Partial<Record<VatTreatment, Localized>> = {
  dwelling: {
    fr: 'Taux de TVA\u00a0: En l’absence de contestation par écrit, dans un délai d’un mois à compter de la réception de la facture, le client est présumé reconnaître que (1) les travaux sont effectués à un bâtiment d’habitation dont la première occupation a eu lieu au cours d’une année civile qui précède d’au moins dix ans la date de la première facture relative à ces travaux, (2) qu’après l’exécution de ces travaux, l’habitation est utilisée, soit exclusivement soit à titre principal comme logement privé et (3) que ces travaux sont fournis et facturés à un consommateur final. Si au moins une de ces conditions n’est pas remplie, le taux normal de TVA de 21 p.c. sera applicable et le client endossera, par rapport à ces conditions, la responsabilité quant au paiement de la taxe, des intérêts et des amendes dus.',
    nl: 'Btw-tarief: Bij gebrek aan schriftelijke betwisting binnen een termijn van één maand vanaf de ontvangst van de factuur, wordt de klant geacht te erkennen dat (1) de werken worden verricht aan een woning waarvan de eerste ingebruikneming heeft plaatsgevonden in een kalenderjaar dat ten minste tien jaar voorafgaat aan de datum van de eerste factuur met betrekking tot die werken, (2) de woning, na uitvoering van die werken, uitsluitend of hoofdzakelijk als privéwoning wordt gebruikt en (3) de werken worden verstrekt en gefactureerd aan een eindverbruiker. Wanneer minstens één van die voorwaarden niet is voldaan, zal het normale btw-tarief van 21 pct. van toepassing zijn en is de afnemer ten aanzien van die voorwaarden aansprakelijk voor de betaling van de verschuldigde belasting, interesten en geldboeten.',
    en: 'VAT rate: Unless the invoice is contested in writing within one month of its receipt, the customer is taken to acknowledge that (1) the works are carried out on a dwelling first occupied in a calendar year at least ten years before the date of the first invoice for these works, (2) after these works the dwelling is used solely or mainly as a private home and (3) these works are supplied and invoiced to a final consumer. If at least one of these conditions is not met, the standard VAT rate of 21% applies and the customer is liable, as to these conditions, for the tax, interest and fines due.',
  },
  reverseCharge: {
    fr: 'Autoliquidation\u00a0: En l’absence de contestation par écrit, dans un délai d’un mois à compter de la réception de la facture, le client est présumé reconnaître qu’il est un assujetti tenu au dépôt de déclarations périodiques. Si cette condition n’est pas remplie, le client endossera, par rapport à cette condition, la responsabilité quant au paiement de la taxe, des intérêts et des amendes dus.',
    nl: 'Verlegging van heffing: Bij gebrek aan schriftelijke betwisting binnen een termijn van één maand na de ontvangst van de factuur, wordt de afnemer geacht te erkennen dat hij een belastingplichtige is gehouden tot de indiening van periodieke aangiften. Als die voorwaarde niet vervuld is, is de afnemer ten aanzien van die voorwaarde aansprakelijk voor de betaling van de verschuldigde belasting, interesten en geldboeten.',
    en: 'Reverse charge: Unless the invoice is contested in writing within one month of its receipt, the customer is taken to acknowledge being a taxable person who files periodic VAT returns. If this condition is not met, the customer is liable, as to this condition, for the tax, interest and fines due.',
  },
};

/** Royal Decree no. 4, article 4, § 1, 3°: on the copy for a customer who may have deducted the VAT that is given back. */
const paidBack: Localized = {
  fr: 'TVA à reverser à l’État dans la mesure où elle a été initialement déduite.',
  nl: 'Btw terug te storten aan de Staat in de mate waarin ze oorspronkelijk in aftrek werd gebracht.',
  en: 'VAT to be paid back to the State in so far as it was originally deducted.',
};

/** What has to be said in words (BT-22): the rule behind a lower rate of the standard category, and what the law puts beside it. */
export function invoiceNotes({ kind, taxes, vat, buyer, locale }: Invoice): string[] {
  const reasons = taxes.flatMap(({ treatment }) => {
    const { category, reason } = vatRules[treatment];
    return category === 'S' && reason !== null ? [reason[locale]] : [];
  });
  if (kind === 'creditNote')
    return [...reasons, ...(vat > 0 && buyer.vatNumber !== null ? [paidBack[locale]] : [])];
  return [...reasons, ...taxes.flatMap(({ treatment }) => declarations[treatment]?.[locale] ?? [])];
}
