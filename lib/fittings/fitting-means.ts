import type { Locale, Localized } from '@/lib/i18n/locales';

interface FittingVehicle {
  /** Kept with every fitting: it stays when the name changes. */
  id: string;
  name: Localized;
  /** Sold or returned: past fittings still name it, new ones cannot choose it. */
  retired?: true;
}

/** What crews drive to a fitting, in the order of the form. Change it to your own. */
export const fittingVehicles = [
  { id: 'van', name: { fr: 'Camionnette', nl: 'Bestelwagen', en: 'Van' } },
  {
    id: 'lift-van',
    name: {
      fr: 'Camionnette avec nacelle, 12 m',
      nl: 'Bestelwagen met hoogwerker, 12 m',
      en: 'Van with a 12 m lift',
    },
  },
  { id: 'car', name: { fr: 'Voiture', nl: 'Personenwagen', en: 'Car' } },
] as const satisfies readonly FittingVehicle[];

const vehicles: readonly FittingVehicle[] = fittingVehicles;

/** A vehicle that a new fitting may have, by its id, or null. */
export function findVehicle(id: string): FittingVehicle | null {
  return vehicles.find((vehicle) => vehicle.id === id && !vehicle.retired) ?? null;
}

/** What a vehicle is called; one that is on the list no more keeps its id. */
export function vehicleName(id: string, locale: Locale): string {
  return vehicles.find((vehicle) => vehicle.id === id)?.name[locale] ?? id;
}

export const halfDayParts = ['morning', 'afternoon'] as const;

/** The halves of a working day, by the clock of Brussels. */
export const halfDays = {
  morning: { from: '08:30', to: '12:30' },
  afternoon: { from: '13:00', to: '17:00' },
} as const;

/** Fittings at one time: how many crews there are. A half-day with fewer is offered to customers. */
export const fittingsAtOnce = 2;
