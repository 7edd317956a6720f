import 'server-only';
import { incident } from '@/lib/log/incident';
import { log } from '@/lib/log/log';
import { changeRegister } from '@/lib/staff/server/read-register';
import type { Staff } from '@/lib/staff/staff';
import { removeForgottenFiles } from '@/lib/uploads/server/remove-forgotten-files';
import { type DeleteOutcome, deleteOutcomes } from '../register/staff-application';

/** Deletes an application with its files before its time. */
export async function deleteApplicationNow(staff: Staff, id: string): Promise<DeleteOutcome> {
  const status = await changeRegister(staff, 'delete_job_application', { application_id: id });
  if (status === null) return 'unavailable';
  if (status === 'deleted') {
    log.info('careers.deletedByStaff');
    // The row is gone and its files are on the list: what fails now is done by the retention's next turn.
    await removeForgottenFiles().catch((error: unknown) => incident(error, { during: 'careers.delete' }));
  }
  return deleteOutcomes.find((known) => known === status) ?? 'unknown';
}
