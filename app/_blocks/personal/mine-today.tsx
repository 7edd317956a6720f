import { getTranslations } from 'next-intl/server';
import { NextRequests } from '@/components/quotes/staff/next-requests';
import { OwnTasks } from '@/components/tasks/staff/own-tasks';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { brusselsDay } from '@/lib/i18n/brussels-day';
import type { Locale } from '@/lib/i18n/locales';
import { listChangedRequests } from '@/lib/notices/server/notice-store';
import { dueStateOf } from '@/lib/quotes/inbox/due-state';
import { readInboxFilter } from '@/lib/quotes/inbox/inbox-filter';
import { listQuoteRequests } from '@/lib/quotes/server/list-quote-requests';
import type { Staff } from '@/lib/staff/staff';
import { unlessAway } from '@/lib/supabase/ask';
import { changeTask } from '@/lib/tasks/actions';
import { listOwnTasks } from '@/lib/tasks/server/task-store';
import { taskOutcomes } from '@/lib/tasks/task';

/** Requests that the overview names; the inbox has the others. */
const shown = 10;

/**
 * What a colleague has to do today: customers of theirs who wrote and wait, then requests by the time that is left, and
 * beside them tasks whose day has come, theirs and those of whoever can.
 */
export async function MineToday({
  staff,
  outcome,
  locale,
  now,
}: {
  staff: Staff;
  /** What the address says became of a task that was ticked here. */
  outcome: unknown;
  locale: Locale;
  now: Date;
}) {
  const t = await getTranslations('StaffTasks.mine');
  const today = brusselsDay(now);
  const filter = readInboxFilter({ status: 'all', assignee: staff.viewer.id });
  const [tasks, list] = await Promise.all([
    listOwnTasks(staff, today),
    listQuoteRequests(staff, filter, now),
  ]);
  const rows = list.rows
    .map((row) => ({ ...row, due: dueStateOf(row, now, isPublicHoliday) }))
    .filter(({ due }) => 'milliseconds' in due)
    .slice(0, shown);
  const references = rows.map(({ reference }) => reference);
  const changed = await unlessAway('notices.newsUnread', listChangedRequests(staff, references));
  return (
    <section id="mine" aria-labelledby="mine-title" className="mt-8">
      <h2 id="mine-title" className="sign text-2xl">
        {t('title')}
      </h2>
      <div className="mt-3 grid grid-cols-1 items-start gap-4 xl:grid-cols-[3fr_2fr]">
        <NextRequests
          id="mine-requests"
          title={t('requests')}
          none={t('noRequests')}
          locale={locale}
          rows={rows.map((row) => ({ ...row, isNews: changed?.has(row.reference) ?? false }))}
        />
        <OwnTasks
          tasks={tasks.map((task) => ({
            ...task,
            change: changeTask.bind(null, locale, task.reference, 'overview'),
          }))}
          today={today}
          outcome={taskOutcomes.find((known) => known === outcome) ?? null}
          locale={locale}
        />
      </div>
    </section>
  );
}
