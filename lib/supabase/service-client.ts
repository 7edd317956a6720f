import 'server-only';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { serverEnv } from '@/lib/env/server';
import { fetchWithin } from './fetch-within';

/**
 * Acts with the secret key: row level security does not apply. Who imports it says why.
 *
 * @param timeoutMilliseconds how long a call may take; the embedded database has no limit of its own
 */
export function createServiceClient(timeoutMilliseconds = 2000): SupabaseClient {
  const env = serverEnv();
  return createClient(env.SUPABASE_URL, env.SUPABASE_SECRET_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetchWithin(timeoutMilliseconds) },
  });
}
