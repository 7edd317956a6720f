'use server';

import { refresh } from 'next/cache';
import type { ActionResult } from '@/lib/actions/result';
import { entriesOf } from '@/lib/actions/server/form-action';
import { defaultLocale } from '@/lib/i18n/locales';
import { pathTo, pathWithin } from '@/lib/i18n/routes';
import { isReference } from '@/lib/quotes/reference';
import { identifyStaff, staffActions, staffButtons } from '@/lib/staff/server/staff-action';
import { parseMaterial, parseTime, readRemoval } from './read-record';
import { addJobRecord, removeJobWork } from './server/work-store';
import type { WorkOutcome, WorkRefusal } from './work-result';

const workAction = staffActions('jobs');

type Added = ActionResult<null, WorkRefusal>;

/** Notes who worked how long on a job. */
export const addTime = workAction(
  'jobs.addTime',
  (form) => parseTime(entriesOf(form, 'what', 'minutes', 'worker', 'doneOn')),
  async ({ input, staff, refused }, reference: string): Promise<Added> => {
    if (!isReference(reference)) return refused('unknown');
    const status = await addJobRecord(staff, reference, { kind: 'time', ...input });
    if (status !== 'ok') return refused(status);
    refresh();
    return { status: 'ok', data: null };
  },
);

/** Notes how much of a material went into a job. */
export const addMaterial = workAction(
  'jobs.addMaterial',
  (form) => parseMaterial(entriesOf(form, 'what', 'quantity', 'unit', 'doneOn')),
  async ({ input, staff, refused }, reference: string): Promise<Added> => {
    if (!isReference(reference)) return refused('unknown');
    const status = await addJobRecord(staff, reference, { kind: 'material', ...input });
    if (status !== 'ok') return refused(status);
    refresh();
    return { status: 'ok', data: null };
  },
);

/** Removes a photo, or a line of time or material. Leads back to the job. */
export const removeWork = staffButtons('jobs')(
  'jobs.removeWork',
  async ({ staff, form }, reference: string): Promise<WorkOutcome> => {
    const removal = readRemoval(form);
    if (!removal || !isReference(reference)) return 'invalid';
    const status = await removeJobWork(staff, { reference, ...removal });
    if (status !== 'ok') return status;
    return removal.part === 'photo' ? 'photoRemoved' : 'recordRemoved';
  },
  (locale, outcome, _form, reference) =>
    isReference(reference)
      ? `${pathWithin('admin-requests', locale, { rest: reference, query: { work: outcome } })}#work`
      : pathTo('admin-jobs', locale),
);

/** Has the job loaded again, once photos have gone up. */
export async function refreshWork(): Promise<void> {
  if (typeof (await identifyStaff('jobs')(defaultLocale)) !== 'string') refresh();
}
