import 'server-only';
import { z } from 'zod';
import { log } from '@/lib/log/log';
import type { Staff } from '@/lib/staff/staff';
import { ask, unlessAway } from '@/lib/supabase/ask';
import { type LeaveOutcome, leaveOutcomes } from '../register/subscriber';

const endShape = z.object({ status: z.string() });

/** Ends the subscription of somebody who asked staff for it; one that has ended stays as it is. */
export async function endSubscription(staff: Staff, id: string): Promise<LeaveOutcome> {
  const args = { actor: staff.viewer.id, subscription_id: id };
  const answer = await unlessAway('newsletter.notEnded', ask('change_newsletter_to_left', args, endShape));
  if (answer === null) return 'unavailable';
  if (answer.status === 'left') log.info('newsletter.leftByStaff');
  return leaveOutcomes.find((known) => known === answer.status) ?? 'unknown';
}
