import 'server-only';
import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { serverEnv } from '@/lib/env/server';
import { hashBody } from '@/lib/forms/derived-key';
import { createReference } from '@/lib/forms/reference';
import { retention } from '@/lib/legal/retention';
import { answerDueAt } from '@/lib/quotes/answer-due';
import { quoteStatuses } from '@/lib/quotes/quote-status';
import { isReference } from '@/lib/quotes/reference';
import type { Staff } from '@/lib/staff/staff';
import { ask } from '@/lib/supabase/ask';
import { type FileKindId, fileKinds } from '@/lib/uploads/upload-purposes';
import { fileRefusals } from '../incoming-mail';
import type { MailRequestInput } from '../request-schema';
import { type MailParts, type TrayLine, type TrayMail, trayReasons } from '../tray-mail';

const timeoutMilliseconds = 10_000;
const referenceTries = 3;
const day = 24 * 60 * 60 * 1000;

const moment = z.coerce.date();
const named = z.string().nullable();
const refused = z.array(z.object({ name: z.string(), reason: z.enum(fileRefusals) }));
const kinds = fileKinds.map(({ id }) => id) as [FileKindId];

const lineFields = z.object({
  id: z.string(),
  from: named,
  name: named,
  subject: named,
  reason: z.enum(trayReasons),
  arrivedAt: moment,
});

const lineShape = lineFields.extend({
  beginning: z.string(),
  files: z.number(),
}) satisfies z.ZodType<TrayLine>;

const mailShape = lineFields.extend({
  body: z.string(),
  folded: named,
  refused,
  files: z.array(z.object({ id: z.string(), name: z.string(), kind: z.enum(kinds), size: z.number() })),
  requests: z.array(
    z.object({
      reference: z.string(),
      name: z.string(),
      company: named,
      status: z.enum(quoteStatuses),
      submittedAt: moment,
      isSame: z.boolean(),
    }),
  ),
}) satisfies z.ZodType<TrayMail>;

const partsShape = z.object({
  message: named,
  isOther: z.boolean(),
  otherAddress: named,
  subject: named,
  folded: named,
  refused,
}) satisfies z.ZodType<MailParts>;

export const trayPageSize = 25;

/** Whether the site takes mails in at all. */
export function takesMails(): boolean {
  const { MAIL_IN_SECRET, MAIL_IN_IMAP_URL } = serverEnv();
  return MAIL_IN_SECRET !== undefined || MAIL_IN_IMAP_URL !== undefined;
}

/**
 * A page of the tray, the newest first, and how many mails are in it.
 *
 * @throws DatabaseAwayError
 */
export function listTray(_: Staff, page: number): Promise<{ total: number; rows: TrayLine[] }> {
  const shape = z.object({ total: z.number(), rows: z.array(lineShape) });
  const args = { max_count: trayPageSize, skip: (page - 1) * trayPageSize };
  return ask('list_incoming_mails', args, shape, timeoutMilliseconds);
}

/** How many mails are in the tray. @throws DatabaseAwayError */
export async function countTray(_: Staff): Promise<number> {
  const shape = z.object({ total: z.number() });
  return (await ask('list_incoming_mails', { max_count: 0, skip: 0 }, shape, timeoutMilliseconds)).total;
}

/**
 * A mail of the tray with the requests it may belong to, or null when it is not there any more.
 *
 * @param words of those that are looked for; empty for those of the same address
 * @throws DatabaseAwayError
 */
export async function findTrayMail(_: Staff, id: string, words: string): Promise<TrayMail | null> {
  if (!z.uuid().safeParse(id).success) return null;
  return ask('find_incoming_mail', { wanted: id, words }, mailShape.nullable(), timeoutMilliseconds);
}

/**
 * Makes a mail of the tray a message of the customer of a request.
 *
 * @throws DatabaseAwayError
 */
export async function attachTrayMail(staff: Staff, id: string, reference: string, now: Date) {
  if (!z.uuid().safeParse(id).success) return 'unknown';
  if (!isReference(reference)) return 'noRequest';
  const shape = z.object({
    status: z.enum(['ok', 'unknown', 'noRequest', 'closed', 'full', 'invalid', 'forbidden']),
  });
  const args = {
    actor: staff.viewer.id,
    wanted: id,
    to_reference: reference,
    answer_due_at: answerDueAt(now, isPublicHoliday).toISOString(),
  };
  return (await ask('attach_incoming_mail', args, shape, timeoutMilliseconds)).status;
}

const madeShape = z.discriminatedUnion('status', [
  z.object({ status: z.literal('ok'), reference: z.string() }),
  z.object({ status: z.enum(['unknown', 'reference_taken', 'invalid', 'forbidden']) }),
]);

/**
 * Makes a request of a mail of the tray; pressed twice it is one.
 *
 * @throws DatabaseAwayError
 */
export async function makeRequestOfMail(
  staff: Staff,
  id: string,
  input: MailRequestInput,
  now: Date,
): Promise<
  { status: 'ok'; reference: string } | { status: 'unknown' | 'invalid' | 'forbidden' | 'unavailable' }
> {
  if (!z.uuid().safeParse(id).success) return { status: 'unknown' };
  const { firstName, language, ...said } = input;
  const request = {
    ...said,
    first_name: firstName,
    locale: language,
    body_hash: hashBody([id, input]),
    submitted_at: now.toISOString(),
    answer_due_at: answerDueAt(now, isPublicHoliday).toISOString(),
  };
  for (let attempt = 0; attempt < referenceTries; attempt += 1) {
    const reference = createReference(() => randomInt(2 ** 32) / 2 ** 32);
    const args = { actor: staff.viewer.id, wanted: id, request: { ...request, reference } };
    const answer = await ask('request_from_mail', args, madeShape, timeoutMilliseconds);
    if (answer.status === 'reference_taken') continue;
    return answer.status === 'ok' ? answer : { status: answer.status };
  }
  return { status: 'unavailable' };
}

/** Deletes a mail of the tray, with its files. @throws DatabaseAwayError */
export async function deleteTrayMail(staff: Staff, id: string) {
  const shape = z.object({ status: z.enum(['ok', 'unknown', 'forbidden']) });
  if (!z.uuid().safeParse(id).success) return 'unknown';
  const args = { actor: staff.viewer.id, wanted: id };
  return (await ask('delete_incoming_mail', args, shape, timeoutMilliseconds)).status;
}

/**
 * What there is of the mails of a request beside their texts.
 *
 * @throws DatabaseAwayError
 */
export async function listMailParts(_: Staff, reference: string): Promise<MailParts[]> {
  if (!isReference(reference)) return [];
  const args = { wanted_reference: reference };
  return ask('list_request_mails', args, z.array(partsShape), timeoutMilliseconds);
}

/**
 * Deletes mails that nobody has taken out of the tray, and the keys of those that come no more.
 *
 * @returns how many mails
 * @throws DatabaseAwayError
 */
export function purgeTray(now: Date): Promise<number> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * day).toISOString();
  const args = { before: daysAgo(retention.trayDays), keys_before: daysAgo(retention.mailKeyDays) };
  return ask('purge_incoming_mails', args, z.number(), 20_000);
}
