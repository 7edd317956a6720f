import { beginArtwork } from '@/lib/quotes/server/artwork';
import { findCustomerSender } from '@/lib/quotes/server/artwork-of-customers';
import { answerCapabilities } from '@/lib/uploads/server/answer-parts';

export function OPTIONS(): Response {
  return answerCapabilities();
}

export function POST(request: Request): Promise<Response> {
  return beginArtwork(request, findCustomerSender);
}
