import { answerPictureUpload } from '@/lib/designs/server/answer-picture';

export function POST(request: Request): Promise<Response> {
  return answerPictureUpload(request);
}
