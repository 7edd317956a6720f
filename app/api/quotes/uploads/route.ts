import { answerUpload, answerWithdrawal } from '@/lib/uploads/server/answer-upload';

export function POST(request: Request): Promise<Response> {
  return answerUpload('quote', request);
}

export function DELETE(request: Request): Promise<Response> {
  return answerWithdrawal('quote', request);
}
