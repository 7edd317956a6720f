import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { keptSince } from '@/lib/legal/kept-since';
import { retention } from '@/lib/legal/retention';
import type { Staff } from '@/lib/staff/staff';
import { ask } from '@/lib/supabase/ask';
import { type BankFile, bankFormats } from '../bank-file';
import {
  type AsideReason,
  asideReasons,
  type BankFilePreview,
  type BankLine,
  lineStates,
  type Tray,
} from '../bank-line';

const timeoutMilliseconds = 20_000;
const moment = z.coerce.date();
const named = z.string().nullable();

const lineShape = z.object({
  id: z.string(),
  amount: z.number(),
  bookedOn: z.string(),
  payer: named,
  payerIban: named,
  communication: named,
  message: z.string(),
  state: z.enum(lineStates),
  offer: z
    .object({
      reference: z.string(),
      number: z.string(),
      name: z.string(),
      open: z.number(),
      openDeposit: z.number(),
    })
    .nullable(),
  aside: z.object({ at: moment, reason: z.enum(asideReasons), author: named }).nullable(),
}) satisfies z.ZodType<BankLine>;

const previewShape = z.object({
  id: z.string(),
  format: z.enum(bankFormats),
  account: z.string(),
  from: z.string(),
  to: z.string(),
  status: z.enum(['waiting', 'booked']),
  author: named,
  at: moment,
  lines: z.array(lineShape),
  stamp: z.string(),
}) satisfies z.ZodType<BankFilePreview>;

const fileShape = z.object({
  id: z.string(),
  format: z.enum(bankFormats),
  from: z.string(),
  to: z.string(),
  status: z.enum(['waiting', 'booked']),
  author: named,
  at: moment,
  lines: z.number(),
});

export type ListedBankFile = z.output<typeof fileShape>;

const keptShape = z.discriminatedUnion('status', [
  z.object({ status: z.enum(['ok', 'known']), id: z.string() }),
  z.object({ status: z.enum(['invalid', 'forbidden']) }),
]);

/**
 * Keeps what was read of a file; nothing is booked. The same file is known, and is not kept twice.
 *
 * @throws DatabaseAwayError
 */
export function keepBankFile(
  staff: Staff,
  bytes: Uint8Array,
  { format, account, from, to, entries }: BankFile,
) {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const file = { hash, format, account, from, to, entries };
  return ask('keep_bank_file', { actor: staff.viewer.id, file }, keptShape, timeoutMilliseconds);
}

/** @throws DatabaseAwayError */
export async function findBankFile(_: Staff, id: string): Promise<BankFilePreview | null> {
  if (!z.uuid().safeParse(id).success) return null;
  return ask('find_bank_file', { wanted: id }, previewShape.nullable(), timeoutMilliseconds);
}

/** The files read last, those that wait to be booked first. @throws DatabaseAwayError */
export function listBankFiles(_: Staff): Promise<ListedBankFile[]> {
  return ask('list_bank_files', { max_count: 12 }, z.array(fileShape), timeoutMilliseconds);
}

const bookedShape = z.object({
  status: z.enum(['ok', 'conflict', 'unknown', 'invalid', 'forbidden']),
  booked: z.number().optional(),
});

/**
 * Books the ticked lines of a file in one go; the others wait to be matched.
 *
 * @param stamp of the page on which they were ticked
 * @throws DatabaseAwayError
 */
export function bookBankFile(
  staff: Staff,
  booking: { file: string; stamp: string; entries: readonly string[] },
) {
  return ask('book_bank_file', { actor: staff.viewer.id, booking }, bookedShape, timeoutMilliseconds);
}

/** @throws DatabaseAwayError */
export function discardBankFile(staff: Staff, id: string) {
  const shape = z.object({ status: z.enum(['ok', 'unknown', 'forbidden']) });
  return ask('discard_bank_file', { actor: staff.viewer.id, wanted: id }, shape, timeoutMilliseconds);
}

export const bankPageSize = 40;

/**
 * A page of the movements in a tray, the newest first, and how many there are in each.
 *
 * @throws DatabaseAwayError
 */
export function listBankEntries(_: Staff, tray: Tray, page: number) {
  const shape = z.object({
    open: z.number(),
    aside: z.number(),
    booked: z.number(),
    rows: z.array(lineShape),
  });
  const args = { wanted_state: tray, max_count: bankPageSize, skip: (page - 1) * bankPageSize };
  return ask('list_bank_entries', args, shape, timeoutMilliseconds);
}

const settledShape = z.object({
  status: z.enum(['ok', 'settled', 'noOffer', 'notAccepted', 'unknown', 'invalid', 'forbidden']),
});

/**
 * Books a movement on an offer by hand, sets it aside with a reason, or, with neither, brings it back.
 *
 * @throws DatabaseAwayError
 */
export function settleBankEntry(
  staff: Staff,
  settlement: { entry: string; offer?: string; reason?: AsideReason },
) {
  return ask('settle_bank_entry', { actor: staff.viewer.id, settlement }, settledShape, timeoutMilliseconds);
}

/**
 * Erases who paid, and what they wrote, of movements that are long ago; returns of how many.
 *
 * @throws DatabaseAwayError
 */
export function forgetPayers(now: Date): Promise<number> {
  const before = keptSince(now, { months: retention.payerMonths });
  return ask(
    'forget_bank_payers',
    { before: before.toISOString().slice(0, 10) },
    z.number(),
    timeoutMilliseconds,
  );
}
