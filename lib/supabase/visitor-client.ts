import 'server-only';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { serverEnv } from '@/lib/env/server';
import { fetchWithin } from './fetch-within';

/** Acts as an anonymous visitor: row level security gives it nothing that is not public. */
export function createVisitorClient(timeoutMilliseconds = 2000): SupabaseClient {
  const env = serverEnv();
  return createClient(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetchWithin(timeoutMilliseconds) },
  });
}
