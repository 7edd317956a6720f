import { answerFeed } from '@/lib/fittings/server/calendar-feed';

export async function GET(
  request: Request,
  { params }: { params: Promise<{ token: string }> },
): Promise<Response> {
  return answerFeed(request, (await params).token);
}
