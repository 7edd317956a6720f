import { type Placed, placedQuery } from '@/lib/customers/placing';
import { PlacingButton } from './placing-button';

/** The button that takes back where somebody was put. */
export function UndoPlacing({
  placed,
  label,
  place,
}: {
  placed: Placed;
  label: string;
  place: (form: FormData) => Promise<void>;
}) {
  return (
    <PlacingButton
      action={place}
      fields={{ kind: 'undo', ...placedQuery(placed) }}
      label={label}
      look="min-h-10 cursor-pointer px-2 font-bold underline underline-offset-4"
    />
  );
}
