import { beginArtwork } from '@/lib/quotes/server/artwork';
import { answerCapabilities } from '@/lib/uploads/server/answer-parts';

export function OPTIONS(): Response {
  return answerCapabilities();
}

export function POST(request: Request): Promise<Response> {
  return beginArtwork(request);
}
