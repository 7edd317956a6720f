import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';
import { ask } from '@/lib/supabase/ask';
import { type AuditFilter, type AuditLine, auditAreas, auditLine, brusselsMidnight } from '../audit';
import type { Staff } from '../staff';

export const auditPageSize = 50;
const timeoutMilliseconds = 10_000;

const answer = z.object({ total: z.number(), lines: z.array(auditLine) });
const actors = z.array(z.object({ id: z.string(), email: z.string().nullable() }));

function list(
  { actor, area, from, to, about }: AuditFilter,
  maxCount: number,
  skip: number,
  more: { locale?: Locale; whole?: boolean },
): Promise<{ total: number; lines: AuditLine[] }> {
  const filter = {
    actor,
    entities: area && auditAreas[area],
    from: from && brusselsMidnight(from),
    before: to && brusselsMidnight(to, 1),
    id: about,
    ...more,
  };
  return ask('list_audit_log', { filter, max_count: maxCount, skip }, answer, timeoutMilliseconds);
}

/**
 * A page of the audit log, the newest first, and how many lines there are; a new order is one line.
 *
 * @throws DatabaseAwayError
 */
export function readAuditPage(_staff: Staff, filter: AuditFilter, locale?: Locale) {
  return list(filter, auditPageSize, (filter.page - 1) * auditPageSize, { locale });
}

/**
 * Every line a filter leaves, the newest first.
 *
 * @param portion how many are asked for at once; the database gives no more than ten thousand
 * @throws DatabaseAwayError
 */
export async function readAuditLines(
  _staff: Staff,
  filter: AuditFilter,
  locale?: Locale,
  portion = 10_000,
): Promise<AuditLine[]> {
  const lines = new Map<string, AuditLine>();
  for (let skip = 0, total = 1; skip < total; skip += portion) {
    const read = await list(filter, portion, skip, { locale, whole: true });
    total = read.total;
    // What is written meanwhile pushes lines that were read into the next portion.
    for (const line of read.lines) lines.set(line.id, line);
  }
  return [...lines.values()];
}

/**
 * Accounts that changed something, with their addresses as long as they exist.
 *
 * @throws DatabaseAwayError
 */
export function listAuditActors(_staff: Staff) {
  return ask('list_audit_actors', {}, actors, timeoutMilliseconds);
}
