import { standardVatPercent } from '@/lib/content/vat';
import type { Localized } from '@/lib/i18n/locales';

/** How a line is taxed, its VAT category: the rate and, where it is not the standard one, the rule that allows it. */
export const vatTreatments = [
  'standard',
  'dwelling',
  'reverseCharge',
  'serviceAbroad',
  'buildingAbroad',
  'intraCommunity',
  'export',
] as const;

export type VatTreatment = (typeof vatTreatments)[number];

/** Those for a customer who has a VAT number of another member state. */
export const abroadTreatments = [
  'serviceAbroad',
  'buildingAbroad',
  'intraCommunity',
] as const satisfies VatTreatment[];

interface VatRule {
  percent: number;
  /** UNCL 5305, as EN 16931 names the category in an invoice (BT-118). */
  category: 'S' | 'AE' | 'K' | 'G';
  /** Code list VATEX, where the category wants a reason (BT-121). */
  exemptionCode: string | null;
  /** Printed on offer and invoice; null for the standard rate, which needs none. */
  reason: Localized | null;
}

export const vatRules: Record<VatTreatment, VatRule> = {
  standard: { percent: standardVatPercent, category: 'S', exemptionCode: null, reason: null },
  // Royal Decree no. 20, annex, table A, heading XXXVIII; the customer declares it by not contesting the invoice.
  dwelling: {
    percent: 6,
    category: 'S',
    exemptionCode: null,
    reason: {
      fr: 'TVA de 6\u202f%\u00a0: travaux à une habitation privée occupée depuis dix ans au moins, facturés à un consommateur final (arrêté royal n°\u00a020, tableau A, XXXVIII).',
      nl: 'Btw 6%: werken aan een privéwoning die minstens tien jaar in gebruik is, aan een eindverbruiker gefactureerd (koninklijk besluit nr. 20, tabel A, XXXVIII).',
      en: 'VAT at 6%: works on a private dwelling in use for at least ten years, invoiced to a final consumer (Royal Decree no. 20, table A, XXXVIII).',
    },
  },
  // Work on real estate for a customer who files returns in Belgium.
  reverseCharge: {
    percent: 0,
    category: 'AE',
    exemptionCode: 'VATEX-EU-AE',
    reason: {
      fr: 'Autoliquidation\u00a0: la TVA est due par le cocontractant (arrêté royal n°\u00a01, article 20).',
      nl: 'Btw verlegd: te voldoen door de medecontractant (koninklijk besluit nr. 1, artikel 20).',
      en: 'Reverse charge: VAT is due by the customer (Royal Decree no. 1, article 20).',
    },
  },
  // A service is taxed where its customer is established, who owes the VAT there. Only goods are of category K.
  serviceAbroad: {
    percent: 0,
    category: 'AE',
    exemptionCode: 'VATEX-EU-AE',
    reason: {
      fr: 'Autoliquidation\u00a0: la TVA est due par le preneur dans son État membre (Code de la TVA, article 21, § 2\u00a0; directive 2006/112/CE, articles 44 et 196).',
      nl: 'Btw verlegd: te voldoen door de afnemer in zijn lidstaat (Btw-wetboek, artikel 21, § 2; Richtlijn 2006/112/EG, artikelen 44 en 196).',
      en: 'Reverse charge: VAT is due by the customer in their member state (VAT Code, article 21, § 2; Directive 2006/112/EC, articles 44 and 196).',
    },
  },
  // Work on a building is taxed where it stands. A member state may have the customer who is registered there owe the VAT, as France,
  // Germany and the Netherlands do; where it does not, we would have to register there ourselves.
  buildingAbroad: {
    percent: 0,
    category: 'AE',
    exemptionCode: 'VATEX-EU-AE',
    reason: {
      fr: 'Autoliquidation\u00a0: travaux immobiliers, la TVA est due par le preneur dans l’État membre où se trouve l’immeuble (Code de la TVA, article 21, § 3, 1°\u00a0; directive 2006/112/CE, articles 47 et 194).',
      nl: 'Btw verlegd: werk in onroerende staat, te voldoen door de afnemer in de lidstaat waar het gebouw staat (Btw-wetboek, artikel 21, § 3, 1°; Richtlijn 2006/112/EG, artikelen 47 en 194).',
      en: 'Reverse charge: work on real estate, VAT is due by the customer in the member state where the building stands (VAT Code, article 21, § 3, 1°; Directive 2006/112/EC, articles 47 and 194).',
    },
  },
  intraCommunity: {
    percent: 0,
    category: 'K',
    exemptionCode: 'VATEX-EU-IC',
    reason: {
      fr: 'Livraison intracommunautaire exonérée (Code de la TVA, article 39bis).',
      nl: 'Vrijgestelde intracommunautaire levering (Btw-wetboek, artikel 39bis).',
      en: 'Exempt intra-Community supply (VAT Code, article 39bis).',
    },
  },
  export: {
    percent: 0,
    category: 'G',
    exemptionCode: 'VATEX-EU-G',
    reason: {
      fr: 'Exportation exonérée (Code de la TVA, article 39).',
      nl: 'Vrijgestelde uitvoer (Btw-wetboek, artikel 39).',
      en: 'Exempt export (VAT Code, article 39).',
    },
  },
};
