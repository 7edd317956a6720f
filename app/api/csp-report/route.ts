import { answerViolationReport } from '@/lib/violations/server/answer-violation-report';

/** Takes reports of content policy violations; the policy names this address. */
export function POST(request: Request): Promise<Response> {
  return answerViolationReport(request, new Date());
}
