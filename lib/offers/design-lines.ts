import { publishedVatPercent } from '@/lib/content/prices';
import type { DesignFigures } from '@/lib/designs/design';
import type { PricedDesign, PricedPart } from '@/lib/designs/priced-design';
import { formatCount, isSingular } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { type OfferLine, offerLimits } from './offer';
import { offerCopy } from './offer-copy';
import { type PriceBasis, priceBasisOf } from './price-basis';
import { shareOut, splitVat } from './totals';

/** That the lines of a design do not stand at today's prices. */
export interface OlderPrices {
  /** Of what the design was computed with when it was saved. */
  version: string;
  /** What it costs by today's, in cents with VAT. */
  today: number;
  /** Whether a part had to go up to the price that is published today. */
  isRaised: boolean;
}

export interface DesignLines {
  lines: Omit<OfferLine, 'id'>[];
  older: OlderPrices | null;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** What the customer was shown when the design was saved, in cents with VAT. */
function keptTotal(figures: DesignFigures | null): number | null {
  const kept = Math.round((figures?.low ?? 0) * 100);
  return kept > 0 ? kept : null;
}

/** Cut where a line of an offer ends. */
function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const [...letters] = text;
  while (letters.join('').length > most - 1) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** A part as a line: so many at a price of whole cents where it shares out so, else all of them at one price. */
function lineOf({ text, unit, count }: PricedPart, amount: number, locale: Locale) {
  const isShared = amount % count === 0;
  const names = offerCopy(locale).units[unit];
  const all = ` (${formatCount(count, locale)}\u00a0${names[isSingular(count, locale) ? 0 : 1]})`;
  return {
    text: isShared
      ? shorten(text, offerLimits.text)
      : `${shorten(text, offerLimits.text - all.length)}${all}`,
    quantity: isShared ? count * 1000 : 1000,
    unit: isShared ? unit : ('lump' as const),
    unitPrice: isShared ? amount / count : amount,
  };
}

/** Amounts as their reader sees them; without VAT, their sum is that of the whole without VAT, to the cent. */
function inBasis(gross: readonly number[], basis: PriceBasis): number[] {
  if (basis === 'withVat') return [...gross];
  return shareOut(splitVat(sum(gross), publishedVatPercent, 'withVat').net, gross);
}

/**
 * The price of a design as lines of an offer, at the standard rate. The price that it was saved with counts, shared out over its
 * parts as they weigh today; no part goes below a price that is published.
 *
 * @param figures what it was saved with; without them it costs what it costs today
 * @param design its id, which the lines keep
 */
export function designLines(
  { version, parts }: PricedDesign,
  figures: DesignFigures | null,
  { design, kind, locale }: { design: string; kind: 'consumer' | 'company'; locale: Locale },
): DesignLines {
  const today = parts.map(({ amount }) => amount);
  const kept = keptTotal(figures);
  const shared = kept === null ? today : shareOut(kept, today);
  const gross = parts.map(({ atLeast }, at) => Math.max(shared[at] ?? 0, atLeast));
  const amounts = inBasis(gross, priceBasisOf({ kind }));
  const isOlder = figures !== null && kept !== null && (figures.version !== version || kept !== sum(today));
  return {
    lines: parts.map((part, at) => ({
      ...lineOf(part, amounts[at] ?? 0, locale),
      discount: 0,
      vat: 'standard',
      role: 'fixed',
      group: null,
      preselected: false,
      design,
    })),
    older: isOlder ? { version: figures.version, today: sum(today), isRaised: sum(gross) > kept } : null,
  };
}
