import type { Localized } from '@/lib/i18n/locales';
import type { PortfolioStatus } from '@/lib/portfolio/portfolio';

// What a job has taken and what it looked like: time, material and photos, as staff note them. The browser uses these too.

/** When a photo was taken, seen from the work. */
export const photoMoments = ['before', 'during', 'after'] as const;

export type PhotoMoment = (typeof photoMoments)[number];

/** What material is counted in. */
export const materialUnits = ['m', 'm2', 'sheet', 'piece'] as const;

export type MaterialUnit = (typeof materialUnits)[number];

/** Pixels of the longer side of a photo as it is kept: enough for a page of the portfolio. */
export const photoPixels = 3200;

export const workLimits = {
  what: { min: 2, max: 200 },
  words: { min: 0, max: 200 },
  /** A day. */
  minutes: { min: 1, max: 1440 },
} as const;

interface Noted {
  id: string;
  what: string;
  /** As "2026-12-22". */
  doneOn: string;
  /** Who wrote it down; null when the account exists no more. */
  by: string | null;
  at: Date;
}

interface TimeRecord extends Noted {
  kind: 'time';
  minutes: number;
  worker: string | null;
}

interface MaterialRecord extends Noted {
  kind: 'material';
  quantity: number;
  unit: MaterialUnit;
}

export type JobRecord = TimeRecord | MaterialRecord;

export interface JobPhoto {
  id: string;
  moment: PhotoMoment;
  words: string;
  width: number;
  height: number;
  by: string | null;
  at: Date;
  /** The work made from this job has a copy of it. */
  isInWork: boolean;
}

/** The work of the portfolio that was made from a job. */
interface WorkOfJob {
  id: string;
  title: Localized;
  status: PortfolioStatus;
}

export interface JobWork {
  /** By their day. */
  records: JobRecord[];
  /** Before, during, after. */
  photos: JobPhoto[];
  work: WorkOfJob | null;
}

interface WorkSum {
  minutes: number;
  /** By name and unit, however the name was written. */
  materials: { what: string; unit: MaterialUnit; quantity: number }[];
}

/** What a job has taken so far. Quantities are hundredths added up whole, so that ten times 0.1 m is 1 m. */
export function sumWork(records: readonly JobRecord[]): WorkSum {
  const materials = new Map<string, WorkSum['materials'][number]>();
  let minutes = 0;
  for (const record of records) {
    if (record.kind === 'time') {
      minutes += record.minutes;
      continue;
    }
    const { what, unit, quantity } = record;
    const key = `${unit} ${what.toLocaleLowerCase('fr')}`;
    const known = materials.get(key) ?? { what, unit, quantity: 0 };
    const hundredths = Math.round(known.quantity * 100) + Math.round(quantity * 100);
    materials.set(key, { ...known, quantity: hundredths / 100 });
  }
  return { minutes, materials: [...materials.values()] };
}

const isDay = (minutes: number) => minutes >= workLimits.minutes.min && minutes <= workLimits.minutes.max;

/**
 * A length of work as somebody types it, in minutes: "90", "45 min", "1:30", "1h30", "1 u 30", "1,5 h", "2h". A bare number
 * is minutes. Null for anything else, and for more than a day.
 */
export function readMinutes(typed: string): number | null {
  const text = typed.toLowerCase().replace(/[\s\u00a0\u202f]/gu, '');
  const whole = /^(\d{1,4})(?:m|min|mn|minutes?|minuten)?$/.exec(text);
  const clock = /^(\d{1,2})(?::|h|u)([0-5]\d)(?:m|min)?$/.exec(text);
  const hours = /^(\d{1,2})(?:[.,](\d{1,2}))?(?:h|u|uur|hours?|heures?)$/.exec(text);
  let minutes: number | null = null;
  if (whole) minutes = Number(whole[1]);
  else if (clock) minutes = Number(clock[1]) * 60 + Number(clock[2]);
  else if (hours) minutes = Math.round(Number(`${hours[1]}.${hours[2] ?? '0'}`) * 60);
  return minutes !== null && isDay(minutes) ? minutes : null;
}

/** How much of a material, as somebody types it: "12", "12,5", "0.75". At most two decimals; null for anything else. */
export function readQuantity(typed: string): number | null {
  const text = typed.replace(/[\s\u00a0\u202f]/gu, '');
  if (!/^\d{1,5}(?:[.,]\d{1,2})?$/.test(text)) return null;
  const quantity = Number(text.replace(',', '.'));
  return quantity > 0 ? quantity : null;
}
