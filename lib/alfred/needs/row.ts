import type { PriceId } from '@/lib/content/prices';
import type { IntentId } from '../answer';
import type { SubjectId } from '../subjects';
import type { fieldsOfHouse } from './fields-of-house';
import type { fieldsOfMatters } from './fields-of-matters';
import type { fieldsOfNeeds } from './fields-of-needs';
import type { fieldsOfThings } from './fields-of-things';

export type FieldId =
  | keyof typeof fieldsOfThings
  | keyof typeof fieldsOfNeeds
  | keyof typeof fieldsOfHouse
  | keyof typeof fieldsOfMatters;

/** A field, or a thing of ours that is named. */
export type Said = FieldId | `@${SubjectId}`;

/** A situation: what is said of what, and where the site says what can be done. */
export interface NeedRow {
  /** The passage that answers. */
  passage: string;
  /** Each must be said, by a word of its own; of a group any. */
  groups: readonly (readonly Said[])[];
  /** Where one of these is said, something else is meant. */
  not: readonly FieldId[];
  /** The price that is then asked for. */
  price: PriceId | null;
  /** What is asked of the house, and answered from its facts. */
  intent: IntentId | null;
}

export type Group = Said | readonly Said[];

export function row(
  passage: string,
  groups: readonly Group[],
  { price = null, not = [], intent = null }: Partial<Pick<NeedRow, 'price' | 'not' | 'intent'>> = {},
): NeedRow {
  return {
    passage,
    groups: groups.map((group) => (typeof group === 'string' ? [group] : group)),
    not,
    price,
    intent,
  };
}
