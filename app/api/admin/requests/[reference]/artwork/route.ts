import { beginArtwork } from '@/lib/quotes/server/artwork';
import { findStaffSender } from '@/lib/quotes/server/artwork-of-staff';
import { answerCapabilities } from '@/lib/uploads/server/answer-parts';

export function OPTIONS(): Response {
  return answerCapabilities();
}

export async function POST(
  request: Request,
  { params }: { params: Promise<{ reference: string }> },
): Promise<Response> {
  return beginArtwork(request, findStaffSender((await params).reference));
}
