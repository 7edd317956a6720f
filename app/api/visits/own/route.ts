import { answerErasure, answerOwnVisits } from '@/lib/visits/server/answer-own-visits';

export function POST(request: Request): Promise<Response> {
  return answerOwnVisits(request, new Date());
}

export function DELETE(request: Request): Promise<Response> {
  return answerErasure(request, new Date());
}
