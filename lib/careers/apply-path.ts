import type { Locale } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/i18n/routes';

/** The application form on a page of its own, with this position chosen. */
export function applyPath(position: string, locale: Locale): string {
  return `${pathTo('application-form', locale)}?job=${encodeURIComponent(position)}`;
}
