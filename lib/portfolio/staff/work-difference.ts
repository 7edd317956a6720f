import { type Localized, locales } from '@/lib/i18n/locales';
import type { PortfolioItem } from '../portfolio';

/** The fields of the form of a work as the database has them now, by their names. */
export function workValues(item: PortfolioItem): Record<string, string> {
  const texts = {
    title: item.title,
    place: item.place,
    slug: item.slug,
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

/** What somebody else's version says otherwise than the form that was sent: field by field, their text. */
export function findDifferences(
  typed: Record<string, string>,
  current: PortfolioItem,
): Record<string, string> {
  const theirs = Object.entries(workValues(current));
  return Object.fromEntries(theirs.filter(([name, text]) => name in typed && typed[name]?.trim() !== text));
}
