import type { Metadata } from 'next';
import { StaffPage, staffMetadata } from '@/app/_blocks/personal/staff-page';
import { TrayLink } from '@/components/mail-in/staff/tray-link';
import { InboxView } from '@/components/quotes/staff/inbox-view';
import { SavedViews } from '@/components/staff/saved-views';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { currentLocale } from '@/lib/i18n/locale';
import { countTray, takesMails } from '@/lib/mail-in/server/tray-store';
import { listChangedRequests } from '@/lib/notices/server/notice-store';
import { changeInbox, refreshInbox } from '@/lib/quotes/inbox/actions';
import { dueStateOf } from '@/lib/quotes/inbox/due-state';
import { inboxQuery, inboxViews, readInboxFilter, saysNothing } from '@/lib/quotes/inbox/inbox-filter';
import { changeView, keepView, renameView } from '@/lib/quotes/inbox/view-actions';
import { readAnswerTimes } from '@/lib/quotes/server/answer-times';
import { countWaitingRequests, listQuoteRequests } from '@/lib/quotes/server/list-quote-requests';
import { listQuoteColleagues } from '@/lib/quotes/server/staff-requests';
import { listSavedViews } from '@/lib/staff/server/saved-views';
import type { Staff } from '@/lib/staff/staff';
import { savedViewOutcomes } from '@/lib/staff/views/saved-view';
import { unlessAway } from '@/lib/supabase/ask';

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin-requests');
}

/** The inbox of quote requests. */
export default async function InboxPage({ searchParams }: PageProps<'/[locale]/admin/requests'>) {
  const params = await searchParams;
  const asked = readInboxFilter(params);
  const locale = await currentLocale();

  async function renderInbox(staff: Staff) {
    const now = new Date();
    const views = (await unlessAway('quotes.viewsUnread', listSavedViews(staff, inboxViews))) ?? [];
    const begun = views.find(({ isDefault }) => isDefault)?.query;
    const filter = begun && saysNothing(params) ? readInboxFilter(begun) : asked;
    const query = inboxQuery({ ...filter, page: 1 });
    const [list, waiting, times, colleagues, mails] = await Promise.all([
      listQuoteRequests(staff, filter, now),
      countWaitingRequests(staff, now),
      readAnswerTimes(staff, now, isPublicHoliday),
      listQuoteColleagues(staff),
      unlessAway('mailIn.uncounted', countTray(staff)),
    ]);
    const references = list.rows.map(({ reference }) => reference);
    const changed = await unlessAway('notices.newsUnread', listChangedRequests(staff, references));
    return (
      <InboxView
        locale={locale}
        filter={filter}
        list={list}
        rows={list.rows.map((row) => ({
          ...row,
          due: dueStateOf(row, now, isPublicHoliday),
          isNews: changed?.has(row.reference) ?? false,
        }))}
        waiting={waiting}
        times={times}
        colleagues={colleagues}
        viewerId={staff.viewer.id}
        tray={mails || takesMails() ? <TrayLink count={mails ?? 0} locale={locale} /> : null}
        action={changeInbox.bind(null, locale)}
        refresh={refreshInbox}
        saved={
          <SavedViews
            locale={locale}
            of={inboxViews}
            views={views}
            query={query}
            outcome={savedViewOutcomes.find((known) => known === params.saved) ?? null}
            actions={{
              keep: keepView.bind(null, locale, query),
              rename: (id) => renameView.bind(null, locale, id),
              change: changeView.bind(null, locale, query),
            }}
          />
        }
        inFull={begun !== undefined}
      />
    );
  }

  return (
    <StaffPage page="admin-requests" query={inboxQuery(asked, params.status === 'open')}>
      {renderInbox}
    </StaffPage>
  );
}
