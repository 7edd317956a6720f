import { answerStaffPicture } from '@/lib/offers/server/answer-picture';

export async function GET(
  request: Request,
  { params }: { params: Promise<{ reference: string; picture: string }> },
): Promise<Response> {
  const { reference, picture } = await params;
  return answerStaffPicture(request, reference, picture);
}
