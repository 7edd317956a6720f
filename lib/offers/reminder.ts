import { addWorkingDays } from '@/lib/quotes/working-time';
import { isExpired, validUntil } from './offer-dates';

/** Working days after which an offer without an answer is worth a word: once, and once more. None is sent unasked. */
export const reminderDays = [3, 10] as const;

export interface WaitingOffer {
  reference: string;
  number: string;
  /** Of the customer or their company. */
  name: string;
  sentAt: Date;
  /** As "2026-12-22". */
  validUntil: string;
  /** Nobody can write to them: they left no address. */
  byPhone: boolean;
  /** When either side last wrote after that; of somebody who is called, when it was last noted. */
  writtenAt: Date | null;
}

/** Which reminder of an offer is due, 1 or 2; null when none is, or the last word is younger than that day. */
export function reminderDue(
  { sentAt, validUntil: lastDay, writtenAt }: Pick<WaitingOffer, 'sentAt' | 'validUntil' | 'writtenAt'>,
  now: Date,
  isHoliday: (isoDate: string) => boolean,
): 1 | 2 | null {
  if (isExpired(lastDay, now)) return null;
  // Days of Brussels, as "2026-11-24": they compare as texts do.
  const [sent, today] = [validUntil(sentAt, 0), validUntil(now, 0)];
  const [first, second] = reminderDays.map((days) => addWorkingDays(sent, days, isHoliday));
  if (first === undefined || second === undefined || today < first) return null;
  const due = today < second ? first : second;
  if (writtenAt !== null && validUntil(writtenAt, 0) >= due) return null;
  return due === first ? 1 : 2;
}
