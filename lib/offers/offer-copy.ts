import type { Locale, Localized } from '@/lib/i18n/locales';
import type { OfferUnit } from './offer';

/** What an offer says around what staff wrote: in its document, on its page, in its mails. */
export interface OfferCopy {
  offer: string;
  version: (position: number) => string;
  date: string;
  validUntil: (day: string) => string;
  request: string;
  from: string;
  to: string;
  vatNumber: string;
  line: string;
  quantity: string;
  unitPrice: string;
  discount: string;
  amount: string;
  vat: string;
  alternatives: (group: string) => string;
  options: string;
  preselected: string;
  totals: string;
  netTotal: string;
  vatAt: (percent: string) => string;
  total: string;
  /** Prices of the lines. */
  basis: { withVat: string; withoutVat: string };
  /** Below totals, where a choice is open. */
  withPreselected: string;
  deposit: string;
  depositText: (amount: string, percent: number) => string;
  account: string;
  communication: string;
  scan: string;
  delivery: string;
  deliveryText: (duration: string) => string;
  deliveryOpen: string;
  /** If everything were there today. */
  deliveryDates: (days: string) => string;
  terms: string;
  termsText: (version: string) => string;
  termsFollow: string;
  withdrawal: string;
  withdrawalText: string;
  withdrawalForm: string;
  withdrawalFormLines: readonly string[];
  accept: string;
  acceptText: string;
  certificate: string;
  certificateText: string;
  acceptedBy: string;
  acceptedAt: string;
  mailAddress: string;
  language: string;
  chosen: string;
  nothingChosen: string;
  hash: string;
  units: Record<OfferUnit, readonly [one: string, other: string]>;
}

const fr: OfferCopy = {
  offer: 'Devis',
  version: (position) => `version ${position}`,
  date: 'Date',
  validUntil: (day) => `Valable jusqu’au ${day} inclus`,
  request: 'Votre demande',
  from: 'De',
  to: 'Pour',
  vatNumber: 'TVA',
  line: 'Description',
  quantity: 'Quantité',
  unitPrice: 'Prix unitaire',
  discount: 'Remise',
  amount: 'Montant',
  vat: 'TVA',
  alternatives: (group) => `Au choix ${group}\u00a0: une ligne`,
  options: 'En option',
  preselected: 'proposé',
  totals: 'Totaux',
  netTotal: 'Total hors TVA',
  vatAt: (percent) => `TVA ${percent}\u202f%`,
  total: 'Total TVA comprise',
  basis: { withVat: 'Prix en euros, TVA comprise.', withoutVat: 'Prix en euros, hors TVA.' },
  withPreselected: 'Avec les lignes que nous proposons. Votre choix se fait en ligne.',
  deposit: 'Acompte',
  depositText: (amount, percent) =>
    `${percent}\u202f% à la commande\u00a0: ${amount}. Le solde suit à la facture.`,
  account: 'Compte',
  communication: 'Communication structurée',
  scan: 'Code de paiement à scanner avec l’application de votre banque',
  delivery: 'Délai',
  deliveryText: (duration) => `${duration} à partir de votre accord, de l’acompte et de l’épreuve approuvée.`,
  deliveryOpen: 'À convenir ensemble.',
  deliveryDates: (days) => `Si tout est là aujourd’hui\u00a0: ${days}`,
  terms: 'Conditions',
  termsText: (version) => `Nos conditions générales de vente, version ${version}, font partie de ce devis.`,
  termsFollow: 'Elles sont jointes ci-après, en entier.',
  withdrawal: 'Droit de rétractation',
  withdrawalText:
    'Consommateur, vous pouvez vous rétracter dans les 14 jours d’une commande à distance, sans motif. Ce droit n’existe pas pour ce qui est fait à vos mesures ou personnalisé (Code de droit économique, article VI.53, 3°)\u00a0: vos lettres, votre logo, vos dimensions.',
  withdrawalForm: 'Formulaire type de rétractation',
  withdrawalFormLines: [
    'À renvoyer uniquement si vous souhaitez vous rétracter du contrat.',
    'Je vous notifie par la présente ma rétractation du contrat portant sur la vente du bien ou la prestation du service ci-dessous.',
    'Commandé le / reçu le\u00a0:',
    'Nom et adresse du consommateur\u00a0:',
    'Date et signature (si ce formulaire est notifié sur papier)\u00a0:',
  ],
  accept: 'Accepter ou refuser',
  acceptText: 'En ligne, sur votre page privée\u00a0: choisissez vos options, écrivez votre nom, confirmez.',
  certificate: 'Certificat d’acceptation',
  certificateText: 'Ce devis a été accepté en ligne. Voici ce que nous avons conservé.',
  acceptedBy: 'Accepté par',
  acceptedAt: 'Le',
  mailAddress: 'Lien envoyé à',
  language: 'Langue',
  chosen: 'Lignes choisies',
  nothingChosen: 'Toutes les lignes du devis',
  hash: 'Empreinte SHA-256 du devis',
  units: {
    item: ['pièce', 'pièces'],
    m2: ['m²', 'm²'],
    metre: ['m', 'm'],
    hour: ['heure', 'heures'],
    vehicle: ['véhicule', 'véhicules'],
    element: ['élément', 'éléments'],
    lump: ['forfait', 'forfaits'],
  },
};

