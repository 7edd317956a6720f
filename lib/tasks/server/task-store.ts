import 'server-only';
import { z } from 'zod';
import { isReference } from '@/lib/quotes/reference';
import type { Staff } from '@/lib/staff/staff';
import { ask } from '@/lib/supabase/ask';
import type { OwnTask, Task, TaskOutcome } from '../task';

const taskFields = z.object({
  id: z.string(),
  version: z.number(),
  what: z.string(),
  dueOn: z.string(),
  owner: z.string().nullable(),
  ownerName: z.string().nullable(),
  by: z.string().nullable(),
  doneBy: z.string().nullable(),
  doneAt: z.coerce.date().nullable(),
});

/** A task as the database says it: accounts beside their names. */
const asTask = <Row extends z.output<typeof taskFields>>({
  owner,
  ownerName,
  doneBy,
  doneAt,
  ...row
}: Row) => ({
  ...row,
  owner: owner === null ? null : { id: owner, name: ownerName },
  done: doneAt === null ? null : { by: doneBy, at: doneAt },
});

const tasksShape = z.array(taskFields.transform((row): Task => asTask(row)));

const ownTasksShape = z.array(
  taskFields
    .extend({
      reference: z.string(),
      firstName: z.string(),
      name: z.string(),
      company: z.string().nullable(),
    })
    .transform((row): OwnTask => asTask(row)),
);

/**
 * The tasks of a request and its job: what is left by its day, then what was done.
 *
 * @throws DatabaseAwayError
 */
export async function listRequestTasks(_: Staff, reference: string): Promise<Task[]> {
  if (!isReference(reference)) return [];
  return ask('list_request_tasks', { wanted_reference: reference }, tasksShape);
}

/**
 * What a colleague has left to do up to a day, and then what is left to whoever can.
 *
 * @param until ISO day in Brussels
 * @throws DatabaseAwayError
 */
export const listOwnTasks = (staff: Staff, until: string): Promise<OwnTask[]> =>
  ask('list_own_tasks', { actor: staff.viewer.id, until }, ownTasksShape);

const addedShape = z.object({ status: z.enum(['ok', 'unknown', 'full', 'invalid', 'forbidden']) });

/**
 * Writes down what is to be done, and tells whoever is to do it.
 *
 * @throws DatabaseAwayError
 */
export async function addTask(
  staff: Staff,
  task: { reference: string; what: string; owner: string | null; dueOn: string },
): Promise<z.output<typeof addedShape>['status']> {
  return (await ask('add_staff_task', { actor: staff.viewer.id, task }, addedShape)).status;
}

const editedShape = z.object({ status: z.enum(['ok', 'changed', 'unknown', 'invalid', 'forbidden']) });

/**
 * Changes what a task is, who does it and by which day, over the version that was on the screen, and tells whoever it is for.
 *
 * @throws DatabaseAwayError
 */
export async function editTask(
  staff: Staff,
  change: {
    reference: string;
    id: string;
    version: number;
    what: string;
    owner: string | null;
    dueOn: string;
  },
): Promise<z.output<typeof editedShape>['status']> {
  return (await ask('edit_staff_task', { actor: staff.viewer.id, change }, editedShape)).status;
}

const changedShape = z.object({ status: z.enum(['ok', 'unknown', 'invalid', 'forbidden']) });

/**
 * Ticks a task, takes the tick back, or removes it.
 *
 * @throws DatabaseAwayError
 */
export async function changeTask(
  staff: Staff,
  change: { reference: string; id: string; to: 'done' | 'open' | 'removed' },
): Promise<TaskOutcome> {
  const { status } = await ask('change_staff_task', { actor: staff.viewer.id, change }, changedShape);
  return status === 'ok' ? change.to : status;
}
