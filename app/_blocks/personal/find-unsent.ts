import 'server-only';
import { readReturnedForm } from '@/lib/forms/server/returned-form';
import { returnedDecision } from '@/lib/offers/server/receive-decision';
import { returnedProofForm } from '@/lib/proofs/server/receive-proof-form';

/**
 * What was typed under an offer or a proof about which somebody else with the same link had decided by then: it can still be sent as a
 * message.
 *
 * @param outcomes what the address says became of each form
 */
export function findUnsent(
  outcomes: { offer: unknown; proof: unknown },
  readCookie: (name: string) => string | undefined,
): string | undefined {
  const valuesOf = (form: string) => readReturnedForm(form, readCookie)?.values ?? {};
  if (outcomes.offer === 'decidedBefore') return valuesOf(returnedDecision).reason || undefined;
  if (outcomes.proof !== 'decidedBefore') return undefined;
  const { square, page, text, words } = valuesOf(returnedProofForm);
  const place = square || (page && `p. ${page}`);
  const remark = text && (place ? `(${place}) ${text}` : text);
  return [remark, words].filter(Boolean).join('\n\n') || undefined;
}
