import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import type { OwnTask, TaskOutcome } from '@/lib/tasks/task';
import { TaskDue, TaskNotice, TaskTick } from './task-list';

/** Tasks whose day has come, of one colleague or of whoever can; each is ticked here and leads to its request. */
export async function OwnTasks({
  tasks,
  today,
  outcome,
  locale,
}: {
  tasks: readonly (OwnTask & { change: (form: FormData) => Promise<void> })[];
  /** ISO day in Brussels. */
  today: string;
  outcome: TaskOutcome | null;
  locale: Locale;
}) {
  const t = await getTranslations('StaffTasks');
  return (
    <section aria-labelledby="mine-tasks" className="border-2 border-ink bg-white">
      <h3 id="mine-tasks" className="sign border-b-2 border-ink px-4 py-2.5 text-xl">
        {t('mine.tasks')}
      </h3>
      <div className="px-4 pt-3 empty:hidden">
        <TaskNotice outcome={outcome} />
      </div>
      {tasks.length === 0 ? (
        <p className="p-4">{t('mine.noTasks')}</p>
      ) : (
        <ul className="px-2 pb-2">
          {tasks.map(({ change, ...task }) => (
            <li key={task.id} className="border-t border-line first:border-t-0">
              <form action={change} className="flex items-start gap-2 py-1.5">
                <TaskTick task={task} />
                <div className="min-w-0 py-1.5">
                  <p className="font-medium break-words">{task.what}</p>
                  <p className="flex flex-wrap items-center gap-x-3 text-sm">
                    <TaskDue dueOn={task.dueOn} today={today} locale={locale} />
                    {task.owner === null ? <span>{t('nobody')}</span> : null}
                    <a
                      href={`${pathWithin('admin-requests', locale, { rest: task.reference })}#tasks`}
                      className="link min-h-9 wrap-anywhere underline"
                    >
                      {task.firstName} {task.name}
                      {task.company ? `, ${task.company}` : ''}
                    </a>
                  </p>
                </div>
              </form>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
