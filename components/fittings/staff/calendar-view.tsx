import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { FilterBar, FilterSelect } from '@/components/staff/filter-bar';
import { PageHeading } from '@/components/staff/page-heading';
import type { Absence } from '@/lib/fittings/absence';
import { type CalendarSpan, spanBeside, spanQuery, weekNumber, weeksOf } from '@/lib/fittings/calendar-span';
import type { Fitting } from '@/lib/fittings/fitting';
import { fittingVehicles, vehicleName } from '@/lib/fittings/fitting-means';
import {
  customerName,
  type JobDeadline,
  type Planned,
  type PlannedFor,
  plannedForQuery,
} from '@/lib/fittings/planned';
import { formatDays, formatMonth } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import { pathTo, pathWithin } from '@/lib/i18n/routes';
import { CalendarTable } from './calendar-table';
import { DragFittings } from './drag-fittings.client';
import { FittingMoment } from './fitting-desk';
import type { FittingFormProps } from './fitting-form.client';
import { MoveForm } from './move-form.client';

export interface CalendarProps {
  span: CalendarSpan;
  wanted: PlannedFor;
  planned: Planned;
  /** What is said of where a job stands. */
  stageName: (job: JobDeadline) => string;
  absences: readonly Absence[];
  /** The fitting whose form is open, and the day it was dragged to. */
  moving: { fitting: Fitting; day: string } | null;
  colleagues: readonly { id: string; name: string }[];
  viewerId: string;
  form: FittingFormProps;
  /** What is left out of working days: "weekend", "holiday". */
  closedBy: (day: string) => 'weekend' | 'holiday' | null;
  locale: Locale;
  today: string;
  /** What stands below the calendar. */
  children?: ReactNode;
}

/** Fittings and due days of a week or a month, with the way to those before and after. */
export async function CalendarView(props: CalendarProps) {
  const { span, wanted, locale, today, moving, form, children } = props;
  const t = await getTranslations('StaffCalendar');
  const queryOf = (other: CalendarSpan) => ({ ...spanQuery(other, today), ...plannedForQuery(wanted) });
  const reasonHref = pathWithin('admin-calendar', locale, {
    query: { ...queryOf(span), move: 'ID', to: 'DAY' },
  })
    .replace('ID', '{id}')
    .replace('DAY', '{day}');
  return (
    <>
      <PageHeading title={t('title')}>
        <ul className="flex border-2 border-ink" aria-label={t('views.label')}>
          {(['week', 'month'] as const).map((view) => (
            <li key={view}>
              <PageLink
                to="admin-calendar"
                locale={locale}
                query={queryOf({ ...span, view })}
                aria-current={span.view === view ? 'true' : undefined}
                className="inline-flex min-h-11 items-center px-4 font-medium underline-offset-4 hocus:underline aria-[current]:bg-ink aria-[current]:text-paper"
              >
                {t(`views.${view}`)}
              </PageLink>
            </li>
          ))}
        </ul>
      </PageHeading>
      <CalendarWay {...props} queryOf={queryOf} />
      <CalendarFilter {...props} />
      {moving ? (
        <section id="move" aria-labelledby="move-title" className="panel mt-4">
          <h2 id="move-title" className="sign text-xl">
            {t('moveTitle', { name: customerName(moving.fitting.customer) })}
          </h2>
          <p className="mb-3 text-ink-soft">
            {t('now')} <FittingMoment fitting={moving.fitting} locale={locale} />
          </p>
          <MoveForm
            {...form}
            key={moving.fitting.id}
            reference={moving.fitting.reference}
            shown={{ ...moving.fitting, day: moving.day }}
            button={t('moveButton')}
          />
          <p className="mt-2">
            <PageLink
              to="admin-calendar"
              locale={locale}
              query={queryOf(span)}
              className="link inline-flex min-h-11 items-center underline"
            >
              {t('leave')}
            </PageLink>
          </p>
        </section>
      ) : null}
      <div className="mt-4">
        <DragFittings
          // What was said of the last drag is over once a form is opened.
          key={moving?.fitting.id ?? ''}
          action={form.action}
          labels={form.labels}
          reasonHref={`${reasonHref}#move`}
          reasonLabel={t('giveReason')}
        >
          <CalendarTable {...props} query={queryOf(span)} />
        </DragFittings>
      </div>
      {children}
    </>
  );
}

/** What is shown, and the way to what lies before and after. */
async function CalendarWay({
  span,
  locale,
  today,
  queryOf,
}: CalendarProps & { queryOf: (span: CalendarSpan) => Record<string, string> }) {
  const t = await getTranslations('StaffCalendar');
  const weeks = weeksOf(span);
  const [first = span.day, last = span.day] = [weeks[0]?.[0], weeks.at(-1)?.[6]];
  const way = 'link inline-flex min-h-11 items-center font-medium underline';
  const link = (to: CalendarSpan, label: string) => (
    <PageLink to="admin-calendar" locale={locale} query={queryOf(to)} className={way}>
      {label}
    </PageLink>
  );
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6">
      <h2 className="text-xl font-bold">
        {span.view === 'month'
          ? formatMonth(span.day, locale)
          : `${t('week', { number: weekNumber(span.day) })}, ${formatDays(first, last, locale)}`}
      </h2>
      <nav aria-label={t('way')} className="flex flex-wrap gap-x-6">
        {link(spanBeside(span, -1), t(`previous.${span.view}`))}
        {link({ ...span, day: today }, t('today'))}
        {link(spanBeside(span, 1), t(`next.${span.view}`))}
      </nav>
    </div>
  );
}

async function CalendarFilter({ span, wanted, colleagues, viewerId, locale, today }: CalendarProps) {
  const t = await getTranslations('StaffCalendar');
  const kept = spanQuery(span, today);
  const crew = colleagues.map(({ id, name }) => ({
    value: `crew:${id}`,
    label: id === viewerId ? t('me') : name,
  }));
  const vehicles = fittingVehicles.map(({ id }) => ({
    value: `vehicle:${id}`,
    label: vehicleName(id, locale),
  }));
  return (
    <FilterBar
      action={pathTo('admin-calendar', locale)}
      label={t('filter')}
      kept={kept}
      clearHref={wanted === null ? null : pathWithin('admin-calendar', locale, { query: kept })}
    >
      <FilterSelect
        label={t('for')}
        all={t('everybody')}
        name="for"
        defaultValue={plannedForQuery(wanted).for ?? ''}
        options={[...crew, ...vehicles]}
      />
    </FilterBar>
  );
}
