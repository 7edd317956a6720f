'use client';

import { Fragment, type RefObject, useEffect, useRef, useState } from 'react';
import { formatAmount } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { type ChosenTotals, type PricedChoice, readChoice, totalsOfChoice } from '@/lib/offers/choice-totals';
import type { VatTreatment } from '@/lib/offers/vat-treatment';

interface Choosing {
  offer: PricedChoice;
  /** Ids that are ticked when the page comes. */
  choice: readonly string[];
  /** Whether it can be changed: a form does not tell of what is disabled. */
  isOpen: boolean;
  locale: Locale;
}

/** Totals of what is ticked in the form around an element; with script they follow at once. */
function useChosenTotals(
  { offer, choice, isOpen }: Choosing,
  inside: RefObject<HTMLElement | null>,
): ChosenTotals | null {
  const [totals, setTotals] = useState(() => totalsOfChoice(offer, choice));
  useEffect(() => {
    const form = inside.current?.closest('form');
    if (!form || !isOpen) return;
    const count = () => setTotals(totalsOfChoice(offer, readChoice(new FormData(form), offer.lines)));
    // Something may have been ticked before this ran.
    count();
    form.addEventListener('change', count);
    return () => form.removeEventListener('change', count);
  }, [offer, inside, isOpen]);
  return totals;
}

interface OfferSumsProps extends Choosing {
  labels: {
    net: string;
    vat: Partial<Record<VatTreatment, string>>;
    total: string;
    deposit: string;
    /** With `{amount}`. */
    depositText: string;
    /** Of the button that counts without script; null where nothing can be chosen. */
    count: string | null;
  };
}

/** What is chosen, added up, with the total that is accepted. */
export function OfferSums({ labels, ...choosing }: OfferSumsProps) {
  const inside = useRef<HTMLDivElement>(null);
  const totals = useChosenTotals(choosing, inside);
  const { locale } = choosing;
  return (
    <div ref={inside}>
      <input type="hidden" name="shown" value={totals?.gross ?? ''} />
      {totals ? (
        <dl className="figures mt-3 grid grid-cols-[1fr_auto] gap-y-1" aria-live="polite">
          <dt>{labels.net}</dt>
          <dd className="text-right">{formatAmount(totals.net, locale)}</dd>
          {totals.treatments.map(({ treatment, vat }) => (
            <Fragment key={treatment}>
              <dt>{labels.vat[treatment]}</dt>
              <dd className="text-right">{formatAmount(vat, locale)}</dd>
            </Fragment>
          ))}
          <dt className="mt-2 border-t-4 border-ink pt-3 font-bold">{labels.total}</dt>
          <dd className="sign mt-2 border-t-4 border-ink pt-3 text-right text-3xl">
            {formatAmount(totals.gross, locale)}
          </dd>
        </dl>
      ) : null}
      {labels.count === null ? null : (
        <button
          type="submit"
          name="intent"
          value="total"
          className="button without-script mt-4 min-h-12 border-2 border-ink px-5"
        >
          {labels.count}
        </button>
      )}
      {totals && totals.deposit > 0 ? (
        <p className="mt-4">
          <span className="font-bold">{labels.deposit}. </span>
          {labels.depositText.replace('{amount}', formatAmount(totals.deposit, locale))}
        </p>
      ) : null}
    </div>
  );
}

/** The button that orders: it says what it costs. */
export function AcceptButton({
  labels,
  ...choosing
}: Choosing & {
  /** The second with `{total}`. */
  labels: { plain: string; withTotal: string };
}) {
  const button = useRef<HTMLButtonElement>(null);
  const totals = useChosenTotals(choosing, button);
  return (
    <button
      ref={button}
      type="submit"
      name="intent"
      value="accept"
      className="button button-ink mt-5 min-h-14 w-full px-5 text-xl"
    >
      {totals === null
        ? labels.plain
        : labels.withTotal.replace('{total}', formatAmount(totals.gross, choosing.locale))}
    </button>
  );
}
