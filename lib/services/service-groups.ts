import { typicalLeadTimes as leadTimes, typicalLifetimes as lifetimes } from '@/lib/content/facts';
import { formatPriceNote, type PriceId, formatPriceOf as price } from '@/lib/content/prices';
import type { SceneId } from '@/lib/content/scene-id';
import { formatDuration as duration } from '@/lib/i18n/format';
import type { Locale, Localized } from '@/lib/i18n/locales';
import {
  type ServiceGroupId,
  type ServicePageId,
  serviceGroupIds,
  serviceRows,
  servicesOf,
} from '@/lib/i18n/service-catalogue';
import type { ProjectType } from '@/lib/quotes/project-types';

/** What menus and the footer call each service page. */
export const serviceLabels = Object.fromEntries(
  Object.entries(serviceRows).map(([id, { label }]) => [id, label]),
) as Record<ServicePageId, Localized>;

export interface ServiceGroup {
  id: ServiceGroupId;
  label: Localized;
  /** Set large, like a shop sign. */
  headline: Localized;
  /** What it costs at least, in a line. */
  blurb: Localized;
  /** The prices that the blurb names. */
  prices: readonly PriceId[];
  /** In menu order, the group's own page first. */
  pages: readonly [ServicePageId, ...ServicePageId[]];
  /** The subject the quote form starts with for a visitor who comes from this group. */
  projectType: ProjectType;
  scene: SceneId;
}

const groupCopy: Record<ServiceGroupId, Omit<ServiceGroup, 'id' | 'label' | 'pages'>> = {
  lettering: {
    headline: {
      fr: 'Des lettres qui tiennent',
      nl: 'Letters die blijven plakken',
      en: 'Letters that stay put',
    },
    blurb: {
      fr: `Signalétique dès ${price('signage', 'fr')}.`,
      nl: `Signalisatie vanaf ${price('signage', 'nl')}.`,
      en: `Signage from ${price('signage', 'en')}.`,
    },
    prices: ['signage'],
    projectType: 'lettering',
    scene: 'shop-letters',
  },
  wrapping: {
    headline: {
      fr: 'Du sur-mesure, roues comprises',
      nl: 'Strak in het pak',
      en: 'Dressed for the road',
    },
    blurb: {
      fr: `Covering complet dès ${price('wrap-full', 'fr')}, partiel dès ${price('wrap-partial', 'fr')}, PPF dès ${price('ppf-element', 'fr')} l’élément.`,
      nl: `Volledige wrap vanaf ${price('wrap-full', 'nl')}, gedeeltelijk vanaf ${price('wrap-partial', 'nl')}, PPF vanaf ${price('ppf-element', 'nl')} per onderdeel.`,
      en: `Full wraps from ${price('wrap-full', 'en')}, partial from ${price('wrap-partial', 'en')}, PPF from ${price('ppf-element', 'en')} a panel.`,
    },
    prices: ['wrap-full', 'wrap-partial', 'ppf-element'],
    projectType: 'covering',
    scene: 'ppf',
  },
  signs: {
    headline: {
      fr: 'On vous voit d’en face',
      nl: 'Te zien van de overkant',
      en: 'Seen from across the street',
    },
    blurb: {
      fr: `Enseigne de façade dès ${price('facade-sign', 'fr')}, lumineuse dès ${price('led-sign', 'fr')}.`,
      nl: `Gevelbord vanaf ${price('facade-sign', 'nl')}, lichtreclame vanaf ${price('led-sign', 'nl')}.`,
      en: `Fascia signs from ${price('facade-sign', 'en')}, illuminated from ${price('led-sign', 'en')}.`,
    },
    prices: ['facade-sign', 'led-sign'],
    projectType: 'sign',
    scene: 'roll-up',
  },
  textile: {
    headline: {
      fr: 'Au fil ou à l’encre',
      nl: 'Met draad of met inkt',
      en: 'Stitched or printed',
    },
    blurb: {
      fr: `Polos, vestes de chantier, tabliers et t-shirts en ${duration(leadTimes.textile, 'fr')}. Le prix de chaque pièce figure dans votre devis.`,
      nl: `Polo’s, werfjassen, schorten en T-shirts in ${duration(leadTimes.textile, 'nl')}. De prijs van elk stuk staat in uw offerte.`,
      en: `Polos, site jackets, aprons and T-shirts in ${duration(leadTimes.textile, 'en')}. Your quote prices every piece.`,
    },
    prices: [],
    projectType: 'embroidery',
    scene: 'shirt-press',
  },
  walls: {
    headline: {
      fr: 'Murs en couleur, bureau au frais',
      nl: 'Warme muren, koel glas',
      en: 'Warm walls, cool glass',
    },
    blurb: {
      fr: `Film solaire dès ${price('solar-film-reflective', 'fr')} le m², efficace ${duration(lifetimes.solarFilm, 'fr')}.`,
      nl: `Zonwerende folie vanaf ${price('solar-film-reflective', 'nl')} per m², werkt ${duration(lifetimes.solarFilm, 'nl')}.`,
      en: `Solar film from ${price('solar-film-reflective', 'en')} per m², good for ${duration(lifetimes.solarFilm, 'en')}.`,
    },
    prices: ['solar-film-reflective'],
    projectType: 'other',
    scene: 'mural',
  },
  design: {
    headline: {
      fr: 'Tout part d’un trait',
      nl: 'Het begint met een lijn',
      en: 'It starts with a line',
    },
    blurb: {
      fr: `Logo de ${price('logo-basic', 'fr')} à ${price('logo-extended', 'fr')}, charte de ${price('brand-charter-basic', 'fr')} à ${price('brand-charter-extended', 'fr')}, site dès ${price('website-basic', 'fr')}.`,
      nl: `Logo van ${price('logo-basic', 'nl')} tot ${price('logo-extended', 'nl')}, huisstijl van ${price('brand-charter-basic', 'nl')} tot ${price('brand-charter-extended', 'nl')}, website vanaf ${price('website-basic', 'nl')}.`,
      en: `Logos from ${price('logo-basic', 'en')} to ${price('logo-extended', 'en')}, guidelines from ${price('brand-charter-basic', 'en')} to ${price('brand-charter-extended', 'en')}, websites from ${price('website-basic', 'en')}.`,
    },
    prices: ['logo-basic', 'logo-extended', 'brand-charter-basic', 'brand-charter-extended', 'website-basic'],
    projectType: 'design',
    scene: 'brand-sheet',
  },
};

/** The six groups in the order of the menu and of the home page. */
export const serviceGroups: readonly ServiceGroup[] = serviceGroupIds.map((id) => {
  const pages = servicesOf(id);
  return { id, label: serviceLabels[pages[0]], pages, ...groupCopy[id] };
});

/** What the prices of a group's blurb include. */
export function notePricesOf({ prices }: ServiceGroup, locale: Locale): string {
  return formatPriceNote(prices, locale);
}

/** The group a service page belongs to. */
export function groupOf(page: ServicePageId): ServiceGroup {
  const group = serviceGroups.find(({ pages }) => pages.includes(page));
  if (!group) throw new Error(`No service group has the page ${page}`);
  return group;
}
