import { Temporal } from 'temporal-polyfill';
import { timeZone } from './locales';

/** The day it is in Brussels, "2026-11-24": one that a person is told, or that is counted by. */
export function brusselsDay(now: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
}
