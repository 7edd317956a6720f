import { answerFittingFile } from '@/lib/fittings/server/answer-calendar';

export function GET(request: Request): Promise<Response> {
  return answerFittingFile(request);
}
