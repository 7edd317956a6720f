import 'server-only';
import { ask, unlessAway } from '@/lib/supabase/ask';
import type { Found, Register } from '../register-query';
import type { Staff } from '../staff';

const timeoutMilliseconds = 20_000;

/**
 * What a register holds, as its filter asks (`pageFilter`, `exportFilter`).
 *
 * @returns null while the database is away
 */
export async function readRegister<Kind extends Register>(
  _staff: Staff,
  { list, shape }: Kind,
  filter: Record<string, string | number>,
): Promise<Found<Kind> | null> {
  const name: 'list_cookie_consents' | 'list_newsletter_subscriptions' | 'list_job_applications' = list;
  const found = await unlessAway('staff.registerAway', ask(name, { filter }, shape, timeoutMilliseconds));
  return found as Found<Kind> | null;
}
