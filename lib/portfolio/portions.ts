import { type Localized, locales } from '@/lib/i18n/locales';

/** Works on a page of the wall: two rounds of its six ways to hang. */
const portion = 12;
/** So few more are not worth a page of their own. */
const remainder = 4;

/** How many pages the wall has; one for an empty wall. */
export function countPortions(works: number): number {
  return Math.max(1, Math.ceil((works - remainder) / portion));
}

/** The works of a page of the wall, the first being 1; the last page takes what is left. */
export function portionOf<T>(works: readonly T[], number: number): readonly T[] {
  const from = (number - 1) * portion;
  return works.slice(from, number === countPortions(works.length) ? undefined : from + portion);
}

/** The page of the wall that a segment of an address names: "2" and up, as far as there are any. */
export function findPortion(works: number, segment: string): number | null {
  if (!/^[1-9]\d{0,3}$/.test(segment)) return null;
  const number = Number(segment);
  return number > 1 && number <= countPortions(works) ? number : null;
}

/** The numbers of the pages after the first. */
export function laterPortions(works: number): number[] {
  return Array.from({ length: countPortions(works) - 1 }, (_, index) => index + 2);
}

/** The path of a page of a wall below the portfolio's own: its first is the portfolio itself, or the category. */
export function portionRest(number: number, shelf?: Localized): Localized {
  const entries = locales.map((locale) => [
    locale,
    [shelf?.[locale], number > 1 ? String(number) : ''].filter(Boolean).join('/'),
  ]);
  return Object.fromEntries(entries) as Localized;
}

/** As many whole names as there is room for, so that pages of the wall tell themselves apart. */
export function namesWithin(names: readonly string[], most: number): string {
  let line = '';
  for (const name of names) {
    const next = line === '' ? name : `${line}, ${name}`;
    if (next.length + 1 > most) break;
    line = next;
  }
  return `${line}.`;
}
