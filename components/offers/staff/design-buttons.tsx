import { addIntent } from '@/lib/offers/added-design';
import type { DesignLabels } from '@/lib/offers/compose-labels';

/** A design that the request holds, as the form of its offer shows it. */
export interface OfferedDesign {
  id: string;
  title: string;
  /** What it was saved with and what keeps it from being added, each a sentence. */
  notes: readonly string[];
  /** Whether it can be added. */
  isPriced: boolean;
  /** Whether lines of the offer are its own. */
  isIn: boolean;
}

/** A button for each design of the request: it adds what the design costs as lines, to everything that is typed. */
export function DesignButtons({
  designs,
  pending,
  labels,
}: {
  designs: readonly OfferedDesign[];
  pending: boolean;
  labels: DesignLabels;
}) {
  if (designs.length === 0) return null;
  return (
    <fieldset className="mt-6 min-w-0 border-t border-line pt-2">
      <legend className="font-bold">{labels.title}</legend>
      <p className="text-sm text-ink-soft">{labels.hint}</p>
      <ul>
        {designs.map(({ id, title, notes, isPriced, isIn }) => (
          <li key={id} className="py-3">
            <p id={`offer-design-${id}`} className="break-words font-bold">
              {title}
            </p>
            {[...(isIn ? [labels.isIn] : []), ...notes].map((note) => (
              <p key={note} className="text-sm text-ink-soft">
                {note}
              </p>
            ))}
            {isPriced ? (
              <button
                type="submit"
                name="intent"
                value={addIntent(id)}
                aria-describedby={`offer-design-${id}`}
                aria-disabled={pending}
                className="work-button mt-2"
              >
                {isIn ? labels.again : labels.add}
              </button>
            ) : null}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
