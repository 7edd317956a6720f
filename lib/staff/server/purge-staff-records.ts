import 'server-only';
import { z } from 'zod';
// The service client: nobody but the site's own rules of retention deletes these.
import { createServiceClient } from '@/lib/supabase/service-client';

async function purge(name: string, args: Record<string, unknown>): Promise<number> {
  const { data, error } = await createServiceClient(20_000).rpc(name, args);
  if (error) throw new Error(`${name}: ${error.code} ${error.message}`);
  return z.number().parse(data);
}

/**
 * Deletes invitations that expired thirty days ago, and returns how many.
 *
 * @throws Error while the database is away
 */
export function purgeInvitations(now: Date): Promise<number> {
  return purge('purge_staff_invitations', { at: now.toISOString() });
}

/**
 * Deletes lines of the audit log that are older than ten years by the database's own clock, and returns how many.
 *
 * @throws Error while the database is away
 */
export function purgeAuditLog(): Promise<number> {
  return purge('purge_audit_log', {});
}

/**
 * Deletes receipts of erasures that are older than ten years, and returns how many.
 *
 * @throws Error while the database is away
 */
export function purgeReceipts(now: Date): Promise<number> {
  return purge('purge_person_erasures', { at: now.toISOString() });
}
