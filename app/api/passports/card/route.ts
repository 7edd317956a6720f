import { answerPassportCard } from '@/lib/passports/server/answer-card';

export function GET(request: Request): Promise<Response> {
  return answerPassportCard(request);
}
