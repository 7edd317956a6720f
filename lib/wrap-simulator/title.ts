import type { Locale } from '@/lib/i18n/locales';
import { findFilm } from './films';
import { vehicleOf } from './vehicle-of';
import type { WrapDesign } from './wrap-design';

/** What a design is called in lists: what is written on it, or its film, and the vehicle. */
export function titleOf(design: WrapDesign, locale: Locale): string {
  const [line] = design.lines;
  const what = line?.text ?? findFilm(design.film)?.name[locale] ?? '';
  return `${what}, ${vehicleOf(design).name[locale]}`;
}
