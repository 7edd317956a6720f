import { getTranslations } from 'next-intl/server';
import { StaffForm } from '@/components/staff/staff-form.client';
import { loadTaskFields, TaskList, TaskNotice } from '@/components/tasks/staff/task-list';
import { brusselsDay } from '@/lib/i18n/brussels-day';
import type { Locale } from '@/lib/i18n/locales';
import type { StaffQuoteRequest } from '@/lib/quotes/staff-request';
import type { Staff } from '@/lib/staff/staff';
import { addTask, changeTask, editTask } from '@/lib/tasks/actions';
import { loadTaskFormLabels } from '@/lib/tasks/form-labels';
import { listRequestTasks } from '@/lib/tasks/server/task-store';
import { taskOutcomes } from '@/lib/tasks/task';

/** What is left to do about a request and its job, on its page. */
export async function RequestTasks({
  staff,
  request: { reference, staff: colleagues },
  outcome,
  locale,
  now,
}: {
  staff: Staff;
  request: Pick<StaffQuoteRequest, 'reference' | 'staff'>;
  /** What the address says became of a button. */
  outcome: unknown;
  locale: Locale;
  now: Date;
}) {
  const t = await getTranslations('StaffTasks');
  const today = brusselsDay(now);
  return (
    <section id="tasks" aria-labelledby="tasks-title" className="panel">
      <h2 id="tasks-title" className="sign mb-3 text-2xl">
        {t('title')}
      </h2>
      <TaskNotice outcome={taskOutcomes.find((known) => known === outcome) ?? null} />
      <TaskList
        tasks={await listRequestTasks(staff, reference)}
        today={today}
        change={changeTask.bind(null, locale, reference, 'request')}
        edit={(id) => editTask.bind(null, locale, reference, id)}
        colleagues={colleagues}
        locale={locale}
      />
      <StaffForm
        fold={{
          frame: 'border-2 border-ink',
          sign: 'flex min-h-11 cursor-pointer items-center px-3 font-medium underline underline-offset-4',
          body: 'border-t-2 border-ink p-3',
          summary: t('open'),
        }}
        id="task"
        action={addTask.bind(null, locale, reference)}
        fields={(await loadTaskFields(colleagues))({ owner: staff.viewer.id, dueOn: today })}
        labels={await loadTaskFormLabels(locale)}
      />
    </section>
  );
}
