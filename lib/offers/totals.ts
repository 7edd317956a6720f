import type { OfferLine } from './offer';
import type { PriceBasis } from './price-basis';
import { type VatTreatment, vatRules, vatTreatments } from './vat-treatment';

// How amounts are rounded, everywhere in an offer and in the invoice that follows:
// 1. a line is rounded once, to the cent, half a cent up;
// 2. VAT is computed once for each treatment, on the sum of its lines, and rounded half a cent up: where prices are without VAT
//    it is added to that sum, where they are with VAT it is taken out of it;
// 3. nothing else is rounded. So the order of lines changes nothing, and net plus VAT is the total to the cent.
// Products of quantity, price and discount go beyond what a number holds exactly, hence bigint.

type Counted = Pick<OfferLine, 'quantity' | 'unitPrice' | 'discount'>;

const divideHalfUp = (product: bigint, by: bigint): number => Number((2n * product + by) / (2n * by));

/** The amount of a line in cents, in the basis of its unit price. */
export function lineAmount({ quantity, unitPrice, discount }: Counted): number {
  return divideHalfUp(BigInt(quantity) * BigInt(unitPrice) * BigInt(10_000 - discount), 10_000_000n);
}

/** Cents. */
export interface Amounts {
  net: number;
  vat: number;
  gross: number;
}

interface TreatmentTotal extends Amounts {
  treatment: VatTreatment;
  percent: number;
}

export interface Totals extends Amounts {
  /** Those that occur, in the order of `vatTreatments`. */
  treatments: TreatmentTotal[];
}

/** An amount in its two parts, by rule 2. */
export function splitVat(amount: number, percent: number, basis: PriceBasis): Amounts {
  const rate = BigInt(percent);
  if (basis === 'withoutVat') {
    const vat = divideHalfUp(BigInt(amount) * rate, 100n);
    return { net: amount, vat, gross: amount + vat };
  }
  const vat = divideHalfUp(BigInt(amount) * rate, 100n + rate);
  return { net: amount - vat, vat, gross: amount };
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Totals of the lines that count, by treatment and together. */
export function totalsOf(lines: readonly (Counted & Pick<OfferLine, 'vat'>)[], basis: PriceBasis): Totals {
  const treatments = vatTreatments.flatMap((treatment) => {
    const own = lines.filter(({ vat }) => vat === treatment);
    if (own.length === 0) return [];
    const { percent } = vatRules[treatment];
    return [{ treatment, percent, ...splitVat(sum(own.map(lineAmount)), percent, basis) }];
  });
  return {
    treatments,
    net: sum(treatments.map(({ net }) => net)),
    vat: sum(treatments.map(({ vat }) => vat)),
    gross: sum(treatments.map(({ gross }) => gross)),
  };
}

/** The one percent of VAT that all lines have which count; null where there are several, or none. */
export function rateOf({ treatments }: Totals): number | null {
  const [rate, ...others] = new Set(treatments.map(({ percent }) => percent));
  return others.length === 0 ? (rate ?? null) : null;
}

/** What is to be paid before work begins, in cents of the total with VAT. */
export function depositOf(gross: number, depositPercent: number): number {
  return divideHalfUp(BigInt(gross) * BigInt(depositPercent), 100n);
}

/**
 * A total shared out over parts by their weights, to the cent, by the largest remainder; equal remainders go to the heavier
 * part, then to the earlier one.
 */
export function shareOut(total: number, weights: readonly number[]): number[] {
  const all = BigInt(sum(weights));
  if (all === 0n) return weights.map((_, at) => (at === 0 ? total : 0));
  const parts = weights.map((weight, at) => {
    const product = BigInt(total) * BigInt(weight);
    return { at, weight, share: Number(product / all), rest: product % all };
  });
  const missing = total - sum(parts.map(({ share }) => share));
  const next = [...parts].sort((a, b) =>
    a.rest === b.rest ? b.weight - a.weight || a.at - b.at : a.rest < b.rest ? 1 : -1,
  );
  const raised = new Set(next.slice(0, missing).map(({ at }) => at));
  return parts.map(({ at, share }) => share + (raised.has(at) ? 1 : 0));
}
