import { getTranslations } from 'next-intl/server';
import { StaffForm, type StaffFormField } from '@/components/staff/staff-form.client';
import type { FormAction } from '@/components/ui/use-action-form';
import type { ActionResult } from '@/lib/actions/result';
import { formatDay, formatShortMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { loadTaskFormLabels } from '@/lib/tasks/form-labels';
import { type Task, type TaskOutcome, taskLimits, taskStandingOf } from '@/lib/tasks/task';

export type TaskAction = FormAction<ActionResult<unknown, string>>;

const shapes = { late: 'overdue', today: 'soon', ahead: 'later' } as const;

/** By when a task is to be done, in words and by its shape. */
export async function TaskDue({ dueOn, today, locale }: { dueOn: string; today: string; locale: Locale }) {
  const t = await getTranslations('StaffTasks');
  const standing = taskStandingOf(dueOn, today);
  return (
    <span className="due" data-due={shapes[standing]}>
      {standing === 'ahead' ? null : <span className="due-length">{t(standing)}</span>}
      <time dateTime={dueOn} className="due-at">
        {formatDay(dueOn, locale)}
      </time>
    </span>
  );
}

/** What came of the button that led here. */
export async function TaskNotice({ outcome }: { outcome: TaskOutcome | null }) {
  const t = await getTranslations('StaffTasks.outcome');
  if (outcome === null) return null;
  const isDone = outcome === 'done' || outcome === 'open' || outcome === 'removed';
  return (
    <p
      role={isDone ? 'status' : 'alert'}
      className={`mb-3 border-l-8 px-3 py-2 font-bold ${
        isDone ? 'border-success bg-success-tint' : 'border-danger bg-danger-tint'
      }`}
    >
      {t(outcome)}
    </p>
  );
}

/** The square that ticks a task, or takes the tick back. */
export async function TaskTick({ task }: { task: Pick<Task, 'id' | 'what' | 'done'> }) {
  const t = await getTranslations('StaffTasks');
  const isDone = task.done !== null;
  return (
    <button
      type="submit"
      name="intent"
      value={`${isDone ? 'open' : 'done'}:${task.id}`}
      aria-pressed={isDone}
      aria-label={t('tick', { what: task.what })}
      className="group grid size-11 shrink-0 cursor-pointer place-items-center"
    >
      <span
        aria-hidden="true"
        className="grid size-6 place-items-center border-2 border-ink bg-white font-bold group-hocus:outline-2 group-aria-pressed:bg-ink group-aria-pressed:text-paper"
      >
        {isDone ? '✓' : ''}
      </span>
    </button>
  );
}

/** The tasks of a request and its job: what is left by its day, then what was done, and by whom. */
export async function TaskList({
  tasks,
  today,
  change,
  edit,
  colleagues,
  locale,
}: {
  tasks: readonly Task[];
  /** ISO day in Brussels. */
  today: string;
  change: (form: FormData) => Promise<void>;
  edit: (id: string) => TaskAction;
  /** Who can be given a task. */
  colleagues: readonly { id: string; name: string }[];
  locale: Locale;
}) {
  const t = await getTranslations('StaffTasks');
  const labels = await loadTaskFormLabels(locale, 'edit');
  const fieldsOf = await loadTaskFields(colleagues);
  if (tasks.length === 0) return <p className="mb-4 text-ink-soft">{t('none')}</p>;
  return (
    <ul className="mb-5">
      {tasks.map((task) => (
        <li key={task.id} className="border-t border-line py-1.5 first:border-t-0">
          <form action={change} className="flex items-start gap-2">
            <TaskTick task={task} />
            <div className="min-w-0 grow py-1.5">
              <p className={`break-words ${task.done ? 'line-through' : 'font-medium'}`}>{task.what}</p>
              <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
                {task.done ? (
                  <span className="figures wrap-anywhere">
                    {t('doneBy', {
                      by: task.done.by ?? t('somebody'),
                      at: formatShortMoment(task.done.at, locale),
                    })}
                  </span>
                ) : (
                  <>
                    <TaskDue dueOn={task.dueOn} today={today} locale={locale} />
                    <span className="wrap-anywhere">
                      {task.owner === null ? t('nobody') : (task.owner.name ?? t('somebody'))}
                    </span>
                  </>
                )}
              </p>
            </div>
            <button
              type="submit"
              name="intent"
              value={`removed:${task.id}`}
              className="link min-h-11 shrink-0 cursor-pointer text-sm underline"
            >
              {t('remove')}
              <span className="sr-only"> {task.what}</span>
            </button>
          </form>
          {task.done ? null : (
            <StaffForm
              fold={{
                frame: 'group pl-13',
                sign: 'link inline-flex min-h-9 cursor-pointer items-center text-sm underline group-open:no-underline',
                body: 'mt-1 mb-3 border-l-4 border-ink pl-4',
                summary: (
                  <>
                    {t('edit.open')}
                    <span className="sr-only"> {task.what}</span>
                  </>
                ),
              }}
              id={`task-${task.id}`}
              action={edit(task.id)}
              hidden={{ version: String(task.version) }}
              fields={fieldsOf({ what: task.what, owner: task.owner?.id ?? 'nobody', dueOn: task.dueOn })}
              labels={labels}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The fields of a task: what, who, and by which day. */
export async function loadTaskFields(colleagues: readonly { id: string; name: string }[]) {
  const t = await getTranslations('StaffTasks');
  return (value: { what?: string; owner: string; dueOn: string }): StaffFormField[] => [
    { name: 'what', label: t('what'), kind: 'text', maxLength: taskLimits.what.max, value: value.what },
    {
      name: 'owner',
      label: t('owner'),
      kind: 'select',
      value: value.owner,
      options: [
        ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
        { value: 'nobody', label: t('nobody') },
      ],
    },
    { name: 'dueOn', label: t('dueOn'), kind: 'date', value: value.dueOn },
  ];
}
