import { receivePhoto } from '@/lib/jobs/server/receive-photo';

export async function POST(
  request: Request,
  { params }: { params: Promise<{ reference: string }> },
): Promise<Response> {
  return receivePhoto(request, (await params).reference);
}
