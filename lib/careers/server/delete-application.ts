import 'server-only';
import { z } from 'zod';
import { incident } from '@/lib/log/incident';
import { log } from '@/lib/log/log';
import type { Staff } from '@/lib/staff/staff';
import { ask, unlessAway } from '@/lib/supabase/ask';
import { removeForgottenFiles } from '@/lib/uploads/server/remove-forgotten-files';
import { type DeleteOutcome, deleteOutcomes } from '../register/staff-application';

const deletionShape = z.object({ status: z.string() });

/** Deletes an application with its files before its time. */
export async function deleteApplicationNow(staff: Staff, id: string): Promise<DeleteOutcome> {
  const args = { actor: staff.viewer.id, application_id: id };
  const answer = await unlessAway('careers.notDeleted', ask('delete_job_application', args, deletionShape));
  if (answer === null) return 'unavailable';
  const { status } = answer;
  if (status === 'deleted') {
    log.info('careers.deletedByStaff');
    // The row is gone and its files are on the list: what fails now is done by the retention's next turn.
    await removeForgottenFiles().catch((error: unknown) => incident(error, { during: 'careers.delete' }));
  }
  return deleteOutcomes.find((known) => known === status) ?? 'unknown';
}
