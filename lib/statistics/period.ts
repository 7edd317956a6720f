import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';

/** Periods that end today, by the name they have in the address. */
export const periodNames = ['7', '30', '90', 'year'] as const;

type PeriodName = (typeof periodNames)[number];

const defaultPeriod: PeriodName = '30';

/** Days of the longest period of one's own; the database takes as many again before it. */
export const longestPeriodDays = 732;

/** Days are those of Brussels, "2026-11-24"; both ends belong to the period. */
export interface Period {
  name: PeriodName | 'custom';
  from: string;
  to: string;
  /** As many days, right before. */
  previousFrom: string;
  previousTo: string;
  days: number;
}

function periodBetween(name: Period['name'], from: Temporal.PlainDate, to: Temporal.PlainDate): Period {
  const days = from.until(to).days + 1;
  return {
    name,
    from: from.toString(),
    to: to.toString(),
    previousFrom: from.subtract({ days }).toString(),
    previousTo: from.subtract({ days: 1 }).toString(),
    days,
  };
}

const day = z.iso.date().transform((text) => Temporal.PlainDate.from(text));

/** A period of one's own from an address, or null when its days are none, upside down, to come or too many. */
function readOwnPeriod(from: unknown, to: unknown, today: Temporal.PlainDate): Period | null {
  const read = z.object({ from: day, to: day }).safeParse({ from, to });
  if (!read.success) return null;
  const last = Temporal.PlainDate.compare(read.data.to, today) > 0 ? today : read.data.to;
  const length = read.data.from.until(last).days + 1;
  return length >= 1 && length <= longestPeriodDays ? periodBetween('custom', read.data.from, last) : null;
}

/**
 * The period an address asks for (`period=90`, or `from` and `to`), the last thirty days without one.
 *
 * @param today in Brussels
 * @returns `isValid` is false when the days asked for were of no use
 */
export function readPeriod(
  query: Record<string, unknown>,
  today: string,
): { period: Period; isValid: boolean } {
  const last = Temporal.PlainDate.from(today);
  const asksForDays = Boolean(query.from || query.to);
  if (asksForDays) {
    const own = readOwnPeriod(query.from, query.to, last);
    if (own) return { period: own, isValid: true };
  }
  const name = periodNames.find((known) => known === query.period) ?? defaultPeriod;
  const first =
    name === 'year'
      ? last.subtract({ years: 1 }).add({ days: 1 })
      : last.subtract({ days: Number(name) - 1 });
  return { period: periodBetween(name, first, last), isValid: !asksForDays };
}

/** The parameters that lead to a period again. */
export function periodQuery({ name, from, to }: Period): Record<string, string> {
  return name === 'custom' ? { from, to } : { period: name };
}
