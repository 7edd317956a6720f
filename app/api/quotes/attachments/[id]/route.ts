import { answerAttachment } from '@/lib/uploads/server/open-attachment';

export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  return answerAttachment('quote', (await params).id, request);
}
