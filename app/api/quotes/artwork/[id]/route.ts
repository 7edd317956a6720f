import { completeArtwork, sendArtwork } from '@/lib/quotes/server/artwork';
import { findCustomerSender } from '@/lib/quotes/server/artwork-of-customers';
import { answerCapabilities } from '@/lib/uploads/server/answer-parts';

interface Context {
  params: Promise<{ id: string }>;
}

async function send(request: Request, { params }: Context): Promise<Response> {
  return sendArtwork(request, (await params).id, findCustomerSender);
}

export function OPTIONS(): Response {
  return answerCapabilities();
}

export async function POST(request: Request, { params }: Context): Promise<Response> {
  return completeArtwork(request, (await params).id, findCustomerSender);
}

export { send as DELETE, send as HEAD, send as PATCH };
