import 'server-only';
import { log } from '@/lib/log/log';
// The service client: an account's rows are in tables that its own key may not read.
import { createServiceClient } from '@/lib/supabase/service-client';
import type { Viewer } from '../viewer';

/** Everything kept about an account and its confirmed address, or null while the database is away. */
export async function exportAccount(viewer: Viewer): Promise<object | null> {
  const { data, error } = await createServiceClient(10_000).rpc('export_account', { account: viewer.id });
  if (error || data === null || typeof data !== 'object') {
    log.warn('accounts.notExported', { reason: error ? `${error.code} ${error.message}` : 'empty' });
    return null;
  }
  return data;
}
