import { type PricedId, prices, publishedVatPercent } from '@/lib/content/prices';
import type { Localized } from '@/lib/i18n/locales';
import type { OfferUnit } from './offer';
import type { PriceBasis } from './price-basis';
import { splitVat } from './totals';
import { type VatTreatment, vatRules } from './vat-treatment';

/** What staff pick a line from. Its amounts are those of the published price list, so both never differ. */
interface PriceBookEntry {
  id: PricedId;
  name: Localized;
  unit: OfferUnit;
}

const entry = (id: PricedId, unit: OfferUnit, fr: string, nl: string, en: string): PriceBookEntry => ({
  id,
  unit,
  name: { fr, nl, en },
});

export const priceBook: readonly PriceBookEntry[] = [
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

/** The unit price of an entry in cents: as published at the standard rate, at another rate with that one's VAT. */
export function entryPrice(
  { id }: Pick<PriceBookEntry, 'id'>,
  basis: PriceBasis,
  treatment: VatTreatment = 'standard',
): number {
  const published = Math.round(prices[id].amount * 100);
  if (basis === 'withVat' && treatment === 'standard') return published;
  const { net } = splitVat(published, publishedVatPercent, 'withVat');
  return basis === 'withoutVat' ? net : splitVat(net, vatRules[treatment].percent, 'withoutVat').gross;
}
