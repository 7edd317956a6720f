import { getTranslations } from 'next-intl/server';
import { type Absence, awayFrom, awayPartOf } from '@/lib/fittings/absence';
import { isWithin, weeksOf } from '@/lib/fittings/calendar-span';
import type { Fitting } from '@/lib/fittings/fitting';
import { vehicleName } from '@/lib/fittings/fitting-means';
import { absencesFor, customerName, fittingsFor, type JobDeadline } from '@/lib/fittings/planned';
import { travelInWords } from '@/lib/fittings/travel-in-words';
import { formatClockTime, formatShortDay, formatWeekdayName } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import type { CalendarProps } from './calendar-view';

/** The days as a table of weeks; on a phone a list of the days that have something. */
export async function CalendarTable({
  span,
  wanted,
  planned,
  stageName,
  absences,
  closedBy,
  locale,
  today,
  query,
}: CalendarProps & { query: Record<string, string> }) {
  const t = await getTranslations('StaffCalendar');
  const fittings = fittingsFor(planned.fittings, wanted);
  // Due days are of jobs, not of whoever goes.
  const deadlines = wanted === null ? planned.deadlines : [];
  const away = absencesFor(absences, wanted);
  const weeks = weeksOf(span);
  return (
    <>
      <table className="calendar" data-view={span.view}>
        <caption className="sr-only">{t('caption')}</caption>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col">
                {formatWeekdayName(day, locale)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const [here, due] = [
                  fittings.filter((one) => one.day === day),
                  deadlines.filter((one) => one.day === day),
                ];
                const absent = away.flatMap((absence) => {
                  const part = awayPartOf(absence, day);
                  return part === null ? [] : [{ id: absence.id, who: absence.who.name, part }];
                });
                const isEmpty = here.length + due.length + absent.length === 0;
                const closed = closedBy(day);
                return (
                  <td
                    key={day}
                    data-day={day}
                    data-closed={closed ?? undefined}
                    data-outside={isWithin(span, day) ? undefined : ''}
                    data-empty={isEmpty ? '' : undefined}
                    aria-current={day === today ? 'date' : undefined}
                  >
                    <p className="calendar-date">
                      <span className="calendar-weekday">{formatWeekdayName(day, locale)} </span>
                      <span className="figures">{formatShortDay(day, locale)}</span>
                      {day === today ? <span className="calendar-note"> {t('isToday')}</span> : null}
                      {closed === 'holiday' ? <span className="calendar-note"> {t('holiday')}</span> : null}
                    </p>
                    {isEmpty ? null : (
                      <ul className="grid grid-cols-1 gap-1.5">
                        {due.map((deadline) => (
                          <DeadlineCard
                            key={deadline.reference}
                            deadline={deadline}
                            stage={stageName(deadline)}
                            locale={locale}
                          />
                        ))}
                        {absent.map(({ id, who, part }) => (
                          <li key={id} className="calendar-away">
                            {t(`away.${part}`, { who: who ?? t('formerColleague') })}
                          </li>
                        ))}
                        {here.map((fitting) => (
                          <FittingCard
                            key={fitting.id}
                            fitting={fitting}
                            absences={absences}
                            query={query}
                            locale={locale}
                          />
                        ))}
                      </ul>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {fittings.length + deadlines.length === 0 ? <p className="mt-3 text-ink-soft">{t('nothing')}</p> : null}
    </>
  );
}

async function DeadlineCard({
  deadline,
  stage,
  locale,
}: {
  deadline: JobDeadline;
  stage: string;
  locale: Locale;
}) {
  const t = await getTranslations('StaffCalendar');
  return (
    <li className="calendar-due">
      <span className="block text-sm">
        {t('due')}, {stage}
        {deadline.blocked ? <span className="font-bold text-danger"> {t('blocked')}</span> : null}
      </span>
      <PageLink
        to="admin-requests"
        locale={locale}
        rest={deadline.reference}
        hash="job"
        className="link font-bold underline"
      >
        {customerName(deadline)}
      </PageLink>
    </li>
  );
}

async function FittingCard({
  fitting,
  absences,
  query,
  locale,
}: {
  fitting: Fitting;
  absences: readonly Absence[];
  query: Record<string, string>;
  locale: Locale;
}) {
  const t = await getTranslations('StaffCalendar');
  const { id, reference, version, day, part, from, to, crew, vehicle, address, outdoor, customer } = fitting;
  const way = travelInWords(fitting, locale);
  const carried = { id, reference, version: String(version), part, from, to };
  const who = crew.map(({ name }) => name ?? t('formerColleague')).join(', ');
  return (
    <li className="calendar-card" draggable="true" data-fitting={JSON.stringify(carried)} data-on={day}>
      <span className="figures block text-sm font-bold">
        {formatClockTime(from, locale)}–{formatClockTime(to, locale)}
      </span>
      <PageLink
        to="admin-requests"
        locale={locale}
        rest={reference}
        hash="fittings"
        className="link font-bold underline"
      >
        {customerName(customer)}
      </PageLink>
      <span className="calendar-detail" data-missing={who === '' ? '' : undefined}>
        {who || t('noCrew')}
      </span>
      {awayFrom(fitting, absences).map(({ id: member, name }) => (
        <span key={member} className="calendar-detail" data-missing="">
          {t('away.day', { who: name ?? t('formerColleague') })}
        </span>
      ))}
      {vehicle === null ? null : <span className="calendar-detail">{vehicleName(vehicle, locale)}</span>}
      <span className="calendar-detail">{address ?? t('workshop')}</span>
      {way === null ? null : <span className="calendar-detail">{t('travel', way)}</span>}
      {outdoor ? <span className="calendar-detail font-bold">{t('outdoor')}</span> : null}
      <PageLink
        to="admin-calendar"
        locale={locale}
        query={{ ...query, move: id }}
        hash="move"
        className="link inline-flex min-h-8 items-center text-sm font-medium underline"
      >
        {t('move')}
        <span className="sr-only"> {t('moveWhat', { name: customerName(customer) })}</span>
      </PageLink>
    </li>
  );
}
