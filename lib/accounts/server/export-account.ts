import 'server-only';
import { z } from 'zod';
import { ask, unlessAway } from '@/lib/supabase/ask';
import type { Viewer } from '../viewer';

/** Everything kept about an account and its confirmed address, or null while the database is away. */
export function exportAccount(viewer: Viewer): Promise<object | null> {
  const shape = z.record(z.string(), z.unknown()).nullable();
  const asked = ask('export_account', { account: viewer.id }, shape, 10_000);
  return unlessAway('accounts.notExported', asked);
}
