import type { Metadata } from 'next';
import { StaffPage, staffMetadata } from '@/app/_blocks/personal/staff-page';
import { AbsenceDesk } from '@/components/fittings/staff/absence-desk';
import { CalendarView } from '@/components/fittings/staff/calendar-view';
import { FeedDesk } from '@/components/fittings/staff/feed-desk';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { readAbsenceOutcome } from '@/lib/fittings/absence';
import {
  addAbsenceForm,
  changeFeedButton,
  moveFittingForm,
  removeAbsenceButton,
} from '@/lib/fittings/actions';
import { readCalendarSpan, spanQuery, weeksOf } from '@/lib/fittings/calendar-span';
import { readFeedOutcome } from '@/lib/fittings/feed-outcome';
import { closedBy } from '@/lib/fittings/fitting-time';
import { loadFittingFormLabels } from '@/lib/fittings/form-labels';
import { plannedForQuery, readPlannedFor } from '@/lib/fittings/planned';
import { findTeam } from '@/lib/fittings/server/absence-store';
import { findFeedUrl } from '@/lib/fittings/server/calendar-feed';
import { findFitting, listFittings } from '@/lib/fittings/server/fitting-store';
import { brusselsDay } from '@/lib/i18n/brussels-day';
import { currentLocale } from '@/lib/i18n/locale';
import { pathWithin } from '@/lib/i18n/routes';
import { readDay } from '@/lib/jobs/due-day';
import { loadStageName } from '@/lib/jobs/server/stage-store';
import { listQuoteColleagues } from '@/lib/quotes/server/staff-requests';
import type { Staff } from '@/lib/staff/staff';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-calendar');
}

/** Fittings and due days of all jobs. */
export default async function CalendarPage({ searchParams }: PageProps<'/[locale]/admin/calendar'>) {
  const { move, to, feed, absence, for: narrowed, ...asked } = await searchParams;
  const locale = await currentLocale();
  const today = brusselsDay(new Date());
  const span = readCalendarSpan(asked, today);
  const wanted = readPlannedFor(narrowed);
  const query = { ...spanQuery(span, today), ...plannedForQuery(wanted) };

  async function renderCalendar(staff: Staff) {
    const days = weeksOf(span).flat();
    const first = days[0] ?? span.day;
    const [planned, team, colleagues, fitting, labels, feedUrl] = await Promise.all([
      listFittings(staff, first, days.at(-1) ?? span.day),
      // What is shown, and what is still to come.
      findTeam(first < today ? first : today),
      listQuoteColleagues(staff),
      findFitting(staff, move),
      loadFittingFormLabels(locale),
      findFeedUrl(staff),
    ]);
    return (
      <CalendarView
        span={span}
        wanted={wanted}
        planned={planned}
        stageName={await loadStageName(locale)}
        absences={team.absences}
        moving={fitting && { fitting, day: (typeof to === 'string' && readDay(to)) || fitting.day }}
        colleagues={colleagues}
        viewerId={staff.viewer.id}
        form={{
          action: moveFittingForm.bind(null, locale),
          permalink: pathWithin('admin-calendar', locale, { query: { ...query, move, to } }),
          labels,
        }}
        closedBy={(day) => closedBy(day, isPublicHoliday)}
        locale={locale}
        today={today}
      >
        <AbsenceDesk
          absences={team.absences}
          colleagues={colleagues}
          viewerId={staff.viewer.id}
          outcome={readAbsenceOutcome(absence)}
          add={addAbsenceForm.bind(null, locale)}
          remove={removeAbsenceButton.bind(null, locale)}
          locale={locale}
        />
        <FeedDesk
          url={feedUrl}
          outcome={readFeedOutcome(feed)}
          change={changeFeedButton.bind(null, locale)}
        />
      </CalendarView>
    );
  }

  return (
    <StaffPage page="admin-calendar" query={query}>
      {renderCalendar}
    </StaffPage>
  );
}
