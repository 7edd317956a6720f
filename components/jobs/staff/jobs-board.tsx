import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { NewsMark } from '@/components/staff/news-mark';
import { formatAmount, formatLanguage } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { checklistOf } from '@/lib/jobs/checklists';
import { daysSince } from '@/lib/jobs/due-day';
import type { DueJobRow, JobList } from '@/lib/jobs/job-row';
import { countAt, type JobStep, stepOf } from '@/lib/jobs/stage-list';
import type { RequestSubject } from '@/lib/quotes/project-types';
import { JobForm, type JobFormProps } from './job-form.client';
import { JobDueMark, ProofMark } from './job-marks';
import { JobName } from './jobs-table';

interface BoardProps {
  /** Moves cards. */
  form: Omit<JobFormProps, 'version'>;
  locale: Locale;
  list: Pick<JobList, 'counts' | 'ownCounts' | 'total'>;
  steps: readonly JobStep[];
  rows: readonly DueJobRow[];
  now: Date;
  /** How something that was asked for is shown. */
  subjectOf: (subject: RequestSubject) => ReactNode;
}

/** The jobs by stage, each a card that leads to its job; what is done stands in the list. */
export async function JobsBoard({ form, list, rows, ...shared }: BoardProps) {
  const t = await getTranslations('Jobs');
  const { steps } = shared;
  return (
    <>
      <JobForm part="board" {...form} version={1}>
        <div className="board">
          {steps
            .filter(({ kind }) => kind !== 'done')
            .map((step) => {
              const cards = rows.filter((row) => stepOf(steps, row).id === step.id);
              return (
                <section key={step.id} aria-labelledby={`column-${step.id}`} className="board-column">
                  <h2
                    id={`column-${step.id}`}
                    className="flex items-baseline justify-between gap-2 px-3 py-2"
                  >
                    <span className="sign min-w-0 text-lg break-words">{step.name}</span>
                    <span className="figures text-ink-soft">{countAt(steps, step, list)}</span>
                  </h2>
                  <ul className="grid grid-cols-1 gap-2 px-2 pb-2">
                    {cards.map((row) => (
                      <JobCard key={row.reference} row={row} {...shared} />
                    ))}
                  </ul>
                  {cards.length === 0 ? (
                    <p className="px-3 pb-3 text-sm text-ink-soft">{t('empty.column')}</p>
                  ) : null}
                </section>
              );
            })}
        </div>
      </JobForm>
      {rows.length < list.total ? (
        <p className="mt-2 text-ink-soft">{t('more', { count: rows.length })}</p>
      ) : null}
    </>
  );
}

async function JobCard({
  row,
  steps,
  locale,
  now,
  subjectOf,
}: Omit<BoardProps, 'form' | 'list' | 'rows'> & { row: DueJobRow }) {
  const t = await getTranslations('Jobs');
  const { subject, blocked, owner, dueOn, due, stageSince, amountNetCents, checks, proof } = row;
  return (
    <li data-shortcut-row="" className="board-card">
      <JobName row={row} locale={locale} />
      <p className="mt-1 flex flex-wrap gap-x-3 text-sm">
        {subjectOf(subject)}
        <NewsMark isNews={row.isNews} />
      </p>
      {blocked === null ? null : (
        <p className="mt-1 text-sm font-bold break-words text-danger">{t('blocked', { reason: blocked })}</p>
      )}
      <p className="mt-1.5">
        <JobDueMark dueOn={dueOn} due={due} locale={locale} />
      </p>
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-sm">
        <span>
          {t('columns.proof')} <ProofMark proof={proof} />
        </span>
        <span className="figures">{t('checks', { done: checks, total: checklistOf(subject).length })}</span>
      </p>
      <p className="mt-1 flex flex-wrap justify-between gap-x-3 text-sm text-ink-soft">
        <span className="wrap-anywhere">{owner?.name ?? t('nobody')}</span>
        {amountNetCents === null ? null : (
          <span className="figures">{formatAmount(amountNetCents, locale)}</span>
        )}
      </p>
      <p className="figures mt-1 flex flex-wrap justify-between gap-x-3 text-sm text-ink-soft">
        <span>{t('inStage', { count: daysSince(stageSince, now) })}</span>
        <span>{formatLanguage(row.locale, locale)}</span>
      </p>
      <MoveMenu row={row} steps={steps} />
    </li>
  );
}

/**
 * The stages that a card can be moved to, by keyboard and without script too; what is refused says why. That a customer has
 * approved is nothing that staff could say for them.
 */
async function MoveMenu({ row, steps }: { row: DueJobRow; steps: readonly JobStep[] }) {
  const t = await getTranslations('Jobs');
  const current = stepOf(steps, row);
  const { reference, version, firstName, name, proof } = row;
  return (
    <details className="board-menu" name="board-menu">
      <summary className="link min-h-8 cursor-pointer text-sm font-medium underline">
        {t('move')}
        <span className="sr-only"> {t('moveWhat', { name: `${firstName} ${name}` })}</span>
      </summary>
      <ul>
        {steps
          .filter(
            ({ id, kind }) => id !== current.id && (kind !== 'approved' || proof?.decision === 'approved'),
          )
          .map(({ id, name: to }) => (
            <li key={id}>
              <button
                type="submit"
                name="intent"
                value={`move:${id}:${reference}:${version}`}
                className="flex min-h-9 w-full cursor-pointer items-center px-3 text-left hocus:bg-ink hocus:text-paper"
              >
                {to}
              </button>
            </li>
          ))}
      </ul>
    </details>
  );
}
