import type { Localized } from '@/lib/i18n/locales';
import type { PaneKind } from './vehicles/vehicle';
import type { TintId } from './wrap-design';

/**
 * What may be put on the glass of a vehicle in Belgium, as it was read on that day.
 *
 * Article 58 of the Royal Decree of 15 March 1968 (Belgian Official Gazette of 28 March 1968), "Windscreen and other
 * transparent panels", asks for transparent windscreens and panes; the rules on film are those by
 * which the inspection centres apply it (category M1): no film on the windscreen, but a strip no larger than the sun visors;
 * none on the front side windows (a film with a certificate from before 1 May 2003 and 70 % of light apart); behind, film is
 * allowed with an outside mirror on the passenger's side and a reflectivity of 35 % at most. The inspection manual itself is
 * not published; three publications of it agree, one fitter says 15 %: our films stay below both.
 */
export const glassLaw = {
  readOn: '2026-11-22',
  decree: {
    name: {
      fr: 'arrêté royal du 15 mars 1968, article 58',
      nl: 'koninklijk besluit van 15 maart 1968, artikel 58',
      en: 'Royal Decree of 15 March 1968, article 58',
    } satisfies Localized,
    url: {
      fr: 'https://code-de-la-route.be/textes-legaux/sections/ar/reglement-technique-des-vehicules/339-art58-v15-339',
      nl: 'https://wegcode.be/wetteksten/secties/kb/tech/339-art58',
      en: 'https://code-de-la-route.be/textes-legaux/sections/ar/reglement-technique-des-vehicules/339-art58-v15-339',
    } satisfies Localized,
  },
  /** They are published by fitters alone: named, and nobody's page is linked for them. */
  inspection: {
    fr: 'règles du contrôle technique',
    nl: 'regels van de autokeuring',
    en: 'rules of the technical inspection',
  } satisfies Localized,
  /** Percent. */
  maxReflectivity: 35,
} as const;

/** Whether film may be put on such a pane; behind the driver it takes a mirror on the other side. */
export const mayBeTinted: Record<PaneKind, boolean> = {
  windscreen: false,
  'front-side': false,
  'rear-side': true,
  rear: true,
};

interface Tint {
  name: Localized;
  /** Share of light that a pane with it lets through, 0 to 1. */
  passes: number;
  /** Percent: usual values of the trade, for the agency to replace by its suppliers' data. */
  reflectivity: number;
}

export const tints: Record<Exclude<TintId, 'none'>, Tint> = {
  light: { name: { fr: 'léger', nl: 'licht', en: 'light' }, passes: 0.5, reflectivity: 8 },
  medium: { name: { fr: 'moyen', nl: 'middel', en: 'medium' }, passes: 0.35, reflectivity: 7 },
  dark: { name: { fr: 'foncé', nl: 'donker', en: 'dark' }, passes: 0.2, reflectivity: 6 },
  limo: { name: { fr: 'très foncé', nl: 'heel donker', en: 'very dark' }, passes: 0.05, reflectivity: 5 },
};
