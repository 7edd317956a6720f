import 'server-only';
import { z } from 'zod';
import { type ServerEnv, serverEnv } from '@/lib/env/server';
import { ask, unlessAway } from '@/lib/supabase/ask';

const shape = z.object({ role: z.string(), factor: z.boolean(), proven: z.boolean() });

/** What an account is as staff, and what the site asks of it. */
export type StaffEntry = z.output<typeof shape> & { policy: ServerEnv['STAFF_SECOND_FACTOR'] };

/**
 * The role of an account as it stands in the table now, whether it has a second factor, and whether this session has
 * given it, and what the site asks for; null without a role. The middleware asks, because it alone can answer 403, and tells the page
 * (`known-session.ts`); actions ask again, by `findStaff`.
 */
export async function readStaffEntry(
  account: string,
  session: string | null,
): Promise<StaffEntry | null | 'away'> {
  const args = { account, session };
  const asked = ask('find_staff_entry', args, shape.nullable());
  // Null is an answer here.
  const answer = await unlessAway(
    'staff.roleUnknown',
    asked.then((entry) => ({ entry })),
  );
  if (answer === null) return 'away';
  return answer.entry && { ...answer.entry, policy: serverEnv().STAFF_SECOND_FACTOR };
}
