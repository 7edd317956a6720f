import 'server-only';
import { z } from 'zod';
import { ask } from '@/lib/supabase/ask';

const day = 24 * 60 * 60 * 1000;

/**
 * Deletes customers whose last request is gone, with the notes about them.
 *
 * @returns how many
 * @throws DatabaseAwayError
 */
export async function purgeCustomers(now: Date): Promise<number> {
  // One is made a moment before its first request is.
  const before = new Date(now.getTime() - day).toISOString();
  return ask('purge_customers', { before }, z.number(), 20_000);
}
