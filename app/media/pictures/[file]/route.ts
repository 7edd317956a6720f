import { answerPicture } from '@/lib/designs/server/answer-picture';

export async function GET(
  request: Request,
  { params }: RouteContext<'/media/pictures/[file]'>,
): Promise<Response> {
  return answerPicture(request, (await params).file);
}
