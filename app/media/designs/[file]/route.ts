import { answerDesignFile } from '@/app/_designs/answer-file';

/** A picture or file of a design, for whoever has its link; what the workshop cuts from, for staff alone. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/media/designs/[file]'>,
): Promise<Response> {
  return answerDesignFile(request, (await params).file);
}
