'use server';

import { refresh } from 'next/cache';
import { getTranslations } from 'next-intl/server';
import { asTyped } from '@/lib/actions/server/form-action';
import type { Locale } from '@/lib/i18n/locales';
import { requestSubjects } from '@/lib/quotes/project-types';
import { staffActions } from '@/lib/staff/server/staff-action';
import type { Staff } from '@/lib/staff/staff';
import { unlessAway } from '@/lib/supabase/ask';
import type { JobResult } from './job-result';
import { readJobChange, readJobMove, type WantedChange } from './read-job-change';
import { beginJob, changeJob, checkJobItem, type JobChanged } from './server/job-store';
import { loadJobSteps } from './server/stage-store';

const jobAction = staffActions('jobs');

/** What was done, in words. */
async function sentenceOf(wanted: WantedChange, locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'StaffJob.done' });
  if (wanted.kind === 'stage') {
    const id = 'stage' in wanted ? wanted.stage : wanted.ownStage;
    // It is done, whether its name can be read now or not.
    const steps = await unlessAway('jobs.stageUnnamed', loadJobSteps(locale));
    const name = steps?.find((step) => step.id === id)?.name;
    return name === undefined ? t('placed') : t('stage', { stage: name });
  }
  if (wanted.kind === 'check') return t(wanted.done ? 'check' : 'uncheck');
  return t(wanted.kind);
}

function apply(staff: Staff, reference: string, version: number, wanted: WantedChange): Promise<JobChanged> {
  const base = { reference, version };
  switch (wanted.kind) {
    case 'check':
      return checkJobItem(staff, { reference, item: wanted.item, done: wanted.done });
    case 'unblock':
      return changeJob(staff, { ...base, blocked: null });
    default: {
      const { kind: _, ...change } = wanted;
      return changeJob(staff, { ...base, ...change });
    }
  }
}

/** Changes a job: its stage, owner, day, what blocks it, or its checklist; whoever was quicker is not overwritten. */
export const changeJobForm = jobAction(
  'jobs.change',
  asTyped('owner', 'dueOn', 'blocked', 'override'),
  async (
    { staff, form, locale, refused, invalid, conflict },
    reference: string,
    about: string,
  ): Promise<JobResult> => {
    const subject = requestSubjects.find((known) => known === about);
    const read = subject ? readJobChange(form, subject) : 'unreadable';
    if (read === 'unreadable') return refused('invalid');
    if (!read.ok) return invalid(read.fields);
    const changed = await apply(staff, reference, read.version, read.wanted);
    refresh();
    if (changed.status === 'conflict') return conflict({ version: changed.job.version });
    if (changed.status !== 'ok') return refused(changed.status);
    return { status: 'ok', data: { sentence: await sentenceOf(read.wanted, locale) } };
  },
);

/** Moves a card of the board to another stage. */
export const moveJobForm = jobAction(
  'jobs.move',
  asTyped(),
  async ({ staff, form, locale, refused, conflict }): Promise<JobResult> => {
    const move = readJobMove(form);
    if (!move) return refused('invalid');
    const moved = await changeJob(staff, move);
    refresh();
    if (moved.status === 'conflict') return conflict({ version: moved.job.version });
    if (moved.status !== 'ok') return refused(moved.status);
    const { reference: _, version: __, ...place } = move;
    return { status: 'ok', data: { sentence: await sentenceOf({ kind: 'stage', ...place }, locale) } };
  },
);

/** Opens the job of an order that was accepted without an offer. */
export const beginJobForm = jobAction(
  'jobs.begin',
  asTyped(),
  async ({ staff, locale, refused, conflict }, reference: string): Promise<JobResult> => {
    const begun = await beginJob(staff, reference);
    refresh();
    if (begun.status === 'conflict') return conflict({ version: begun.job.version });
    if (begun.status !== 'ok') return refused(begun.status);
    const t = await getTranslations({ locale, namespace: 'StaffJob.done' });
    return { status: 'ok', data: { sentence: t('begin') } };
  },
);
