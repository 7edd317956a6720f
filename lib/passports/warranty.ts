import { Temporal } from 'temporal-polyfill';
import { legalGuarantee, wrapWarranty } from '@/lib/content/facts';
import { timeZone } from '@/lib/i18n/locales';
import type { RequestSubject } from '@/lib/quotes/project-types';
import type { PassportVersion } from './passport';

/**
 * The last day of a warranty, as "2031-11-20". Terms in years begin the day after and end on the eve of the day of the same number
 * (Civil Code, article 1.7): what is done on 20 November is under warranty up to and including 20 November. Where no day has that
 * number, on 29 February, the month ends it.
 */
export function warrantyUntil(doneOn: string, years: number): string {
  const first = Temporal.PlainDate.from(doneOn).add({ days: 1 });
  const sameDay = first.add({ years });
  return (sameDay.day === first.day ? sameDay.subtract({ days: 1 }) : sameDay).toString();
}

/** The day it is at the agency. */
const dayOf = (moment: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();

/** `law` where there is none of ours: what the law gives is judged by people. */
export type WarrantyState = 'running' | 'expired' | 'law';

/** How a warranty stands now, by the calendar of the agency; its last day is part of it. */
export function warrantyStateOf({ until }: Pick<PassportVersion, 'until'>, now: Date): WarrantyState {
  if (until === null) return 'law';
  // ISO days compare as texts do.
  return dayOf(now) <= until ? 'running' : 'expired';
}

interface Ordered {
  subject: RequestSubject;
  isConsumer: boolean;
  /** A film of short life is on it: chrome is not under the warranty of cast film (terms of sale). */
  hasShortLived: boolean;
}

/** The years of warranty that the terms of sale say, for staff to confirm: other films, LEDs and textiles follow the offer. */
export function suggestedYears({ subject, isConsumer, hasShortLived }: Ordered): number {
  if (subject === 'covering' && !hasShortLived) return wrapWarranty.min;
  return isConsumer ? legalGuarantee.min : 0;
}
