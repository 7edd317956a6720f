import { answerDraftPost } from '@/lib/quotes/server/answer-draft-post';

export async function POST(
  request: Request,
  { params }: { params: Promise<{ reference: string }> },
): Promise<Response> {
  return answerDraftPost(request, (await params).reference);
}
