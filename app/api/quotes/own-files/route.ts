import { answerOwnFile } from '@/lib/quotes/server/own-files';

export function GET(request: Request): Promise<Response> {
  return answerOwnFile(request);
}
