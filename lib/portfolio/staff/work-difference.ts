import { findDifferences } from '@/lib/forms/find-differences';
import { slugify } from '@/lib/forms/slugify';
import { type Locale, type Localized, locales } from '@/lib/i18n/locales';
import type { PortfolioCategory, PortfolioItem } from '../portfolio';

type Values = Record<string, string>;

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

/** How ticks stand that a form leaves out because they are off. */
const ticksOff = { featured: '', sample: '', copyFacts: '' };

/** The fields of the form of a work as the database has them now, by their names; a tick that is off is left out. */
export function workValues(item: PortfolioItem): Values {
  const texts = {
    title: item.title,
    place: item.place,
    slug: chosenSlug(item),
    ...item.facts,
    story: item.story,
    videoText: item.video?.text,
  };
  const values: Values = {
    categoryId: item.categoryId,
    kind: item.kind,
    group: item.group,
    ...(item.featured ? { featured: 'on' } : {}),
    ...(item.sample ? { sample: 'on' } : {}),
  };
  const fill = (name: string, text: Localized | null | undefined) => {
    for (const locale of locales) values[`${name}.${locale}`] = text?.[locale] ?? '';
  };
  for (const [name, text] of Object.entries(texts)) fill(name, text);
  for (const { id, role, alt, caption, focalX, focalY } of item.images) {
    values[`${id}.role`] = role;
    values[`${id}.focalX`] = String(focalX);
    values[`${id}.focalY`] = String(focalY);
    fill(`${id}.alt`, alt);
    fill(`${id}.caption`, caption);
  }
  return values;
}

/** What a colleague's version of a work says otherwise than the form that was sent. */
export const workDifferences = (typed: Values, current: PortfolioItem): Values =>
  findDifferences({ ...ticksOff, ...typed }, { ...ticksOff, ...workValues(current) });

/**
 * What the fields of a work show: what there is, and over it all that was typed and not saved, where a tick that is
 * missing was taken away.
 *
 * @param typed each the whole form as it stood, the last one on top; empty where nothing was typed
 */
export function valuesOver(defaults: Values, ...typed: Values[]): Values {
  const forms = typed.filter((values) => Object.keys(values).length > 0);
  return Object.assign({}, defaults, ...forms.map((values) => ({ ...ticksOff, ...values })));
}

/** The fields of the form of a category, by their names. */
export function categoryValues({ title, intro, slug }: PortfolioCategory): Values {
  return Object.fromEntries(
    Object.entries({ title, intro, slug }).flatMap(([name, text]) =>
      locales.map((locale) => [`${name}.${locale}`, text[locale]]),
    ),
  );
}
