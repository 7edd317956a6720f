import 'server-only';
import { log } from '@/lib/log/log';
import { changeRegister } from '@/lib/staff/server/read-register';
import type { Staff } from '@/lib/staff/staff';
import { type LeaveOutcome, leaveOutcomes } from '../register/subscriber';

/** Ends the subscription of somebody who asked staff for it; one that has ended stays as it is. */
export async function endSubscription(staff: Staff, id: string): Promise<LeaveOutcome> {
  const status = await changeRegister(staff, 'change_newsletter_to_left', { subscription_id: id });
  if (status === 'left') log.info('newsletter.leftByStaff');
  return status === null ? 'unavailable' : (leaveOutcomes.find((known) => known === status) ?? 'unknown');
}
