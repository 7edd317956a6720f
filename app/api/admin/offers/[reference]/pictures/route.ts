import { receiveLinePicture } from '@/lib/offers/server/receive-picture';

export async function POST(
  request: Request,
  { params }: { params: Promise<{ reference: string }> },
): Promise<Response> {
  return receiveLinePicture(request, (await params).reference);
}
