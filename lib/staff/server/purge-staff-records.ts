import 'server-only';
import { z } from 'zod';
import { ask } from '@/lib/supabase/ask';

const timeoutMilliseconds = 20_000;
const count = z.number();

/**
 * Deletes invitations that expired thirty days ago, and returns how many.
 *
 * @throws DatabaseAwayError
 */
export function purgeInvitations(now: Date): Promise<number> {
  return ask('purge_staff_invitations', { at: now.toISOString() }, count, timeoutMilliseconds);
}

/**
 * Deletes lines of the audit log that are older than ten years by the database's own clock, and returns how many.
 *
 * @throws DatabaseAwayError
 */
export function purgeAuditLog(): Promise<number> {
  return ask('purge_audit_log', {}, count, timeoutMilliseconds);
}

/**
 * Deletes receipts of erasures that are older than ten years, but those of orders that are still held, and returns how many.
 *
 * @throws DatabaseAwayError
 */
export function purgeReceipts(now: Date): Promise<number> {
  return ask('purge_person_erasures', { at: now.toISOString() }, count, timeoutMilliseconds);
}
