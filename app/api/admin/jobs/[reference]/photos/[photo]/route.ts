import { answerPhoto } from '@/lib/jobs/server/answer-photo';

export async function GET(
  request: Request,
  { params }: { params: Promise<{ reference: string; photo: string }> },
): Promise<Response> {
  const { reference, photo } = await params;
  return answerPhoto(request, reference, photo);
}
