import { choiceFault, chosenLines, groupsOf } from './choice';
import type { Offer } from './offer';
import { priceBasisOf } from './price-basis';
import { depositOf, type Totals, totalsOf } from './totals';

// What a choice costs. The browser uses this too, hence no schema.

/** Of an offer, what its totals follow from. */
export type PricedChoice = Pick<Offer, 'lines' | 'depositPercent'> & {
  customer: Pick<Offer['customer'], 'kind'>;
};

/** Nothing else of an offer has to reach the browser. */
export const pricedChoiceOf = ({ lines, depositPercent, customer: { kind } }: Offer): PricedChoice => ({
  lines,
  depositPercent,
  customer: { kind },
});

/** Of options, and of the alternatives of a group. */
export const choiceField = 'choice';
export const groupField = (group: string) => `choice-${group}`;

/** What is ticked in the form, at most one more than there are lines. */
export function readChoice(form: FormData, lines: Offer['lines']): string[] {
  const groups = groupsOf(lines).map((group) => form.getAll(groupField(group)));
  return [...groups.flat(), ...form.getAll(choiceField)]
    .filter((id) => typeof id === 'string')
    .slice(0, lines.length + 1);
}

export interface ChosenTotals extends Totals {
  deposit: number;
}

/** What a choice costs, or null when it is none. */
export function totalsOfChoice(offer: PricedChoice, choice: readonly string[]): ChosenTotals | null {
  if (choiceFault(offer.lines, choice) !== null) return null;
  const totals = totalsOf(chosenLines(offer.lines, choice), priceBasisOf(offer.customer));
  return { ...totals, deposit: depositOf(totals.gross, offer.depositPercent) };
}
