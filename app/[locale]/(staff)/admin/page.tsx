import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MineToday } from '@/app/_blocks/personal/mine-today';
import { StaffPage, staffMetadata } from '@/app/_blocks/personal/staff-page';
import { JobFigures } from '@/components/jobs/staff/job-figures';
import { TrayNotice } from '@/components/mail-in/staff/tray-notice';
import { OpenInvoiceFigures } from '@/components/offers/staff/open-invoices';
import { ReminderList } from '@/components/offers/staff/reminder-list';
import { WordList } from '@/components/passports/staff/word-list';
import { WaitingFigures } from '@/components/quotes/staff/inbox-figures';
import { NextRequests } from '@/components/quotes/staff/next-requests';
import { ExamplesFigure } from '@/components/showcase/staff/examples-panel';
import { StaffHome } from '@/components/staff/staff-home';
import { StatTile } from '@/components/staff/stat-tile';
import { listBankEntries } from '@/lib/bank/server/bank-store';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { brusselsDay } from '@/lib/i18n/brussels-day';
import { currentLocale } from '@/lib/i18n/locale';
import { countWaitingJobs } from '@/lib/jobs/server/job-store';
import { countTray } from '@/lib/mail-in/server/tray-store';
import { listOpenInvoices } from '@/lib/offers/server/invoice-store';
import { listDueReminders } from '@/lib/offers/server/waiting-offers';
import { listDueWords } from '@/lib/passports/server/passport-store';
import { dueStateOf } from '@/lib/quotes/inbox/due-state';
import { readInboxFilter } from '@/lib/quotes/inbox/inbox-filter';
import { countWaitingRequests, listQuoteRequests } from '@/lib/quotes/server/list-quote-requests';
import { listExamplesLeft } from '@/lib/site/examples-left';
import { mayOpen } from '@/lib/staff/areas';
import { unlessAway } from '@/lib/supabase/ask';

/** Requests that the overview names; the inbox has the others. */
const shownFirst = 5;

export function generateMetadata(): Promise<Metadata> {
  return staffMetadata('admin');
}

/** The back office: what to answer first, and its areas, each with what waits there. */
export default async function AdminPage({ searchParams }: PageProps<'/[locale]/admin'>) {
  const { task } = await searchParams;
  const locale = await currentLocale();
  return (
    <StaffPage page="admin">
      {async (staff) => {
        const now = new Date();
        const showcase = mayOpen(staff.role, 'showcase') ? (
          <ExamplesFigure left={await listExamplesLeft(staff, brusselsDay(now))} />
        ) : null;
        if (!mayOpen(staff.role, 'requests')) {
          return <StaffHome locale={locale} staff={staff} figures={{ showcase }} />;
        }
        const [waiting, jobs, list, bank, open, reminders, words, mails] = await Promise.all([
          countWaitingRequests(staff, now),
          mayOpen(staff.role, 'jobs') ? countWaitingJobs(staff, brusselsDay(now)) : null,
          listQuoteRequests(staff, readInboxFilter({ status: 'all' }), now),
          mayOpen(staff.role, 'payments') ? listBankEntries(staff, 'open', 1) : null,
          mayOpen(staff.role, 'payments') ? listOpenInvoices(staff, brusselsDay(now), 0) : null,
          listDueReminders(staff, now),
          listDueWords(staff, now),
          unlessAway('mailIn.uncounted', countTray(staff)),
        ]);
        const t = await getTranslations('StaffBank');
        const inbox = await getTranslations('Inbox');
        const tasks = await getTranslations('StaffTasks.mine');
        const rows = list.rows
          .map((row) => ({ ...row, due: dueStateOf(row, now, isPublicHoliday) }))
          .filter(({ due, assignee }) => 'milliseconds' in due && assignee?.id !== staff.viewer.id)
          .slice(0, shownFirst);
        return (
          <StaffHome
            locale={locale}
            staff={staff}
            first={
              <>
                <MineToday staff={staff} outcome={task} locale={locale} now={now} />
                <section aria-labelledby="all-title" className="mt-8">
                  <h2 id="all-title" className="sign mb-3 text-2xl">
                    {tasks('everybody')}
                  </h2>
                  <TrayNotice count={mails ?? 0} locale={locale} />
                  <NextRequests
                    id="next-requests"
                    title={inbox('next.title')}
                    none={tasks('noOthers')}
                    locale={locale}
                    rows={rows}
                  />
                </section>
                <ReminderList rows={reminders} locale={locale} />
                <WordList rows={words} locale={locale} />
              </>
            }
            figures={{
              requests: <WaitingFigures waiting={waiting} />,
              jobs: jobs ? <JobFigures {...jobs} /> : undefined,
              payments:
                bank && open ? (
                  <dl className="flex flex-wrap gap-x-8 gap-y-3">
                    <StatTile label={t('trays.open')} value={bank.open} />
                    <OpenInvoiceFigures open={open} locale={locale} />
                  </dl>
                ) : undefined,
              showcase,
            }}
          />
        );
      }}
    </StaffPage>
  );
}
