import { answerPictureUpload } from '@/lib/portfolio/server/answer-picture-upload';

export async function POST(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  return answerPictureUpload(request, (await params).id);
}
