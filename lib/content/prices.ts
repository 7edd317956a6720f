import { formatPrice } from '@/lib/i18n/format';
import type { Locale, Localized } from '@/lib/i18n/locales';
import { standardVatPercent } from './vat';

type PriceUnit = 'item' | 'm2' | 'vehicle' | 'element';

export interface Price {
  /** Euro; null when only a quote can tell. */
  amount: number | null;
  /** The lowest price rather than the price. */
  from: boolean;
  unit: PriceUnit;
  /** Whether putting it up is in the price; `none` where nothing is fitted. */
  fitting: 'included' | 'excluded' | 'none';
}

/** Percent of VAT in every published price: the site addresses consumers (Code of Economic Law, articles VI.3 and VI.4). */
export const publishedVatPercent = standardVatPercent;

/**
 * The price list, VAT included (specification, section 9, which gives the amounts; the names of films and packs, and what
 * is fitted, are ours).
 */
export const prices = {
  signage: { amount: 150, from: true, unit: 'item', fitting: 'excluded' },

  'wrap-full': { amount: 1500, from: true, unit: 'vehicle', fitting: 'included' },
  'wrap-partial': { amount: 300, from: true, unit: 'vehicle', fitting: 'included' },
  'ppf-front': { amount: 1200, from: true, unit: 'vehicle', fitting: 'included' },
  'ppf-full': { amount: 2800, from: true, unit: 'vehicle', fitting: 'included' },
  'ppf-element': { amount: 150, from: true, unit: 'element', fitting: 'included' },
  'ppf-custom': { amount: null, from: false, unit: 'vehicle', fitting: 'included' },

  'facade-sign': { amount: 500, from: true, unit: 'item', fitting: 'excluded' },
  'led-sign': { amount: 800, from: true, unit: 'item', fitting: 'excluded' },

  'solar-film-reflective': { amount: 25, from: true, unit: 'm2', fitting: 'included' },
  'solar-film-selective': { amount: 45, from: true, unit: 'm2', fitting: 'included' },
  'solar-film-frosted': { amount: 35, from: true, unit: 'm2', fitting: 'included' },

  'brand-charter-basic': { amount: 890, from: false, unit: 'item', fitting: 'none' },
  'brand-charter-full': { amount: 1490, from: false, unit: 'item', fitting: 'none' },
  'brand-charter-extended': { amount: 2290, from: false, unit: 'item', fitting: 'none' },
  'logo-basic': { amount: 299, from: false, unit: 'item', fitting: 'none' },
  'logo-full': { amount: 599, from: false, unit: 'item', fitting: 'none' },
  'logo-extended': { amount: 999, from: false, unit: 'item', fitting: 'none' },
  'website-basic': { amount: 1200, from: true, unit: 'item', fitting: 'none' },
  'website-full': { amount: 2200, from: true, unit: 'item', fitting: 'none' },
  'website-extended': { amount: 3500, from: true, unit: 'item', fitting: 'none' },
} as const satisfies Record<string, Price>;

export type PriceId = keyof typeof prices;

/** The prices that have an amount. */
export type PricedId = {
  [Id in PriceId]: (typeof prices)[Id]['amount'] extends number ? Id : never;
}[PriceId];

export function priceOf(id: PriceId): Price {
  return prices[id];
}

/** The amount alone, for use inside a sentence. */
export function formatPriceOf(id: PricedId, locale: Locale): string {
  return formatPrice(prices[id].amount, locale);
}

const onQuote: Localized = { fr: 'sur devis', nl: 'prijs op aanvraag', en: 'price on request' };

const fromText: Localized = { fr: 'dès', nl: 'vanaf', en: 'from' };

const perUnit: Record<PriceUnit, Localized> = {
  item: { fr: '', nl: '', en: '' },
  vehicle: { fr: '', nl: '', en: '' },
  m2: { fr: ' le\u00a0m²', nl: ' per m²', en: ' per m²' },
  element: { fr: ' l’élément', nl: ' per onderdeel', en: ' per panel' },
};

/** A price as a label: "dès 25 € le m²", "vanaf € 1.500", "€299", "price on request". */
export function formatPriceLabel(id: PriceId, locale: Locale): string {
  const { amount, from, unit } = priceOf(id);
  if (amount === null) return onQuote[locale];
  const text = formatPrice(amount, locale) + perUnit[unit][locale];
  return from ? `${fromText[locale]} ${text}` : text;
}

/** The lowest of some prices as a label, "dès 890 €", or null where a quote alone can tell. */
export function formatLowestPrice(ids: readonly PriceId[], locale: Locale): string | null {
  const [lowest, ...others] = ids
    .map(priceOf)
    .filter((price): price is Price & { amount: number } => price.amount !== null)
    .sort((one, other) => one.amount - other.amount);
  if (!lowest) return null;
  const text = formatPrice(lowest.amount, locale) + perUnit[lowest.unit][locale];
  return lowest.from || others.length > 0 ? `${fromText[locale]} ${text}` : text;
}

const vatNote: Localized<Record<Price['fitting'], string>> = {
  fr: {
    included: `TVA de ${publishedVatPercent}\u202f% et pose comprises`,
    excluded: `TVA de ${publishedVatPercent}\u202f% comprise, pose et déplacement en sus`,
    none: `TVA de ${publishedVatPercent}\u202f% comprise`,
  },
  nl: {
    included: `Inclusief ${publishedVatPercent}% btw en plaatsing`,
    excluded: `Inclusief ${publishedVatPercent}% btw, zonder plaatsing en verplaatsing`,
    none: `Inclusief ${publishedVatPercent}% btw`,
  },
  en: {
    included: `Including ${publishedVatPercent}% VAT and fitting`,
    excluded: `Including ${publishedVatPercent}% VAT; fitting and travel are extra`,
    none: `Including ${publishedVatPercent}% VAT`,
  },
};

const travelExtra: Localized = {
  fr: ', déplacement en sus',
  nl: ', verplaatsing apart',
  en: '; travel is extra',
};

/**
 * What prices shown together include, as the line that stands below them: "Inclusief 21% btw en plaatsing." They must agree on
 * fitting, else no line is true of all.
 */
export function formatPriceNote(ids: readonly PriceId[], locale: Locale): string {
  const [fitting, ...others] = new Set(ids.map((id) => priceOf(id).fitting));
  if (!fitting || others.length > 0)
    throw new Error(`One line cannot say what all of these include: ${ids.join(', ')}`);
  // Vehicles come to the workshop; glass does not.
  const travels = fitting === 'included' && ids.some((id) => priceOf(id).unit === 'm2');
  return `${vatNote[locale][fitting]}${travels ? travelExtra[locale] : ''}.`;
}

/** Behind an amount that stands where no line below it can: in a description, an answer, running prose. */
export const vatMark: Localized = { fr: 'TVAC', nl: 'incl. btw', en: 'incl. VAT' };

/** What every price of the site includes, in a sentence or two. */
export const allPricesNote: Localized = {
  fr: `Tous les prix affichés sur le site comprennent la TVA de ${publishedVatPercent}\u202f%. La pose est comprise pour les véhicules et les films de vitrage, pas pour les enseignes ni la signalétique.`,
  nl: `Alle prijzen op de site zijn inclusief ${publishedVatPercent}% btw. Voor voertuigen en raamfolie is de plaatsing inbegrepen, voor gevelreclame en bewegwijzering niet.`,
  en: `All prices on the site include ${publishedVatPercent}% VAT. Fitting is included for vehicles and window film, but not for signs and signage.`,
};
