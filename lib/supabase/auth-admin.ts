import 'server-only';
import type { SupabaseClient } from '@supabase/supabase-js';
// The service client: it makes and changes accounts that nobody is signed in to.
import { createServiceClient } from './service-client';

/** Hashing a password takes long, and others' come first. */
const timeoutMilliseconds = 8000;

/** What may be done to any account, without its session. Whoever uses it has proof of who asks. */
export function authAdmin(): SupabaseClient['auth']['admin'] {
  return createServiceClient(timeoutMilliseconds).auth.admin;
}