const nl: OfferCopy = {
  offer: 'Offerte',
  version: (position) => `versie ${position}`,
  date: 'Datum',
  validUntil: (day) => `Geldig tot en met ${day}`,
  request: 'Uw aanvraag',
  from: 'Van',
  to: 'Voor',
  vatNumber: 'Btw',
  line: 'Omschrijving',
  quantity: 'Aantal',
  unitPrice: 'Eenheidsprijs',
  discount: 'Korting',
  amount: 'Bedrag',
  vat: 'Btw',
  alternatives: (group) => `Keuze ${group}: één lijn`,
  options: 'Optioneel',
  preselected: 'ons voorstel',
  totals: 'Totalen',
  netTotal: 'Totaal zonder btw',
  vatAt: (percent) => `Btw ${percent}%`,
  total: 'Totaal inclusief btw',
  basis: { withVat: 'Prijzen in euro, btw inbegrepen.', withoutVat: 'Prijzen in euro, zonder btw.' },
  withPreselected: 'Met de lijnen die wij voorstellen. Kiezen doet u online.',
  deposit: 'Voorschot',
  depositText: (amount, percent) =>
    `${percent}% bij de bestelling: ${amount}. Het saldo volgt met de factuur.`,
  account: 'Rekening',
  communication: 'Gestructureerde mededeling',
  scan: 'Betaalcode om te scannen met de app van uw bank',
  delivery: 'Termijn',
  deliveryText: (duration) => `${duration} na uw akkoord, het voorschot en de goedgekeurde proef.`,
  deliveryOpen: 'Samen af te spreken.',
  deliveryDates: (days) => `Als alles er vandaag is: ${days}`,
  terms: 'Voorwaarden',
  termsText: (version) =>
    `Onze algemene verkoopsvoorwaarden, versie ${version}, maken deel uit van deze offerte.`,
  termsFollow: 'Ze staan hierna, voluit.',
  withdrawal: 'Herroepingsrecht',
  withdrawalText:
    'Als consument kunt u een bestelling op afstand binnen 14 dagen zonder reden herroepen. Dat recht bestaat niet voor wat op uw maat gemaakt of gepersonaliseerd is (Wetboek van economisch recht, artikel VI.53, 3°): uw letters, uw logo, uw maten.',
  withdrawalForm: 'Modelformulier voor herroeping',
  withdrawalFormLines: [
    'Stuur dit formulier alleen terug als u de overeenkomst wilt herroepen.',
    'Ik deel u hierbij mee dat ik de overeenkomst voor de verkoop van het goed of de levering van de dienst hieronder herroep.',
    'Besteld op / ontvangen op:',
    'Naam en adres van de consument:',
    'Datum en handtekening (wanneer dit formulier op papier wordt ingediend):',
  ],
  accept: 'Aanvaarden of weigeren',
  acceptText: 'Online, op uw eigen pagina: kies uw opties, typ uw naam en bevestig.',
  certificate: 'Bewijs van aanvaarding',
  certificateText: 'Deze offerte werd online aanvaard. Dit hebben wij bewaard.',
  acceptedBy: 'Aanvaard door',
  acceptedAt: 'Op',
  mailAddress: 'Link gestuurd naar',
  language: 'Taal',
  chosen: 'Gekozen lijnen',
  nothingChosen: 'Alle lijnen van de offerte',
  hash: 'SHA-256 van de offerte',
  units: {
    item: ['stuk', 'stuks'],
    m2: ['m²', 'm²'],
    metre: ['m', 'm'],
    hour: ['uur', 'uur'],
    vehicle: ['voertuig', 'voertuigen'],
    element: ['onderdeel', 'onderdelen'],
    lump: ['vaste prijs', 'vaste prijzen'],
  },
};

