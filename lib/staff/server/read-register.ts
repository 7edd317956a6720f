import 'server-only';
import type { z } from 'zod';
import { ask, unlessAway } from '@/lib/supabase/ask';
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
): Promise<z.output<Shape> | null> {
  return unlessAway('staff.registerAway', ask(name, { filter }, shape, timeoutMilliseconds));
}
