import { formattingLocale, type Locale, type Localized } from '@/lib/i18n/locales';

type PriceUnit = 'item' | 'm2' | 'vehicle' | 'element';

export interface Price {
  /** Euro; null when only a quote can tell. */
  amount: number | null;
  /** The lowest price rather than the price. */
  from: boolean;
  unit: PriceUnit;
}

/** The price list (specification, section 9, which gives the amounts; the names of films and packs are ours). */
export const prices = {
  signage: { amount: 150, from: true, unit: 'item' },

  'wrap-full': { amount: 1500, from: true, unit: 'vehicle' },
  'wrap-partial': { amount: 300, from: true, unit: 'vehicle' },
  'ppf-front': { amount: 1200, from: true, unit: 'vehicle' },
  'ppf-full': { amount: 2800, from: true, unit: 'vehicle' },
  'ppf-element': { amount: 150, from: true, unit: 'element' },
  'ppf-custom': { amount: null, from: false, unit: 'vehicle' },

  'facade-sign': { amount: 500, from: true, unit: 'item' },
  'led-sign': { amount: 800, from: true, unit: 'item' },

  'solar-film-reflective': { amount: 25, from: true, unit: 'm2' },
  'solar-film-selective': { amount: 45, from: true, unit: 'm2' },
  'solar-film-frosted': { amount: 35, from: true, unit: 'm2' },

  'brand-charter-basic': { amount: 890, from: false, unit: 'item' },
  'brand-charter-full': { amount: 1490, from: false, unit: 'item' },
  'brand-charter-extended': { amount: 2290, from: false, unit: 'item' },
  'logo-basic': { amount: 299, from: false, unit: 'item' },
  'logo-full': { amount: 599, from: false, unit: 'item' },
  'logo-extended': { amount: 999, from: false, unit: 'item' },
  'website-basic': { amount: 1200, from: true, unit: 'item' },
  'website-full': { amount: 2200, from: true, unit: 'item' },
  'website-extended': { amount: 3500, from: true, unit: 'item' },
} as const satisfies Record<string, Price>;

export type PriceId = keyof typeof prices;

/** The prices that have an amount. */
export type PricedId = {
  [Id in PriceId]: (typeof prices)[Id]['amount'] extends number ? Id : never;
}[PriceId];

export function priceOf(id: PriceId): Price {
  return prices[id];
}

/**
 * An amount in euro as each language writes it: "1 500 €" with a narrow no-break and a no-break space, "€ 1.500" with
 * a no-break space, "€1,500". Cents appear only when there are any.
 */
export function formatPrice(amount: number, locale: Locale): string {
  return new Intl.NumberFormat(formattingLocale[locale], {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);
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
  m2: { fr: ' le m²', nl: ' per m²', en: ' per m²' },
  element: { fr: ' l’élément', nl: ' per onderdeel', en: ' per panel' },
};

/** A price as a label: "dès 25 € le m²", "vanaf € 1.500", "€299", "price on request". */
export function formatPriceLabel(id: PriceId, locale: Locale): string {
  const { amount, from, unit } = priceOf(id);
  if (amount === null) return onQuote[locale];
  const text = formatPrice(amount, locale) + perUnit[unit][locale];
  return from ? `${fromText[locale]} ${text}` : text;
}
