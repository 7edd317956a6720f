import { answerFlight } from '@/lib/asleep/server/answer-flight';

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  return answerFlight((await params).name);
}
