import type { Localized } from './locales';

/** The six service groups in the order of the menu; a page's group decides its ink. */
export const serviceGroupIds = ['lettering', 'wrapping', 'signs', 'textile', 'walls', 'design'] as const;

export type ServiceGroupId = (typeof serviceGroupIds)[number];

interface ServiceRow {
  /** Its path below the locale: lower-case words joined by hyphens. */
  slug: Localized;
  /** What menus, the footer and breadcrumbs call it. */
  label: Localized;
}

/**
 * Every service by its group: where it is found and what it is called. The rows of a group stand in the order of its menu,
 * the group's own page first. The pages themselves, by the same ids, are in lib/services/content: what routes and menus
 * import must not bring their copy into the middleware or a browser.
 */
const serviceCatalogue = {
  lettering: {
    'lettering-signage': {
      slug: { fr: 'lettrage-signaletique', nl: 'belettering-signalisatie', en: 'lettering-signage' },
      label: {
        fr: 'Lettrage et signalétique',
        nl: 'Belettering en signalisatie',
        en: 'Lettering and signage',
      },
    },
    lettering: {
      slug: { fr: 'lettrage-publicitaire', nl: 'reclamebelettering', en: 'vinyl-lettering' },
      label: { fr: 'Lettrage publicitaire', nl: 'Reclamebelettering', en: 'Vinyl lettering' },
    },
    signage: {
      slug: { fr: 'signaletique', nl: 'bewegwijzering', en: 'signage' },
      label: { fr: 'Signalétique', nl: 'Bewegwijzering', en: 'Signage' },
    },
  },
  wrapping: {
    'wrapping-ppf': {
      slug: { fr: 'covering-ppf', nl: 'carwrapping-ppf', en: 'wrapping-ppf' },
      label: { fr: 'Covering et PPF', nl: 'Carwrapping en PPF', en: 'Wrapping and PPF' },
    },
    'car-wrapping': {
      slug: { fr: 'car-wrapping', nl: 'carwrapping', en: 'vehicle-wrapping' },
      label: { fr: 'Covering de véhicules', nl: 'Carwrapping', en: 'Vehicle wrapping' },
    },
    'paint-protection': {
      slug: { fr: 'protection-ppf', nl: 'lakbescherming-ppf', en: 'paint-protection-film' },
      label: { fr: 'Protection PPF', nl: 'Lakbescherming met PPF', en: 'Paint protection film' },
    },
    'wrap-simulator': {
      slug: { fr: 'simulateur-covering', nl: 'wrapsimulator', en: 'wrap-simulator' },
      label: { fr: 'Simulateur de covering', nl: 'Wrapsimulator', en: 'Wrap simulator' },
    },
  },
  signs: {
    'signs-banners': {
      slug: { fr: 'enseignes-baches', nl: 'gevelreclame-spandoeken', en: 'signs-banners' },
      label: { fr: 'Enseignes et bâches', nl: 'Gevelreclame en spandoeken', en: 'Signs and banners' },
    },
    signs: {
      slug: { fr: 'enseignes', nl: 'gevelreclame', en: 'shop-signs' },
      label: { fr: 'Enseignes', nl: 'Gevelreclame', en: 'Shop signs' },
    },
    'illuminated-signs': {
      slug: {
        fr: 'lichtreclame-signalisatie-belgique',
        nl: 'lichtreclame',
        en: 'illuminated-signs-belgium',
      },
      label: { fr: 'Enseignes lumineuses', nl: 'Lichtreclame', en: 'Illuminated signs' },
    },
    banners: {
      slug: { fr: 'baches', nl: 'spandoeken', en: 'banners' },
      label: { fr: 'Bâches', nl: 'Spandoeken', en: 'Banners' },
    },
    'roll-up': {
      slug: { fr: 'rollup', nl: 'roll-up-banners', en: 'roll-up-banners' },
      label: { fr: 'Roll-ups', nl: 'Roll-upbanners', en: 'Roll-up banners' },
    },
    'point-of-sale': {
      slug: { fr: 'pos-communication-visuelle', nl: 'pos-communicatie', en: 'point-of-sale' },
      label: { fr: 'PLV et point de vente', nl: 'POS-communicatie', en: 'Point of sale' },
    },
  },
  textile: {
    'textile-printing-embroidery': {
      slug: {
        fr: 'broderies-impressions-textiles',
        nl: 'borduren-textieldruk',
        en: 'embroidery-textile-printing',
      },
      label: {
        fr: 'Broderie et impression textile',
        nl: 'Borduurwerk en textieldruk',
        en: 'Embroidery and textile printing',
      },
    },
    embroidery: {
      slug: { fr: 'broderie', nl: 'borduren', en: 'embroidery' },
      label: { fr: 'Broderie', nl: 'Borduurwerk', en: 'Embroidery' },
    },
    'textile-printing': {
      slug: { fr: 'impression-textile', nl: 'textieldruk', en: 'textile-printing' },
      label: { fr: 'Impression textile', nl: 'Textieldruk', en: 'Textile printing' },
    },
    'shirt-designer': {
      slug: { fr: 'createur-tshirt', nl: 't-shirt-ontwerpen', en: 't-shirt-designer' },
      label: { fr: 'Dessiner un t-shirt', nl: 'T-shirts ontwerpen', en: 'T-shirt designer' },
    },
  },
  walls: {
    'walls-solar-film': {
      slug: {
        fr: 'decoration-murale-films-solaires',
        nl: 'wanddecoratie-zonwerende-folie',
        en: 'wall-graphics-window-film',
      },
      label: {
        fr: 'Décoration murale et films solaires',
        nl: 'Wanddecoratie en zonwerende folie',
        en: 'Wall graphics and window film',
      },
    },
    'wall-decoration': {
      slug: { fr: 'decoration-murale', nl: 'wanddecoratie', en: 'wall-graphics' },
      label: { fr: 'Décoration murale', nl: 'Wanddecoratie', en: 'Wall graphics' },
    },
    'solar-film': {
      slug: { fr: 'films-solaires', nl: 'zonwerende-folie', en: 'solar-film' },
      label: { fr: 'Films solaires', nl: 'Zonwerende folie', en: 'Solar film' },
    },
  },
  design: {
    'graphic-design': {
      slug: {
        fr: 'chartes-design-graphique',
        nl: 'huisstijl-grafisch-ontwerp',
        en: 'branding-graphic-design',
      },
      label: {
        fr: 'Chartes et design graphique',
        nl: 'Huisstijl en grafisch ontwerp',
        en: 'Branding and graphic design',
      },
    },
    'brand-charter': {
      slug: { fr: 'chartes-graphiques', nl: 'huisstijl', en: 'brand-guidelines' },
      label: { fr: 'Chartes graphiques', nl: 'Huisstijlen', en: 'Brand guidelines' },
    },
    'logo-design': {
      slug: { fr: 'creation-logo', nl: 'logo-ontwerp', en: 'logo-design' },
      label: { fr: 'Création de logo', nl: 'Logo-ontwerp', en: 'Logo design' },
    },
    'website-design': {
      slug: { fr: 'creation-site-internet', nl: 'website-laten-maken', en: 'website-design' },
      label: { fr: 'Création de site internet', nl: 'Websites', en: 'Website design' },
    },
  },
} as const satisfies Record<ServiceGroupId, Record<string, ServiceRow>>;

type IdsOf<Group extends ServiceGroupId> = keyof (typeof serviceCatalogue)[Group];

export type ServicePageId = { [Group in ServiceGroupId]: IdsOf<Group> }[ServiceGroupId];

/** The services of a group in the order of its menu, the group's own page first. */
export function servicesOf(group: ServiceGroupId): readonly [ServicePageId, ...ServicePageId[]] {
  return Object.keys(serviceCatalogue[group]) as [ServicePageId, ...ServicePageId[]];
}

const rows = serviceGroupIds.flatMap((group) =>
  Object.entries<ServiceRow>(serviceCatalogue[group]).map(([id, row]) => [id, { ...row, group }] as const),
);

/** Every service in menu order, with its group. */
export const serviceRows = Object.fromEntries(rows) as Record<
  ServicePageId,
  ServiceRow & { group: ServiceGroupId }
>;
