import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { formatDay, formatShortMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import { checkLabel, checklistOf } from '@/lib/jobs/checklists';
import { daysSince } from '@/lib/jobs/due-day';
import { type Job, jobLimits, jobStages } from '@/lib/jobs/job';
import { type JobStep, nameOfKind, stepOf } from '@/lib/jobs/stage-list';
import { releaseOf, stageFault } from '@/lib/jobs/stage-rules';
import type { RequestSubject } from '@/lib/quotes/project-types';
import { JobForm, type JobFormProps } from './job-form.client';

interface JobDeskProps {
  job: Job;
  /** What it can be put at. */
  steps: readonly JobStep[];
  subject: RequestSubject;
  /** Who may be given a job. */
  colleagues: readonly { id: string; name: string }[];
  /** The day it would be promised for if everything began today. */
  promised: string | null;
  /** The ticket for the bench. */
  ticketHref: string;
  form: Omit<JobFormProps, 'version'>;
  locale: Locale;
  now: Date;
  /** The proofs of the job. */
  children: ReactNode;
}

/** The job of an order on the request's page: its stage, who sees to it and by when, what holds it up, what not to forget. */
export async function JobDesk(props: JobDeskProps) {
  const { job, ticketHref, locale } = props;
  const t = await getTranslations('StaffJob');
  return (
    <section id="job" aria-labelledby="job-title" className="panel">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="job-title" className="sign text-2xl">
          {t('title')}
        </h2>
        <p className="flex flex-wrap gap-x-6">
          <a href={ticketHref} className="link min-h-11 font-medium underline">
            {t('ticket')}
          </a>
          <PageLink to="admin-jobs" locale={locale} className="link min-h-11 font-medium underline">
            {t('board')}
          </PageLink>
        </p>
      </div>
      {job.blocked === null ? null : (
        <p className="mb-3 border-l-8 border-danger bg-danger-tint px-4 py-2 font-bold break-words">
          {t('blockedWhy', { reason: job.blocked })}
        </p>
      )}
      <JobStages {...props} />
      <div className="mt-5 grid grid-cols-1 gap-5 sm:grid-cols-2">
        <JobOwner {...props} />
        <JobDay {...props} />
      </div>
      <div className="mt-5">
        <JobBlock {...props} />
      </div>
      {props.children}
      <JobChecklist {...props} />
    </section>
  );
}

async function JobStages({ job, steps, form, locale, now }: JobDeskProps) {
  const t = await getTranslations('StaffJob');
  const current = stepOf(steps, job);
  const held = jobStages.filter((stage) => stageFault(stage, job) === 'unapproved');
  return (
    <>
      <p className="mb-2 text-sm text-ink-soft">
        {t('stage', { stage: current.name })}, {t('since', { count: daysSince(job.stageSince, now) })}
      </p>
      <JobForm part="stage" {...form} version={job.version}>
        <ul className="status-steps">
          {steps.map(({ id, kind, name }) => (
            <li key={id}>
              <button
                type="submit"
                name="intent"
                value={`stage:${id}`}
                aria-pressed={id === current.id}
                data-status={kind === 'done' ? 'won' : undefined}
                className="status-step"
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      </JobForm>
      <p className="mt-2">{await releaseInWords(job, locale)}</p>
      {held.length === 0 ? null : (
        <details className="mt-2 border-2 border-ink">
          <summary className="flex min-h-11 cursor-pointer items-center px-3 font-medium underline underline-offset-4">
            {t('override.open')}
          </summary>
          <div className="border-t-2 border-ink p-3">
            <JobForm
              part="override"
              {...form}
              version={job.version}
              field={{
                name: 'override',
                kind: 'area',
                label: t('override.label'),
                hint: t('override.hint'),
                value: '',
                maxLength: jobLimits.override.max,
              }}
            >
              <div className="flex flex-wrap gap-2">
                {held.map((stage) => (
                  <button
                    key={stage}
                    type="submit"
                    name="intent"
                    value={`override:${stage}`}
                    className="work-button"
                  >
                    {t('override.to', { stage: nameOfKind(steps, stage) })}
                  </button>
                ))}
              </div>
            </JobForm>
          </div>
        </details>
      )}
    </>
  );
}

/** What lets the job be made, or what is waited for. */
async function releaseInWords({ proof, override }: Job, locale: Locale): Promise<string> {
  const t = await getTranslations('StaffJob');
  const position = proof?.position ?? 0;
  if (releaseOf({ proof, override }) === 'overridden' && override !== null) {
    return t('release.overridden', {
      by: override.by ?? t('formerColleague'),
      at: formatShortMoment(override.at, locale),
      reason: override.reason,
    });
  }
  return proof === null ? t('release.none') : t(`release.${proof.decision ?? 'open'}`, { position });
}

async function JobOwner({ job, colleagues, form }: JobDeskProps) {
  const t = await getTranslations('StaffJob');
  const { owner } = job;
  const isListed = owner === null || colleagues.some(({ id }) => id === owner.id);
  return (
    <JobForm
      part="owner"
      {...form}
      version={job.version}
      field={{
        name: 'owner',
        kind: 'select',
        label: t('owner'),
        value: owner?.id ?? '',
        options: [
          { value: '', label: t('nobody') },
          ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
          ...(isListed ? [] : [{ value: owner.id, label: owner.name ?? t('formerColleague') }]),
        ],
      }}
    >
      <button type="submit" name="intent" value="owner" className="work-button">
        {t('give')}
      </button>
    </JobForm>
  );
}

async function JobDay({ job, promised, form, locale }: JobDeskProps) {
  const t = await getTranslations('StaffJob');
  return (
    <JobForm
      part="due"
      {...form}
      version={job.version}
      field={{
        name: 'dueOn',
        kind: 'date',
        label: t('due'),
        hint: promised === null ? undefined : t('dueHint', { day: formatDay(promised, locale) }),
        value: job.dueOn ?? '',
      }}
    >
      <button type="submit" name="intent" value="due" className="work-button">
        {t('saveDue')}
      </button>
    </JobForm>
  );
}

async function JobBlock({ job, form }: JobDeskProps) {
  const t = await getTranslations('StaffJob');
  if (job.blocked !== null) {
    return (
      <JobForm part="unblock" {...form} version={job.version}>
        <button type="submit" name="intent" value="unblock" className="work-button">
          {t('unblock')}
        </button>
      </JobForm>
    );
  }
  return (
    <JobForm
      part="block"
      {...form}
      version={job.version}
      field={{
        name: 'blocked',
        kind: 'text',
        label: t('block'),
        value: '',
        maxLength: jobLimits.blocked.max,
      }}
    >
      <button type="submit" name="intent" value="block" className="work-button">
        {t('blockButton')}
      </button>
    </JobForm>
  );
}

async function JobChecklist({ job, subject, form, locale }: JobDeskProps) {
  const t = await getTranslations('StaffJob');
  return (
    <div className="mt-6">
      <h3 className="sign text-xl">{t('checklist')}</h3>
      <JobForm part="checklist" {...form} version={job.version}>
        <ul className="mt-2 grid gap-1 sm:grid-cols-2">
          {checklistOf(subject).map((item) => {
            const check = job.checks.find((one) => one.item === item);
            return (
              <li key={item}>
                <button
                  type="submit"
                  name="intent"
                  value={`${check ? 'uncheck' : 'check'}:${item}`}
                  aria-pressed={check !== undefined}
                  className="group flex min-h-11 w-full cursor-pointer items-center gap-3 text-left underline-offset-4 hocus:underline"
                >
                  <span
                    aria-hidden="true"
                    className="grid size-6 shrink-0 place-items-center border-2 border-ink bg-white font-bold group-aria-pressed:bg-ink group-aria-pressed:text-paper"
                  >
                    {check ? '✓' : ''}
                  </span>
                  <span className="min-w-0">
                    {checkLabel(item, locale)}
                    {check ? (
                      <span className="figures block text-sm text-ink-soft">
                        {t('tickedBy', {
                          by: check.by ?? t('formerColleague'),
                          at: formatShortMoment(check.at, locale),
                        })}
                      </span>
                    ) : null}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      </JobForm>
    </div>
  );
}

/** In place of the desk where an order has no job yet: it was accepted by telephone or at the counter. */
export async function BeginJob({ form }: { form: Omit<JobFormProps, 'version'> }) {
  const t = await getTranslations('StaffJob');
  return (
    <section id="job" aria-labelledby="job-title" className="panel">
      <h2 id="job-title" className="sign mb-3 text-2xl">
        {t('title')}
      </h2>
      <p className="mb-3 max-w-prose">{t('beginText')}</p>
      <JobForm part="begin" {...form} version={1}>
        <button type="submit" name="intent" value="begin" className="work-button work-button-ink">
          {t('begin')}
        </button>
      </JobForm>
    </section>
  );
}
