import { letterFamilyNames } from '@/lib/drawing/letter-families';
import { familyWith, isFromTheRight } from '@/lib/drawing/missing-letters';
import { filled } from '@/lib/i18n/copy';
import type { ComposedWrap } from './compose';
import type { PlacedLine } from './place-lines';
import { cleanText } from './read-design';
import type { SimulatorLabels } from './simulator-copy';
import { sides } from './vehicles/vehicle';

type MissingLabels = Pick<
  SimulatorLabels,
  'missing' | 'missingElsewhere' | 'missingAnywhere' | 'missingFromRight'
>;

/** Which characters of a line cannot be cut, and what can be done; nothing where all of them can. */
export function sayMissing(
  { line: { family }, outlined: { missing } }: Pick<PlacedLine, 'line' | 'outlined'>,
  labels: MissingLabels,
): string[] {
  const elsewhere = missing.filter((letter) => familyWith(letter, family));
  const nowhere = missing.filter((letter) => !elsewhere.includes(letter)).join(' ');
  const other = familyWith(elsewhere[0] ?? '', family);
  // Letters from right to left leave the sentence round them as it is.
  const fromRight = isFromTheRight(nowhere);
  const letters = fromRight ? `\u2068${nowhere}\u2069` : nowhere;
  return [
    ...(other
      ? [
          filled(labels.missing, { letters: elsewhere.join(' ') }),
          filled(labels.missingElsewhere, { family: letterFamilyNames[other] }),
        ]
      : []),
    ...(nowhere === ''
      ? []
      : [filled(fromRight ? labels.missingFromRight : labels.missingAnywhere, { letters })]),
  ];
}

/** The same beside the field where these words were typed. */
export function sayMissingIn(
  { placed }: Pick<ComposedWrap, 'placed'>,
  typed: string,
  labels: MissingLabels,
): string {
  const words = cleanText(typed);
  const found = sides.flatMap((side) => placed[side]).find(({ line }) => line.text === words);
  return (found ? sayMissing(found, labels) : []).map((said) => `${said}.`).join(' ');
}
