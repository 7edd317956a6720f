import { z } from 'zod';
import { quoteStatuses } from '../quote-status';
import type { QuoteChange, QuoteChangeResult } from '../staff-request';

const shape = z.object({
  version: z.number().int(),
  status: z.enum(quoteStatuses).optional(),
  assignee: z.uuid().nullable().optional(),
  amountNetCents: z.number().int().nullable().optional(),
  replyDueAt: z.iso
    .datetime()
    .transform((at) => new Date(at))
    .nullable()
    .optional(),
});

/** What had waited for an answer waits again: a status says that it was given. */
export function replyUndo(
  { status, replyDueAt }: QuoteChange,
  before: { replyDueAt: Date | null },
): { replyDueAt?: string } {
  const isSettled = status !== undefined || replyDueAt !== undefined;
  return isSettled && before.replyDueAt ? { replyDueAt: before.replyDueAt.toISOString() } : {};
}

/** What takes a change back, as the form carries it; null when it changed nothing. */
export function writeUndo(
  change: QuoteChange,
  { before, request }: Extract<QuoteChangeResult, { status: 'ok' }>,
): string | null {
  if (before.version === request.version) return null;
  return JSON.stringify({
    version: request.version,
    ...(change.status === undefined ? {} : { status: before.status }),
    ...replyUndo(change, before),
    ...(change.assignee === undefined ? {} : { assignee: before.assignee?.id ?? null }),
    ...(change.amountNetCents === undefined ? {} : { amountNetCents: before.amountNetCents }),
  } satisfies z.input<typeof shape>);
}

/** The change in a form's text, or null: what may be changed at all is checked where it is made. */
export function readUndo(reference: string, text: string): QuoteChange | null {
  try {
    const read = shape.safeParse(JSON.parse(text));
    return read.success ? { reference, undo: true, ...read.data } : null;
  } catch {
    return null;
  }
}
