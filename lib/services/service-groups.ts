import {
  typicalLeadTimes as leadTimes,
  typicalLifetimes as lifetimes,
  logoDelivery,
  rollUpDelivery,
  wrapWarranty,
} from '@/lib/content/facts';
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
  /** What is made, how long it lasts, what it costs and how long it takes. */
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
      fr: `Vitrines, plaques d’entrée, lettres en relief, panneaux d’orientation. Un vinyle coulé garde sa couleur ${duration(lifetimes.castLettering, 'fr')} en façade. La signalétique démarre à ${price('signage', 'fr')}. Comptez ${duration(leadTimes.lettering, 'fr')} entre votre accord et la pose.`,
      nl: `Raambelettering, naamborden, freesletters en wegwijzers. Gegoten vinyl blijft op een gevel ${duration(lifetimes.castLettering, 'nl')} kleurvast. Signalisatie start bij ${price('signage', 'nl')}; tussen uw akkoord en de plaatsing liggen ${duration(leadTimes.lettering, 'nl')}.`,
      en: `Window lettering, nameplates, raised letters, wayfinding panels. Cast vinyl holds its colour on a façade for ${duration(lifetimes.castLettering, 'en')}. Signage starts at ${price('signage', 'en')}; we fit it ${duration(leadTimes.lettering, 'en')} after you approve the proof.`,
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
      fr: `Une camionnette entière, un toit, deux portières, ou un film transparent (PPF) qui encaisse les gravillons à la place de la peinture. Covering complet dès ${price('wrap-full', 'fr')}, partiel dès ${price('wrap-partial', 'fr')}, PPF dès ${price('ppf-element', 'fr')} l’élément. Votre véhicule reste ${duration(leadTimes.wrapping, 'fr')} à l’atelier. Un covering en film coulé est garanti ${duration(wrapWarranty, 'fr')}.`,
      nl: `Een hele bestelwagen, alleen het dak, twee deuren, of een transparante folie (PPF) die steenslag opvangt in plaats van uw lak. Volledige wrap vanaf ${price('wrap-full', 'nl')}, gedeeltelijk vanaf ${price('wrap-partial', 'nl')}, PPF vanaf ${price('ppf-element', 'nl')} per onderdeel. Uw voertuig staat ${duration(leadTimes.wrapping, 'nl')} bij ons binnen; op een wrap in gegoten folie krijgt u ${duration(wrapWarranty, 'nl')} waarborg.`,
      en: `A whole van, just the roof, a pair of doors, or a clear film (PPF) that takes the stone chips so your paint doesn’t have to. Full wraps from ${price('wrap-full', 'en')}, partial from ${price('wrap-partial', 'en')}, PPF from ${price('ppf-element', 'en')} a panel. We keep the vehicle for ${duration(leadTimes.wrapping, 'en')}, and a wrap in cast film has a warranty of ${duration(wrapWarranty, 'en')}.`,
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
      fr: `Caissons, lettres LED, enseignes drapeaux, bâches, roll-⁠ups et présentoirs de comptoir. Une enseigne de façade commence à ${price('facade-sign', 'fr')}, une lumineuse à ${price('led-sign', 'fr')}, dont les LED éclairent ${duration(lifetimes.ledSign, 'fr')}. Comptez ${duration(leadTimes.signs, 'fr')} pour une enseigne, ${duration(rollUpDelivery, 'fr')} pour un roll-⁠up.`,
      nl: `Lichtbakken, ledletters, uithangborden, spandoeken, roll-⁠upbanners en toonbankdisplays. Een gevelbord kost minstens ${price('facade-sign', 'nl')}, lichtreclame begint bij ${price('led-sign', 'nl')} en gaat ${duration(lifetimes.ledSign, 'nl')} mee. Levertijd: ${duration(leadTimes.signs, 'nl')} voor een bord, ${duration(rollUpDelivery, 'nl')} voor een roll-⁠up.`,
      en: `Light boxes, LED letters, projecting signs, banners, roll-⁠ups and counter displays. A fascia sign costs ${price('facade-sign', 'en')} or more; an illuminated one starts at ${price('led-sign', 'en')} and lasts ${duration(lifetimes.ledSign, 'en')}. Allow ${duration(leadTimes.signs, 'en')} for a sign, ${duration(rollUpDelivery, 'en')} for a roll-⁠up.`,
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
      fr: `Polos brodés, vestes de chantier, tabliers de salle, t-shirts d’équipe. La broderie survit en général au vêtement, une impression bien fixée supporte des dizaines de lavages. Le prix dépend de la pièce et du nombre. Il figure ligne par ligne dans votre devis. Livraison en ${duration(leadTimes.textile, 'fr')}.`,
      nl: `Geborduurde polo’s, werfjassen, schorten voor de zaal, T-shirts voor de ploeg. Borduurwerk overleeft meestal het kledingstuk; een goed uitgeharde druk doorstaat tientallen wasbeurten. De prijs hangt af van stuk en aantal en staat post per post in uw offerte. Levering in ${duration(leadTimes.textile, 'nl')}.`,
      en: `Embroidered polos, site jackets, aprons, team T-shirts. Embroidery usually outlives the garment; a well-cured print takes dozens of washes. The price depends on the piece and the quantity, and your quote sets it out line by line. Delivery in ${duration(leadTimes.textile, 'en')}.`,
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
      fr: `Papier peint imprimé à vos mesures, fresque adhésive, vitres dépolies, films qui arrêtent la chaleur avant le store. Film solaire dès ${price('solar-film-reflective', 'fr')} le m², efficace ${duration(lifetimes.solarFilm, 'fr')}. Entre les mesures prises sur place et la pose, comptez ${duration(leadTimes.walls, 'fr')}.`,
      nl: `Behang op maat geprint, muurbeelden van vloer tot plafond, ruiten met zandstraaleffect, folie die de warmte tegenhoudt nog voor het rolgordijn eraan te pas komt. Zonwerende folie is er vanaf ${price('solar-film-reflective', 'nl')} per m² en werkt ${duration(lifetimes.solarFilm, 'nl')}. Van opmeting tot plaatsing: ${duration(leadTimes.walls, 'nl')}.`,
      en: `Wallpaper printed to your measurements, floor-to-ceiling murals, frosted glass, film that stops the heat before the blinds do. Solar film starts at ${price('solar-film-reflective', 'en')} per m² and lasts ${duration(lifetimes.solarFilm, 'en')}. From site survey to fitting: ${duration(leadTimes.walls, 'en')}.`,
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
      fr: `Logo, charte graphique et site internet, tous les autres supports en découlent. Le logo coûte de ${price('logo-basic', 'fr')} à ${price('logo-extended', 'fr')} et demande ${duration(logoDelivery, 'fr')}. La charte va de ${price('brand-charter-basic', 'fr')} à ${price('brand-charter-extended', 'fr')}, le site démarre à ${price('website-basic', 'fr')}. Tracé en vectoriel, votre nom sert des années, sur un stylo comme sur une bâche.`,
      nl: `Logo, huisstijl, website: daar vertrekt al de rest van. Een logo kost ${price('logo-basic', 'nl')} tot ${price('logo-extended', 'nl')} en vraagt ${duration(logoDelivery, 'nl')}; een huisstijl gaat van ${price('brand-charter-basic', 'nl')} tot ${price('brand-charter-extended', 'nl')}, een website begint bij ${price('website-basic', 'nl')}. Als vectorbestand gaat uw logo jaren mee, van balpen tot spandoek.`,
      en: `Logo, brand guidelines, website: what everything else is made from. A logo costs ${price('logo-basic', 'en')} to ${price('logo-extended', 'en')} and takes ${duration(logoDelivery, 'en')}; guidelines run from ${price('brand-charter-basic', 'en')} to ${price('brand-charter-extended', 'en')}, websites start at ${price('website-basic', 'en')}. Drawn as vectors, your logo works on a pen or on a ten-metre banner, for years.`,
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