const en: OfferCopy = {
  offer: 'Quote',
  version: (position) => `version ${position}`,
  date: 'Date',
  validUntil: (day) => `Valid up to and including ${day}`,
  request: 'Your request',
  from: 'From',
  to: 'For',
  vatNumber: 'VAT',
  line: 'Description',
  quantity: 'Quantity',
  unitPrice: 'Unit price',
  discount: 'Discount',
  amount: 'Amount',
  vat: 'VAT',
  alternatives: (group) => `Choice ${group}: one line`,
  options: 'Optional',
  preselected: 'our suggestion',
  totals: 'Totals',
  netTotal: 'Total without VAT',
  vatAt: (percent) => `VAT ${percent}%`,
  total: 'Total including VAT',
  basis: { withVat: 'Prices in euro, VAT included.', withoutVat: 'Prices in euro, without VAT.' },
  withPreselected: 'With the lines we suggest. You choose online.',
  deposit: 'Deposit',
  depositText: (amount, percent) =>
    `${percent}% on ordering: ${amount}. The balance follows with the invoice.`,
  account: 'Account',
  communication: 'Structured communication',
  scan: 'Payment code to scan with your bank’s app',
  delivery: 'Delivery',
  deliveryText: (duration) => `${duration} from your agreement, the deposit and the approved proof.`,
  deliveryOpen: 'To be agreed together.',
  deliveryDates: (days) => `If everything is there today: ${days}`,
  terms: 'Terms',
  termsText: (version) => `Our terms of sale, version ${version}, are part of this quote.`,
  termsFollow: 'They follow below, in full.',
  withdrawal: 'Right of withdrawal',
  withdrawalText:
    'As a consumer you may withdraw from an order placed at a distance within 14 days, without a reason. There is no such right for what is made to measure or personalised (Code of Economic Law, article VI.53, 3°): your letters, your logo, your dimensions.',
  withdrawalForm: 'Model withdrawal form',
  withdrawalFormLines: [
    'Return this form only if you wish to withdraw from the contract.',
    'I hereby give notice that I withdraw from my contract of sale of the goods or for the provision of the service below.',
    'Ordered on / received on:',
    'Name and address of the consumer:',
    'Date and signature (if this form is notified on paper):',
  ],
  accept: 'Accept or decline',
  acceptText: 'Online, on your private page: choose your options, type your name, confirm.',
  certificate: 'Certificate of acceptance',
  certificateText: 'This quote was accepted online. This is what we have kept.',
  acceptedBy: 'Accepted by',
  acceptedAt: 'On',
  mailAddress: 'Link sent to',
  language: 'Language',
  chosen: 'Lines chosen',
  nothingChosen: 'Every line of the quote',
  hash: 'SHA-256 of the quote',
  units: {
    item: ['item', 'items'],
    m2: ['m²', 'm²'],
    metre: ['m', 'm'],
    hour: ['hour', 'hours'],
    vehicle: ['vehicle', 'vehicles'],
    element: ['panel', 'panels'],
    lump: ['fixed price', 'fixed prices'],
  },
};

const copy: Localized<OfferCopy> = { fr, nl, en };

export const offerCopy = (locale: Locale): OfferCopy => copy[locale];
