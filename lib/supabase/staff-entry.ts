import 'server-only';
import { z } from 'zod';
import { ask, unlessAway } from './ask';

const shape = z.object({ role: z.string(), factor: z.boolean(), proven: z.boolean() });

/**
 * The role of an account as it stands in the table now, whether it has a second factor, and whether this session has
 * given it; null without a role. The middleware asks, because it alone can answer 403; pages and actions ask again, by
 * `findStaff`.
 */
export async function readStaffEntry(
  account: string,
  session: string | null,
): Promise<z.output<typeof shape> | null | 'away'> {
  const asked = ask(
    'find_staff_entry',
    { account, session },
    shape.nullable().transform((entry) => ({ entry })),
  );
  const answer = await unlessAway('staff.roleUnknown', asked);
  return answer === null ? 'away' : answer.entry;
}
