import { type PricedId, prices, publishedVatPercent } from '@/lib/content/prices';
import type { Locale, Localized } from '@/lib/i18n/locales';
import type { OfferUnit } from './offer';
import type { PriceBasis } from './price-basis';
import { splitVat } from './totals';
import { type VatTreatment, vatRules } from './vat-treatment';

/** What staff pick a line of an offer from. */
export interface PriceBookEntry {
  id: string;
  /** The workshop's own article number; empty for none. */
  code: string;
  name: Localized;
  unit: OfferUnit;
  /** The price of one unit at the standard rate. */
  cents: number;
  /** Whether that is with VAT or without. */
  basis: PriceBasis;
}

const entry = (id: PricedId, unit: OfferUnit, fr: string, nl: string, en: string): PriceBookEntry => ({
  id,
  code: '',
  unit,
  name: { fr, nl, en },
  cents: Math.round(prices[id].amount * 100),
  basis: 'withVat',
});

/** The published price list, which the price book begins with: both never differ. */
export const publishedEntries: readonly PriceBookEntry[] = [
  entry('signage', 'item', 'Panneau de signalétique', 'Bewegwijzeringsbord', 'Wayfinding sign'),
  entry(
    'wrap-full',
    'vehicle',
    'Covering complet, pose comprise',
    'Volledige wrap, plaatsing inbegrepen',
    'Full wrap, fitted',
  ),
  entry(
    'wrap-partial',
    'vehicle',
    'Covering partiel, pose comprise',
    'Gedeeltelijke wrap, plaatsing inbegrepen',
    'Partial wrap, fitted',
  ),
  entry(
    'ppf-front',
    'vehicle',
    'Film de protection, face avant',
    'Lakbescherming, voorkant',
    'Paint protection film, front end',
  ),
  entry(
    'ppf-full',
    'vehicle',
    'Film de protection, véhicule complet',
    'Lakbescherming, volledig voertuig',
    'Paint protection film, whole vehicle',
  ),
  entry(
    'ppf-element',
    'element',
    'Film de protection, un élément',
    'Lakbescherming, één onderdeel',
    'Paint protection film, one panel',
  ),
  entry('facade-sign', 'item', 'Enseigne de façade', 'Gevelreclame', 'Façade sign'),
  entry('led-sign', 'item', 'Enseigne lumineuse LED', 'Ledlichtreclame', 'LED illuminated sign'),
  entry(
    'solar-film-reflective',
    'm2',
    'Film solaire réfléchissant, pose comprise',
    'Spiegelende zonwerende folie, plaatsing inbegrepen',
    'Reflective solar film, fitted',
  ),
  entry(
    'solar-film-selective',
    'm2',
    'Film solaire sélectif, pose comprise',
    'Selectieve zonwerende folie, plaatsing inbegrepen',
    'Selective solar film, fitted',
  ),
  entry(
    'solar-film-frosted',
    'm2',
    'Film dépoli, pose comprise',
    'Matglasfolie, plaatsing inbegrepen',
    'Frosted film, fitted',
  ),
  entry(
    'brand-charter-basic',
    'lump',
    'Charte graphique, formule de base',
    'Huisstijl, basispakket',
    'Brand guidelines, basic',
  ),
  entry(
    'brand-charter-full',
    'lump',
    'Charte graphique complète',
    'Volledige huisstijl',
    'Brand guidelines, full',
  ),
  entry(
    'brand-charter-extended',
    'lump',
    'Charte graphique étendue',
    'Uitgebreide huisstijl',
    'Brand guidelines, extended',
  ),
  entry(
    'logo-basic',
    'lump',
    'Création de logo, formule de base',
    'Logo-ontwerp, basispakket',
    'Logo design, basic',
  ),
  entry('logo-full', 'lump', 'Création de logo complète', 'Volledig logo-ontwerp', 'Logo design, full'),
  entry(
    'logo-extended',
    'lump',
    'Création de logo étendue',
    'Uitgebreid logo-ontwerp',
    'Logo design, extended',
  ),
  entry('website-basic', 'lump', 'Site web, formule de base', 'Website, basispakket', 'Website, basic'),
  entry('website-full', 'lump', 'Site web complet', 'Volledige website', 'Website, full'),
  entry('website-extended', 'lump', 'Site web étendu', 'Uitgebreide website', 'Website, extended'),
];

/** The unit price of an entry in cents: as it is stated at the standard rate, at another rate with that one's VAT. */
export function entryPrice(
  { cents, basis: stated }: Pick<PriceBookEntry, 'cents' | 'basis'>,
  basis: PriceBasis,
  treatment: VatTreatment = 'standard',
): number {
  if (stated === basis && (basis === 'withoutVat' || treatment === 'standard')) return cents;
  const { net } = splitVat(cents, publishedVatPercent, stated);
  return basis === 'withoutVat' ? net : splitVat(net, vatRules[treatment].percent, 'withoutVat').gross;
}

/** An entry as it is found in a list: its number, if it has one, and its name. */
export const entryLabel = ({ code, name }: Pick<PriceBookEntry, 'code' | 'name'>, locale: Locale): string =>
  code === '' ? name[locale] : `${code} ${name[locale]}`;
