import { company } from '@/lib/company/company';
import type { Locale } from '@/lib/i18n/locales';
import type { CalendarEvent } from './calendar-file';
import type { FittingTime } from './fitting';
import { momentsOf } from './fitting-time';

/** Where the workshop is, on one line. */
function workshopAddress(locale: Locale): string {
  const { street, postalCode, city } = company.address;
  return `${company.name}, ${street[locale]}, ${postalCode} ${city[locale]}`;
}

/** A fitting as an entry of a calendar. */
export function fittingEvent(
  fitting: FittingTime & { id: string; sequence: number; changedAt: Date; address: string | null },
  entry: Pick<CalendarEvent, 'summary' | 'description' | 'url' | 'attendee' | 'isCancelled'>,
  { locale, siteUrl }: { locale: Locale; siteUrl: string },
): CalendarEvent {
  return {
    ...entry,
    ...momentsOf(fitting),
    uid: `fitting-${fitting.id}@${new URL(siteUrl).hostname}`,
    sequence: fitting.sequence,
    stamp: fitting.changedAt,
    location: fitting.address ?? workshopAddress(locale),
    organizer: { name: company.name, email: company.email },
  };
}
