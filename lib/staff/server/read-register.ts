import 'server-only';
import { z } from 'zod';
import { log } from '@/lib/log/log';
// The service client: the tables are closed; who asks has been proven to be staff of the area.
import { createServiceClient } from '@/lib/supabase/service-client';
import type { Staff } from '../staff';

const timeoutMilliseconds = 20_000;

/**
 * What a register holds, as its filter asks (`pageFilter`, `exportFilter`).
 *
 * @param name of the database function
 * @param shape of what it answers
 * @returns null while the database is away
 */
export async function readRegister<Shape extends z.ZodType>(
  _staff: Staff,
  name: 'list_cookie_consents' | 'list_newsletter_subscriptions' | 'list_job_applications',
  shape: Shape,
  filter: Record<string, string | number>,
): Promise<z.infer<Shape> | null> {
  const { data, error } = await createServiceClient(timeoutMilliseconds).rpc(name, { filter });
  if (error) {
    log.warn('staff.registerAway', { reason: `${name}: ${error.code} ${error.message}` });
    return null;
  }
  return shape.parse(data);
}

const outcome = z.object({ status: z.string() });

/**
 * A change of a register by staff, in the database's own words.
 *
 * @returns null while the database is away
 */
export async function changeRegister(
  staff: Staff,
  name: 'change_newsletter_to_left' | 'delete_job_application',
  args: Record<string, string>,
): Promise<string | null> {
  const { data, error } = await createServiceClient().rpc(name, { ...args, actor: staff.viewer.id });
  if (error) {
    log.warn('staff.registerAway', { reason: `${name}: ${error.code} ${error.message}` });
    return null;
  }
  return outcome.parse(data).status;
}
