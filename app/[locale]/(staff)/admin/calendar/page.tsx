import type { Metadata } from 'next';
import { StaffPage, staffMetadata } from '@/app/_blocks/staff-page';
import { CalendarView } from '@/components/fittings/staff/calendar-view';
import { FeedDesk } from '@/components/fittings/staff/feed-desk';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { changeFeedButton, moveFittingForm } from '@/lib/fittings/actions';
import { readCalendarSpan, spanQuery, weeksOf } from '@/lib/fittings/calendar-span';
import { readFeedOutcome } from '@/lib/fittings/feed-outcome';
import { closedBy } from '@/lib/fittings/fitting-time';
import { loadFittingFormLabels } from '@/lib/fittings/form-labels';
import { plannedForQuery, readPlannedFor } from '@/lib/fittings/planned';
import { findFeedUrl } from '@/lib/fittings/server/calendar-feed';
import { findFitting, listFittings } from '@/lib/fittings/server/fitting-store';
import { brusselsDay } from '@/lib/i18n/brussels-day';
import { currentLocale } from '@/lib/i18n/locale';
import { pathWithin } from '@/lib/i18n/routes';
import { readDay } from '@/lib/jobs/due-day';
import { listQuoteColleagues } from '@/lib/quotes/server/staff-requests';
import type { Staff } from '@/lib/staff/staff';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-calendar');
}

/** Fittings and due days of all jobs. */
export default async function CalendarPage({ searchParams }: PageProps<'/[locale]/admin/calendar'>) {
  const { move, to, feed, for: narrowed, ...asked } = await searchParams;
  const locale = await currentLocale();
  const today = brusselsDay(new Date());
  const span = readCalendarSpan(asked, today);
  const wanted = readPlannedFor(narrowed);
  const query = { ...spanQuery(span, today), ...plannedForQuery(wanted) };

  async function renderCalendar(staff: Staff) {
    const days = weeksOf(span).flat();
    const [planned, colleagues, fitting, labels, feedUrl] = await Promise.all([
      listFittings(staff, days[0] ?? span.day, days.at(-1) ?? span.day),
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
