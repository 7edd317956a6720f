import { answerPortfolioUpload } from '@/lib/portfolio/server/answer-upload';

export async function POST(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  return answerPortfolioUpload(request, (await params).id);
}
