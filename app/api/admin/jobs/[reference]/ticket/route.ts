import { answerTicket } from '@/lib/proofs/server/answer-ticket';

export async function GET(
  request: Request,
  { params }: { params: Promise<{ reference: string }> },
): Promise<Response> {
  return answerTicket(request, (await params).reference);
}
