import { replyUndo } from '../request/undo';
import type { QuoteChange, QuoteChangeResult } from '../staff-request';

/** A change as the form carries it. */
export type InboxUndo = Omit<QuoteChange, 'replyDueAt'> & { replyDueAt?: string };

/** What takes changes back: each to what it was, seen as it is now. What was so already, needs none. */
export function undoOf(changes: readonly QuoteChange[], results: readonly QuoteChangeResult[]): InboxUndo[] {
  return results.flatMap((result) => {
    if (result.status !== 'ok' || result.before.version === result.request.version) return [];
    const change = changes.find(({ reference }) => reference === result.reference);
    if (!change) return [];
    const { reference, before, request } = result;
    return [
      {
        reference,
        version: request.version,
        ...(change.status === undefined ? {} : { status: before.status }),
        ...replyUndo(change, before),
        ...(change.assignee === undefined ? {} : { assignee: before.assignee?.id ?? null }),
      },
    ];
  });
}
