import type { QuoteChange, QuoteChangeResult } from '../staff-request';

/** What takes changes back: each to what it was, seen as it is now. What was so already, needs none. */
export function undoOf(
  changes: readonly QuoteChange[],
  results: readonly QuoteChangeResult[],
): QuoteChange[] {
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
        ...(change.assignee === undefined ? {} : { assignee: before.assignee?.id ?? null }),
      },
    ];
  });
}
