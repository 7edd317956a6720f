import 'server-only';
import { z } from 'zod';
import type { Staff } from '@/lib/staff/staff';
import { ask } from '@/lib/supabase/ask';
import { type InboxFilter, inboxQuery, readInboxFilter } from '../inbox/inbox-filter';
import type { SavedView, SavedViewOutcome } from '../views/saved-view';

const viewsShape = z.array(
  z
    .object({
      id: z.string(),
      name: z.string(),
      query: z.record(z.string(), z.string()),
      isShared: z.boolean(),
      isOwn: z.boolean(),
      ownerName: z.string().nullable(),
      mayChange: z.boolean(),
      isDefault: z.boolean(),
    })
    .transform(({ query, ...view }): SavedView => ({ ...view, filter: readInboxFilter(query) })),
);

/**
 * The views a colleague sees: their own, then those of the team.
 *
 * @throws DatabaseAwayError
 */
export const listSavedViews = (staff: Staff): Promise<SavedView[]> =>
  ask('list_saved_views', { actor: staff.viewer.id }, viewsShape);

const keptShape = z.object({ status: z.enum(['ok', 'full', 'invalid', 'forbidden']) });

/**
 * Keeps what is shown under a name; one of one's own with that name shows it from now on.
 *
 * @throws DatabaseAwayError
 */
export async function keepSavedView(
  staff: Staff,
  { filter, ...view }: { name: string; shared: boolean; filter: InboxFilter },
): Promise<z.output<typeof keptShape>['status']> {
  const query = inboxQuery({ ...filter, page: 1 });
  const args = { actor: staff.viewer.id, view: { ...view, query } };
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
