import 'server-only';
import { z } from 'zod';
import { applicationSubmissions } from '@/lib/careers/server/application-submissions';
import { eraseFromSpool } from '@/lib/forms/server/erase-from-spool';
import { incident } from '@/lib/log/incident';
import { log } from '@/lib/log/log';
import { quoteSubmissions } from '@/lib/quotes/server/quote-submissions';
// The service client: an account's rows are in tables that its own key may not touch, the backend's among them.
import { createServiceClient } from '@/lib/supabase/service-client';
import { forgetSession } from '@/lib/supabase/session-client';
import { removeForgottenFiles } from '@/lib/uploads/server/remove-forgotten-files';
import type { Viewer } from '../viewer';
import { forgetSealed } from './sealed-cookie';

const answer = z.object({ status: z.string(), email: z.string().nullish(), held: z.number().optional() });

/**
 * Erases an account and what belongs to its address: rows, mails, files, and forms that still wait on the disk. Orders
 * are kept as the law asks. A file that cannot be removed now is remembered and removed later.
 *
 * @returns how many orders are kept
 */
export async function eraseAccount(viewer: Viewer): Promise<{ held: number } | 'unavailable'> {
  const { data, error } = await createServiceClient(10_000).rpc('erase_account', { account: viewer.id });
  if (error) {
    log.warn('accounts.notErased', { reason: `${error.code} ${error.message}` });
    return 'unavailable';
  }
  const erased = answer.parse(data);
  const address = erased.email ?? viewer.email;
  for (const kind of [quoteSubmissions, applicationSubmissions]) {
    await eraseFromSpool(kind.openSpool(), address).catch((failure: unknown) =>
      incident(failure, { during: 'accounts.eraseFromSpool' }),
    );
  }
  await removeForgottenFiles().catch((failure: unknown) =>
    incident(failure, { during: 'accounts.removeFiles' }),
  );
  await forgetSession();
  await forgetSealed();
  log.info('accounts.erased', { held: erased.held ?? 0 });
  return { held: erased.held ?? 0 };
}
