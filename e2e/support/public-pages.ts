import { pageIds, routeOf } from '@/lib/i18n/routes';
import { stack } from './stack';

/** The pages search engines may list, each in every language. */
export const publicPages = pageIds.filter((id) => routeOf(id).open && routeOf(id).indexable);

/** The address of a path as the site itself writes it. */
export function absolute(path: string): string {
  return new URL(path, stack.siteUrl).href;
}
