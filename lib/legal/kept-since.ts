import { Temporal } from 'temporal-polyfill';

/**
 * The moment since which something is still kept, in UTC: so many months, or years, before this one. Where that month has no such day it is its
 * last, so that nothing goes before its time is over.
 */
export function keptSince(now: Date, span: { months: number } | { years: number }): Date {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO('UTC');
  return new Date(today.subtract(span).epochMilliseconds);
}
