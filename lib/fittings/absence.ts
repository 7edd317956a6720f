import type { FittingTime } from './fitting';
import { fittingsAtOnce, halfDayParts, halfDays } from './fitting-means';
import type { HalfDay } from './half-days';

// An absence is when a colleague is away. Why is asked nowhere.

/** From one half-day to another, both included. */
export interface AbsenceSpan {
  from: HalfDay;
  to: HalfDay;
}

export interface Absence extends AbsenceSpan {
  id: string;
  /** The name is null when the account exists no more. */
  who: { id: string; name: string | null };
  /** Fittings at which they are still expected. */
  planned: { reference: string; day: string }[];
}

/** Everybody who can go to a fitting, and who of them is away. */
export interface Team {
  colleagues: number;
  absences: readonly (AbsenceSpan & Pick<Absence, 'who'>)[];
}

/** Days from the first to the last, beyond which nobody is away. */
export const longestAbsence = 366;

/** From which time of its first day to which of its last: who is away in the afternoon leaves when the morning is over. */
export function absenceHours({ from, to }: AbsenceSpan): { from: string; to: string } {
  return {
    from: from.part === 'morning' ? '00:00' : halfDays.morning.to,
    to: to.part === 'afternoon' ? '24:00' : halfDays.afternoon.from,
  };
}

type Time = Pick<FittingTime, 'day' | 'from' | 'to'>;

/** Whether somebody is away at any moment of a fitting. */
export function isAwayAt(absence: AbsenceSpan, { day, from, to }: Time): boolean {
  const hours = absenceHours(absence);
  return (
    `${absence.from.day} ${hours.from}` < `${day} ${to}` && `${day} ${from}` < `${absence.to.day} ${hours.to}`
  );
}

/** What of a day somebody is away, or null. */
export function awayPartOf(absence: AbsenceSpan, day: string): HalfDay['part'] | 'day' | null {
  const parts = halfDayParts.filter((part) => isAwayAt(absence, { day, ...halfDays[part] }));
  return parts.length === 2 ? 'day' : (parts[0] ?? null);
}

/** Who of a crew is away while they should be at a fitting. */
export function awayFrom<Member extends { id: string }>(
  fitting: Time & { crew: readonly Member[] },
  absences: Team['absences'],
): Member[] {
  return fitting.crew.filter(({ id }) =>
    absences.some((absence) => absence.who.id === id && isAwayAt(absence, fitting)),
  );
}

/** How many crews there are: where somebody is away, no more than there are colleagues left. */
export function crewsAt(time: Time, { colleagues, absences }: Team): number {
  const away = new Set(
    absences.filter((absence) => isAwayAt(absence, time)).map((absence) => absence.who.id),
  );
  return away.size === 0 ? fittingsAtOnce : Math.min(fittingsAtOnce, colleagues - away.size);
}

export const absenceRefusals = [
  'unknown',
  'full',
  'invalid',
  'forbidden',
  'signedOut',
  'unavailable',
] as const;

export type AbsenceRefusal = (typeof absenceRefusals)[number];

/** What became of the button that removes one, as the address says it; whatever kept it from working is `unavailable`. */
export function readAbsenceOutcome(said: unknown): 'removed' | 'unavailable' | null {
  if (said === undefined) return null;
  return said === 'removed' ? said : 'unavailable';
}
