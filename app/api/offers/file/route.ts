import { answerOfferFile } from '@/lib/offers/server/answer-offer-file';

export function GET(request: Request): Promise<Response> {
  return answerOfferFile(request);
}
