/** A day as "2026-11-24". */
type IsoDate = string;

/**
 * The ten Belgian public holidays of a year, in order (law of 4 January 1974, royal decree of 18 April 1974). Two may
 * fall on the same day, as Ascension did on 1 May 2008: then the list has nine days.
 */
export function publicHolidays(year: number): IsoDate[] {
  const easter = easterSunday(year);
  const days = [
    isoDate(year, 1, 1),
    isoDate(year, easter.month, easter.day + 1),
    isoDate(year, 5, 1),
    isoDate(year, easter.month, easter.day + 39),
    isoDate(year, easter.month, easter.day + 50),
    isoDate(year, 7, 21),
    isoDate(year, 8, 15),
    isoDate(year, 11, 1),
    isoDate(year, 11, 11),
    isoDate(year, 12, 25),
  ];
  return [...new Set(days)].sort();
}

export function isPublicHoliday(date: IsoDate): boolean {
  return publicHolidays(Number(date.slice(0, 4))).includes(date);
}

/**
 * Easter Sunday, by the "anonymous Gregorian" algorithm (Nature, 20 April 1876; Meeus, Astronomical Algorithms,
 * chapter 8), with Meeus' letters.
 */
function easterSunday(year: number): { month: number; day: number } {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return { month: Math.floor(n / 31), day: (n % 31) + 1 };
}

/** Days past the end of the month run on into the next ones. */
function isoDate(year: number, month: number, day: number): IsoDate {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}
