import { Temporal } from 'temporal-polyfill';
import { readDay } from '@/lib/jobs/due-day';

/** What the calendar shows: a week from its Monday, or the whole weeks of a month. */
export interface CalendarSpan {
  view: 'week' | 'month';
  /** A day within it, as "2026-12-22". */
  day: string;
}

/** Reads what an address asks for; this week, where it says nothing. */
export function readCalendarSpan(query: Record<string, unknown>, today: string): CalendarSpan {
  const { view, day } = query;
  const asked = typeof day === 'string' ? readDay(day) : null;
  // What the database keeps.
  const isKept = asked !== null && asked >= '2020-01-15' && asked <= '2099-11-30';
  return { view: view === 'month' ? 'month' : 'week', day: isKept ? asked : today };
}

/** The same as parameters of an address; what is usual is left out. */
export function spanQuery({ view, day }: CalendarSpan, today: string): Record<string, string> {
  return { ...(view === 'week' ? {} : { view }), ...(day === today ? {} : { day }) };
}

const mondayOf = (day: Temporal.PlainDate) => day.subtract({ days: day.dayOfWeek - 1 });

/** The days that are shown, week by week from Monday. */
export function weeksOf({ view, day }: CalendarSpan): string[][] {
  const anchor = Temporal.PlainDate.from(day);
  const first = mondayOf(view === 'week' ? anchor : anchor.with({ day: 1 }));
  const last = view === 'week' ? first : mondayOf(anchor.with({ day: anchor.daysInMonth }));
  const weeks: string[][] = [];
  for (let monday = first; Temporal.PlainDate.compare(monday, last) <= 0; monday = monday.add({ days: 7 }))
    weeks.push(Array.from({ length: 7 }, (_, at) => monday.add({ days: at }).toString()));
  return weeks;
}

/** The week or month before (-1) or after (1). A month begins with its first day: none of its days is left out. */
export function spanBeside({ view, day }: CalendarSpan, step: -1 | 1): CalendarSpan {
  const anchor = Temporal.PlainDate.from(day);
  const beside =
    view === 'week' ? anchor.add({ days: 7 * step }) : anchor.with({ day: 1 }).add({ months: step });
  return { view, day: beside.toString() };
}

/** The number of a week, as Belgium counts (ISO 8601). */
export function weekNumber(day: string): number {
  return Temporal.PlainDate.from(day).weekOfYear ?? 0;
}

/** Whether a day lies in the month that is shown; in a week all do. */
export function isWithin({ view, day }: CalendarSpan, other: string): boolean {
  return view === 'week' || day.slice(0, 7) === other.slice(0, 7);
}
