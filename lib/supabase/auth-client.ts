import type { SupabaseClient } from '@supabase/supabase-js';

/** The part of a client that signs people in and out. */
export type AuthClient = SupabaseClient['auth'];
