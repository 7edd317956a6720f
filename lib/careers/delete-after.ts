import { Temporal } from 'temporal-polyfill';
import { retention } from '@/lib/legal/retention';

/** When an application is deleted: so many months after it was sent, in UTC, as the careers page promises. */
export function deleteAfter(submittedAt: Date, keepLonger: boolean): Date {
  const months = keepLonger ? retention.applicationMonthsWithConsent : retention.applicationMonths;
  const sent = Temporal.Instant.fromEpochMilliseconds(submittedAt.getTime()).toZonedDateTimeISO('UTC');
  return new Date(sent.add({ months }).epochMilliseconds);
}
