import 'server-only';
import { answerJson } from '@/lib/security/api-answer';

const refusals = {
  visitor: [401, 'signedOut'],
  forbidden: [403, 'forbidden'],
  away: [503, 'unavailable'],
} as const;

/** What a route of the back office answers to whoever is not staff of its area, or of whom that cannot be known now. */
export function refuseStaff(reason: keyof typeof refusals): Response {
  const [status, error] = refusals[reason];
  return answerJson({ error }, status);
}
