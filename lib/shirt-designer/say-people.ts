import { filled } from '@/lib/i18n/copy';
import type { Locale } from '@/lib/i18n/locales';
import type { DesignerLabels } from './designer-labels';
import { garmentFacts } from './garment-facts';
import { type SizeId, sizeNames } from './garments/garment';
import { type ReadPeople, readPeople } from './read-people';
import { type ShirtDesign, shirtLimits } from './shirt-design';

const first = (names: readonly string[]) => names.slice(0, 5).join(', ') + (names.length > 5 ? '…' : '');

/**
 * What was read of a list, and what of it could not be taken as it stands there.
 *
 * @param usual the size of whom none was understood
 */
export function sayPeople(
  { people, lost, guessed, long, unread }: ReadPeople,
  usual: SizeId,
  locale: Locale,
  labels: DesignerLabels,
): string {
  return [
    filled(labels.peopleRead, { count: people.length }),
    ...(lost > 0 ? [filled(labels.peopleLost, { count: lost, most: shirtLimits.people })] : []),
    ...(guessed.length > 0
      ? [filled(labels.peopleSize, { size: sizeNames[usual][locale], names: first(guessed) })]
      : []),
    ...(long.length > 0
      ? [filled(labels.peopleLong, { most: shirtLimits.personLength, names: first(long) })]
      : []),
    ...(unread.length > 0 ? [filled(labels.peopleUnread, { cells: first(unread) })] : []),
  ].join(' · ');
}

/** The same of the list that a design was made with; null where all of it could be taken. */
export function sayTyped(
  { garment, typed }: Pick<ShirtDesign, 'garment' | 'typed'>,
  locale: Locale,
  labels: DesignerLabels,
): string | null {
  const { sizes, drawn } = garmentFacts(garment);
  return typed ? sayPeople(readPeople(typed, sizes, drawn), drawn, locale, labels) : null;
}
