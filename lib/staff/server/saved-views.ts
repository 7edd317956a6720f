import 'server-only';
import { z } from 'zod';
import { ask } from '@/lib/supabase/ask';
import type { Staff } from '../staff';
import type { SavedView, SavedViewOutcome, ViewedList } from '../views/saved-view';

const viewsShape = z.array(
  z.object({
    id: z.string(),
    list: z.string(),
    name: z.string(),
    query: z.record(z.string(), z.string()),
    isShared: z.boolean(),
    isOwn: z.boolean(),
    ownerName: z.string().nullable(),
    mayChange: z.boolean(),
    isDefault: z.boolean(),
  }),
);

/**
 * The views of a list that a colleague sees: their own, then those of the team.
 *
 * @throws DatabaseAwayError
 */
export async function listSavedViews(staff: Staff, of: ViewedList): Promise<SavedView[]> {
  const views = await ask('list_saved_views', { actor: staff.viewer.id }, viewsShape);
  return views.flatMap(({ list, query, ...view }) =>
    list === of.id ? [{ ...view, query: of.read(query) }] : [],
  );
}

const keptShape = z.object({ status: z.enum(['ok', 'full', 'invalid', 'forbidden']) });

/**
 * Keeps what is shown under a name; one of one's own with that name shows it from now on.
 *
 * @throws DatabaseAwayError
 */
export async function keepSavedView(
  staff: Staff,
  of: ViewedList,
  { query, ...view }: { name: string; shared: boolean; query: Record<string, unknown> },
): Promise<z.output<typeof keptShape>['status']> {
  const args = { actor: staff.viewer.id, view: { ...view, list: of.id, query: of.read(query) } };
  return (await ask('keep_saved_view', args, keptShape)).status;
}

const changedShape = z.object({ status: z.enum(['ok', 'taken', 'unknown', 'invalid', 'forbidden']) });

type ChangedStatus = z.output<typeof changedShape>['status'];

const change = async (staff: Staff, wanted: Record<string, unknown>): Promise<ChangedStatus> =>
  (await ask('change_saved_view', { actor: staff.viewer.id, change: wanted }, changedShape)).status;

/**
 * Gives a view another name, or other eyes.
 *
 * @throws DatabaseAwayError
 */
export const renameSavedView = (
  staff: Staff,
  view: { id: string; name: string; shared: boolean },
): Promise<ChangedStatus> => change(staff, { ...view, to: 'renamed' });

/**
 * Removes a view, or has a colleague begin with it, or no more.
 *
 * @throws DatabaseAwayError
 */
export async function changeSavedView(
  staff: Staff,
  wanted: { id: string; to: 'default' | 'noDefault' | 'removed' },
): Promise<SavedViewOutcome> {
  const status = await change(staff, wanted);
  if (status === 'ok') return wanted.to;
  return status === 'taken' ? 'invalid' : status;
}
