'use server';

import { refresh } from 'next/cache';
import type { ActionResult } from '@/lib/actions/result';
import { entriesOf } from '@/lib/actions/server/form-action';
import { readTextEntry } from '@/lib/forms/read-entry';
import { pathTo, pathWithin } from '@/lib/i18n/routes';
import { isReference } from '@/lib/quotes/reference';
import { isUuid } from '@/lib/staff/row';
import { staffActions, staffButtons } from '@/lib/staff/server/staff-action';
import { parseTask, readTaskChange } from './read-task';
import * as store from './server/task-store';
import type { TaskOutcome, TaskRefusal } from './task';

/** Writes a task down. */
export const addTask = staffActions('requests')(
  'tasks.add',
  (form) => parseTask(entriesOf(form, 'what', 'owner', 'dueOn')),
  async ({ input, staff, refused }, reference: string): Promise<ActionResult<null, TaskRefusal>> => {
    if (!isReference(reference)) return refused('unknown');
    const status = await store.addTask(staff, { reference, ...input });
    if (status !== 'ok') return refused(status);
    refresh();
    return { status: 'ok', data: null };
  },
);

/** Changes a task; bound to it are its request and its id. What a colleague has changed meanwhile is shown first. */
export const editTask = staffActions('requests')(
  'tasks.edit',
  (form) => parseTask(entriesOf(form, 'what', 'owner', 'dueOn')),
  async (
    { input, staff, form, refused },
    reference: string,
    id: string,
  ): Promise<ActionResult<null, TaskRefusal>> => {
    const version = Number(readTextEntry(form, 'version'));
    if (!isReference(reference) || !isUuid(id) || !Number.isSafeInteger(version)) return refused('unknown');
    const status = await store.editTask(staff, { reference, id, version, ...input });
    if (status === 'ok' || status === 'changed') refresh();
    return status === 'ok' ? { status: 'ok', data: null } : refused(status);
  },
);

/** Ticks or removes a task. Leads back to the request, or to the overview where it was ticked there. */
export const changeTask = staffButtons('requests')(
  'tasks.change',
  async ({ staff, form }, reference: string, _from: 'request' | 'overview'): Promise<TaskOutcome> => {
    const change = readTaskChange(form);
    if (!change || !isReference(reference)) return 'invalid';
    return store.changeTask(staff, { reference, ...change });
  },
  (locale, outcome, _form, reference, from) => {
    if (from === 'overview' || !isReference(reference))
      return `${pathTo('admin', locale)}?task=${outcome}#mine`;
    return `${pathWithin('admin-requests', locale, { rest: reference, query: { task: outcome } })}#tasks`;
  },
);
