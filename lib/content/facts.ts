import type { Duration } from '@/lib/i18n/format';

/** Fixed by the specification, section 9. */
export const rollUpDelivery: Duration = { min: 5, max: 7, unit: 'workingDays' };
export const logoDelivery: Duration = { min: 2, max: 3, unit: 'weeks' };
/** On cast film and its fitting alone: chrome, perforated and calendered films are left out (terms of sale, warranty). */
export const wrapWarranty: Duration = { min: 5, max: 5, unit: 'years' };
/** The legal guarantee of conformity that consumers have on goods: former Civil Code, article 1649quater. */
export const legalGuarantee: Duration = { min: 2, max: 2, unit: 'years' };

export interface RollUpFormat {
  id: 'standard' | 'wide' | 'extra-wide';
  widthCm: number;
  heightCm: number;
}

const rollUpFormats: readonly RollUpFormat[] = [
  { id: 'standard', widthCm: 85, heightCm: 200 },
  { id: 'wide', widthCm: 100, heightCm: 200 },
  { id: 'extra-wide', widthCm: 150, heightCm: 200 },
];

export function rollUpFormat(id: RollUpFormat['id']): RollUpFormat {
  const format = rollUpFormats.find((one) => one.id === id);
  if (!format) throw new Error(`No roll-up format is called ${id}`);
  return format;
}

/** Weights in g/m²; `perforation` is the open part of the fabric in percent; `lifetime` is outdoors. */
export const bannerMaterials = {
  heavy: { weight: 510, perforation: null, lifetime: { min: 2, max: 4, unit: 'years' } },
  mesh: { weight: 330, perforation: 50, lifetime: { min: 1, max: 3, unit: 'years' } },
  standard: { weight: 440, perforation: null, lifetime: { min: 1, max: 2, unit: 'years' } },
} as const satisfies Record<string, { weight: number; perforation: number | null; lifetime: Duration }>;

/**
 * Times the specification does not give: usual values of the trade, for the agency to replace by its own. From the
 * approved proof to installation or delivery; `wrapping` and `partialWrap` are how long the vehicle stays in the workshop,
 * `proof` is from the order, `production` what the making alone takes.
 */
export const typicalLeadTimes = {
  proof: { min: 2, max: 2, unit: 'workingDays' },
  production: { min: 5, max: 10, unit: 'workingDays' },
  lettering: { min: 5, max: 10, unit: 'workingDays' },
  wrapping: { min: 3, max: 5, unit: 'workingDays' },
  partialWrap: { min: 1, max: 2, unit: 'workingDays' },
  signs: { min: 3, max: 5, unit: 'weeks' },
  banners: { min: 1, max: 2, unit: 'weeks' },
  pointOfSale: { min: 2, max: 2, unit: 'weeks' },
  textile: { min: 2, max: 3, unit: 'weeks' },
  walls: { min: 2, max: 3, unit: 'weeks' },
  brandGuidelines: { min: 2, max: 5, unit: 'weeks' },
  website: { min: 4, max: 8, unit: 'weeks' },
} as const satisfies Record<string, Duration>;

/**
 * How long materials usually last; outdoors for films and signs, but where the name says otherwise. For the agency to replace by
 * its suppliers' data.
 */
