import { slugify } from '@/lib/forms/slugify';
import { type Locale, type Localized, locales } from '@/lib/i18n/locales';
import type { PortfolioCategory, PortfolioItem } from '../portfolio';

/** How the address of a work begins that had no title in a language when it was made. */
export const unnamed = 'x-';

const endApart = /-x[0-9a-f]{4}$/;

/** As much of an address as leaves room for an end within the eighty characters it may have. */
const beginApart = (slug: string) => slug.slice(0, 74).replace(/-$/, '');

/**
 * The address of another work of the same title; no year and no word ends like it.
 *
 * @param end four of 0-9a-f
 */
export const slugApart = (slug: string, end: string): string => `${beginApart(slug)}-x${end}`;

/**
 * The address as somebody chose it; empty where it follows the title, which a draft's does until then. A published page
 * keeps the one that is known, unless that says nothing.
 */
function chosenSlug({ slug, title, status }: PortfolioItem): Localized {
  const chosen = (locale: Locale) => {
    const own = slug[locale];
    if (/^x-[0-9a-f]{8}(-x?[0-9a-f]{4})?$/.test(own)) return '';
    const followed = slugify(title[locale]);
    const isApart = endApart.test(own) && own.replace(endApart, '') === beginApart(followed);
    const isFollowed = own === followed || isApart;
    return status === 'draft' && isFollowed ? '' : own;
  };
  return { fr: chosen('fr'), nl: chosen('nl'), en: chosen('en') };
}

/** The fields of the form of a work as the database has them now, by their names. */
export function workValues(item: PortfolioItem): Record<string, string> {
  const texts = {
    title: item.title,
    place: item.place,
    slug: chosenSlug(item),
    ...item.facts,
    story: item.story,
    videoText: item.video?.text,
  };
  const values: Record<string, string> = {
    categoryId: item.categoryId,
    kind: item.kind,
    group: item.group,
  };
  const fill = (name: string, text: Localized | null | undefined) => {
    for (const locale of locales) values[`${name}.${locale}`] = text?.[locale] ?? '';
  };
  for (const [name, text] of Object.entries(texts)) fill(name, text);
  for (const { id, role, alt, caption } of item.images) {
    values[`${id}.role`] = role;
    fill(`${id}.alt`, alt);
    fill(`${id}.caption`, caption);
  }
  return values;
}

/** The same for the form of a category. */
export function categoryValues({ title, intro, slug }: PortfolioCategory): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ title, intro, slug }).flatMap(([name, text]) =>
      locales.map((locale) => [`${name}.${locale}`, text[locale]]),
    ),
  );
}
