import { completeArtwork, sendArtwork } from '@/lib/quotes/server/artwork';
import { findStaffSender } from '@/lib/quotes/server/artwork-of-staff';
import { answerCapabilities } from '@/lib/uploads/server/answer-parts';

interface Context {
  params: Promise<{ reference: string; id: string }>;
}

async function send(request: Request, { params }: Context): Promise<Response> {
  const { reference, id } = await params;
  return sendArtwork(request, id, findStaffSender(reference));
}

export function OPTIONS(): Response {
  return answerCapabilities();
}

export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { reference, id } = await params;
  return completeArtwork(request, id, findStaffSender(reference));
}

export { send as DELETE, send as HEAD, send as PATCH };
