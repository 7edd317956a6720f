import 'server-only';
import { cache } from 'react';
import { z } from 'zod';
import { type Locale, locales } from '@/lib/i18n/locales';
import { retention } from '@/lib/legal/retention';
import { requestSubjects } from '@/lib/quotes/project-types';
import type { Staff } from '@/lib/staff/staff';
import { ask } from '@/lib/supabase/ask';
import {
  type Notice,
  type NoticeMark,
  type NoticeOutcome,
  type NoticeSettings,
  noticeKinds,
  shownNotices,
} from '../notice';

/** Looks at a request, after the last. */
const lookDays = 365;

const dayMilliseconds = 24 * 60 * 60 * 1000;

const noticesShape = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(noticeKinds),
    by: z.string().nullable(),
    at: z.coerce.date(),
    readAt: z.coerce.date().nullable(),
    reference: z.string(),
    firstName: z.string(),
    name: z.string(),
    company: z.string().nullable(),
    subject: z.enum(requestSubjects),
    note: z.string().nullable(),
  }),
) satisfies z.ZodType<Notice[]>;

const outcomeShape = z
  .object({ status: z.enum(['ok', 'invalid', 'forbidden']) })
  .transform(({ status }): NoticeOutcome => (status === 'ok' ? 'saved' : status));

/**
 * How many notices a colleague has not read; asked once for each page.
 *
 * @throws DatabaseAwayError
 */
export const countUnreadNotices = cache(
  (staff: Staff): Promise<number> => ask('count_staff_notices', { actor: staff.viewer.id }, z.number()),
);

/**
 * What a colleague was told, the unread first, the newest first.
 *
 * @throws DatabaseAwayError
 */
export const listNotices = (staff: Staff): Promise<Notice[]> =>
  ask('list_staff_notices', { actor: staff.viewer.id, max_count: shownNotices }, noticesShape);

/**
 * Marks notices of a colleague read, or one of them unread again.
 *
 * @throws DatabaseAwayError
 */
export const markNotices = (staff: Staff, wanted: NoticeMark): Promise<NoticeOutcome> =>
  ask('mark_staff_notices', { actor: staff.viewer.id, wanted }, outcomeShape);

/**
 * How a colleague is told; null when the account is gone.
 *
 * @throws DatabaseAwayError
 */
export const findNoticeSettings = (staff: Staff): Promise<NoticeSettings | null> =>
  ask(
    'notice_settings',
    { account: staff.viewer.id },
    z.object({ mails: z.boolean(), locale: z.enum(locales).nullable() }).nullable(),
  );

/** @throws DatabaseAwayError */
export const setNoticeSettings = (
  staff: Staff,
  settings: { mails: boolean; locale: Locale },
): Promise<NoticeOutcome> => ask('set_notice_settings', { actor: staff.viewer.id, settings }, outcomeShape);

/**
 * Remembers that a colleague opened a request: its notices are read, and what others do from now on is news to them.
 *
 * @throws DatabaseAwayError
 */
export async function lookAtRequest(staff: Staff, reference: string): Promise<void> {
  const args = { actor: staff.viewer.id, wanted_reference: reference };
  await ask('look_at_request', args, z.object({ status: z.enum(['ok', 'unknown', 'forbidden']) }));
}

/**
 * Which of these requests others have touched, they or their jobs, since a colleague last opened them.
 *
 * @throws DatabaseAwayError
 */
export async function listChangedRequests(staff: Staff, references: readonly string[]): Promise<Set<string>> {
  if (references.length === 0) return new Set();
  const args = { actor: staff.viewer.id, wanted: references };
  return new Set(await ask('list_changed_requests', args, z.array(z.string())));
}

/**
 * Deletes notices and looks at requests that are old, and returns how many.
 *
 * @throws DatabaseAwayError
 */
export function purgeNotices(now: Date): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * dayMilliseconds).toISOString();
  const args = { before: before(retention.staffNoticeDays), looks_before: before(lookDays) };
  return ask('purge_staff_notices', args, z.number(), 20_000);
}
