import 'server-only';
import { z } from 'zod';
// The service client: the log is in a table that no other key opens.
import { createServiceClient } from '@/lib/supabase/service-client';
import { type AuditFilter, type AuditLine, auditAreas, auditLine, brusselsMidnight } from '../audit';
import type { Staff } from '../staff';

export const auditPageSize = 50;
/** Most lines of one export. */
const mostExported = 10_000;
const timeoutMilliseconds = 10_000;

const answer = z.object({ total: z.number(), lines: z.array(auditLine) });
const actors = z.array(z.object({ id: z.string(), email: z.string().nullable() }));

async function call(name: string, args: Record<string, unknown>): Promise<unknown> {
  const { data, error, status } = await createServiceClient(timeoutMilliseconds).rpc(name, args);
  if (error) throw new Error(`${name}: ${status} ${error.code} ${error.message}`);
  return data;
}

async function list(
  { actor, area, from, to, about }: AuditFilter,
  maxCount: number,
  skip: number,
): Promise<{ total: number; lines: AuditLine[] }> {
  const filter = {
    actor,
    entities: area && auditAreas[area],
    from: from && brusselsMidnight(from),
    before: to && brusselsMidnight(to, 1),
    id: about,
  };
  return answer.parse(await call('list_audit_log', { filter, max_count: maxCount, skip }));
}

/**
 * A page of the audit log, the newest first, and how many lines there are.
 *
 * @throws Error while the database is away
 */
export function readAuditPage(_staff: Staff, filter: AuditFilter) {
  return list(filter, auditPageSize, (filter.page - 1) * auditPageSize);
}

/**
 * Every line a filter leaves, the newest first, at most ten thousand.
 *
 * @throws Error while the database is away
 */
export async function readAuditLines(_staff: Staff, filter: AuditFilter): Promise<AuditLine[]> {
  return (await list(filter, mostExported, 0)).lines;
}

/**
 * Accounts that changed something, with their addresses as long as they exist.
 *
 * @throws Error while the database is away
 */
export async function listAuditActors(_staff: Staff) {
  return actors.parse(await call('list_audit_actors', {}));
}