export const typicalLifetimes = {
  // Films of letters and shop windows, which stand upright.
  castLettering: { min: 7, max: 10, unit: 'years' },
  polymericLettering: { min: 4, max: 7, unit: 'years' },
  printedLettering: { min: 3, max: 7, unit: 'years' },
  // On a shop window and on a rear window alike.
  perforatedFilm: { min: 2, max: 3, unit: 'years' },
  // Films of vehicles, whose roof and bonnet lie in the sun.
  wrapFilm: { min: 5, max: 7, unit: 'years' },
  polymericOnVehicles: { min: 3, max: 5, unit: 'years' },
  chromeWrap: { min: 2, max: 2, unit: 'years' },
  clearPpf: { min: 7, max: 10, unit: 'years' },
  mattePpf: { min: 6, max: 10, unit: 'years' },
  colouredPpf: { min: 5, max: 8, unit: 'years' },
  ceramicCoating: { min: 2, max: 5, unit: 'years' },
  // Plates and signs.
  aluminiumComposite: { min: 8, max: 10, unit: 'years' },
  acrylicSign: { min: 10, max: 10, unit: 'years' },
  foamedPvc: { min: 2, max: 4, unit: 'years' },
  foamedPvcIndoors: { min: 10, max: 10, unit: 'years' },
  /** At least. */
  metalSign: { min: 15, max: 15, unit: 'years' },
  ledSign: { min: 8, max: 10, unit: 'years' },
  lightBoxFace: { min: 7, max: 10, unit: 'years' },
  neonLook: { min: 5, max: 8, unit: 'years' },
  // Indoors.
  solarFilm: { min: 10, max: 15, unit: 'years' },
  rollUpFabric: { min: 3, max: 5, unit: 'years' },
  /** At least. */
  printedWallpaper: { min: 10, max: 10, unit: 'years' },
  vinylWallpaper: { min: 10, max: 15, unit: 'years' },
  adhesiveMural: { min: 3, max: 7, unit: 'years' },
  stretchedFabric: { min: 5, max: 5, unit: 'years' },
  acrylicDisplay: { min: 5, max: 5, unit: 'years' },
  boardDisplay: { min: 2, max: 6, unit: 'months' },
  floorSticker: { min: 1, max: 6, unit: 'months' },
} as const satisfies Record<string, Duration>;

/** How long a surface or a film needs before it is touched: usual values of the trade. */
export const waits = {
  // Until paint has let its solvents go.
  freshPaint: { min: 3, max: 4, unit: 'weeks' },
  // Until the water behind the film is gone.
  ppf: { min: 2, max: 4, unit: 'weeks' },
  solarFilm: { min: 30, max: 30, unit: 'days' },
} as const satisfies Record<string, Duration>;

/** The shortest term of a commercial lease: Act of 30 April 1951. */
export const commercialLease: Duration = { min: 9, max: 9, unit: 'years' };

/** The longest that a permit for a sign holds in Brussels: regional planning regulation. */
export const brusselsSignPermit: Duration = { min: 9, max: 9, unit: 'years' };

/** A part of a whole, in percent. */
export interface Share {
  min: number;
  max: number;
}

/** What films and sheets let through or keep out: usual values, for the agency to replace by its suppliers' data. */
export const shares = {
  perforatedFilmHoles: { min: 30, max: 50 },
  clearAcrylicLight: { min: 92, max: 92 },
  reflectiveFilmLight: { min: 15, max: 35 },
  reflectiveFilmRejection: { min: 60, max: 80 },
  selectiveFilmLight: { min: 50, max: 70 },
  selectiveFilmRejection: { min: 45, max: 60 },
  frostedFilmLight: { min: 60, max: 80 },
  /** The g-value of older clear double glazing. */
  clearDoubleGlazingEnergy: { min: 75, max: 75 },
  solarFilmUltraviolet: { min: 99, max: 99 },
} as const satisfies Record<string, Share>;

/**
 * A capital of one centimetre reads in comfort from this many metres: the trade's rule for signs, posters and panels,
 * with more than twice the height that a good eye can just make out.
 */
export const readingMetresPerCm = 3;

/** From how many metres capitals of this height read in comfort. */
export function readingDistance(capitalCm: number): number {
  return capitalCm * readingMetresPerCm;
}

/**
 * What the wind pushes with on a square metre that it meets head-on, in whole kilograms: half the density of air, 1.25 kg/m³,
 * times the square of its speed.
 */
export function windLoad(kilometresPerHour: number): number {
  const metresPerSecond = kilometresPerHour / 3.6;
  return Math.floor((0.5 * 1.25 * metresPerSecond ** 2) / 9.81);
}
