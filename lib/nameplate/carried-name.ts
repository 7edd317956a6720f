import { locales } from '@/lib/i18n/locales';
import { type PageId, pathTo } from '@/lib/i18n/routes';
import { shirtQuery, wrapQuery } from './carry-on';
import { keepParameter, nameParameter } from './name-address';
import type { Plate } from './plate';
import { wornPages } from './worn-pages';

const pathsOf = (id: PageId) => locales.map((locale) => pathTo(id, locale));
const pageOfPath = new Map(
  wornPages.flatMap((id) => pathsOf(id).map((path): [string, PageId] => [path, id])),
);
const belowPortfolio = pathsOf('portfolio').map((path) => `${path}/`);

/** The page at a path that a name can be carried to, those below the portfolio included; null elsewhere. */
export function findWornPage(path: string): PageId | null {
  return (
    pageOfPath.get(path) ?? (belowPortfolio.some((start) => path.startsWith(start)) ? 'portfolio' : null)
  );
}

/** Addresses that take a name with them, as parameters that each of them reads. */
function queryFor(path: string, plate: Plate): Record<string, string> | null {
  if (findWornPage(path)) return { [nameParameter]: plate.text };
  if (pathsOf('nameplate').includes(path)) return { [nameParameter]: plate.text, [keepParameter]: 'on' };
  if (pathsOf('wrap-tool').includes(path)) return wrapQuery(plate);
  return pathsOf('shirt-tool').includes(path) ? shirtQuery(plate) : null;
}

/** An address of this site with the name in it; null where it leads to a page that takes none, or that says more already. */
export function withName(address: string, plate: Plate): string | null {
  const [, path = '', hash = ''] = /^(\/[^?#]*)(#.*)?$/.exec(address) ?? [];
  const query = path && queryFor(path, plate);
  return query ? `${path}?${new URLSearchParams(query)}${hash}` : null;
}
