import 'server-only';
import { z } from 'zod';
import { log } from '@/lib/log/log';
// The service client: who is staff is for nobody to read but the site.
import { createServiceClient } from './service-client';

const roleShape = z.object({ role: z.string() });

/**
 * The role of an account as it stands in the table now, null without one. The middleware asks, because it alone can
 * answer 403; pages and actions ask again, by `findStaff`.
 */
export async function readStaffRole(userId: string): Promise<string | null | 'away'> {
  const { data, error } = await createServiceClient()
    .from('staff_members')
    .select('role')
    .eq('user_id', userId)
    .maybeSingle();
  if (!error) return roleShape.nullable().parse(data)?.role ?? null;
  log.warn('staff.roleUnknown', { reason: `${error.code} ${error.message}` });
  return 'away';
}
