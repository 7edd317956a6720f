import { defaultLocale, locales } from '../i18n/locales';
import { type PageId, pageIds, pathTo, routeOf } from '../i18n/routes';

/** Pages that are drawn with a name when their address carries one: those of a build, whose answer is the same for everyone. */
export const wornPages: readonly PageId[] = pageIds.filter(
  (id) =>
    id === 'home' || id === 'portfolio' || (routeOf(id).kind === 'public' && routeOf(id).folder === null),
);

const wished = { type: 'query' as const, key: 'keep', value: 'on' };
/** Where the framework answers for them (app/media/nameplates/pages). */
const inside = '/media/nameplates/pages';

/**
 * Rewrites for next.config.ts: a page that is asked for by a visitor with a name in its address. What is sent to it, and what the
 * framework asks for in its own form, goes to the page.
 */
export const wornRewrites = locales.flatMap((locale) => {
  const start = locale === defaultLocale ? '' : `/${locale}`;
  const slugs = wornPages.flatMap((id) => {
    const path = pathTo(id, locale).slice(start.length + 1);
    return path === '' || id === 'portfolio' ? [] : [path];
  });
  const portfolio = pathTo('portfolio', locale);
  const nameplate = pathTo('nameplate', locale);
  return [
    { source: start || '/', destination: `${inside}${start}`, wish: null },
    { source: `${start}/:page(${slugs.join('|')})`, destination: `${inside}${start}/:page`, wish: null },
    { source: `${portfolio}/:rest*`, destination: `${inside}${portfolio}/:rest*`, wish: null },
    // Drawn for each visitor anyway; only its links take the name along, when that is wished.
    { source: nameplate, destination: `${inside}${nameplate}`, wish: wished },
  ].map(({ source, destination, wish }) => ({
    source,
    destination,
    has: [{ type: 'query' as const, key: 'name' }, ...(wish ? [wish] : [])],
    missing: [
      { type: 'header' as const, key: 'content-type' },
      { type: 'header' as const, key: 'rsc' },
    ],
  }));
});
