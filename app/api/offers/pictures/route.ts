import { answerSentPicture } from '@/lib/offers/server/answer-picture';

export function GET(request: Request): Promise<Response> {
  return answerSentPicture(request);
}
