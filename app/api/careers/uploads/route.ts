import { answerUpload, answerWithdrawal } from '@/lib/uploads/server/answer-upload';

export function POST(request: Request): Promise<Response> {
  return answerUpload('application', request);
}

export function DELETE(request: Request): Promise<Response> {
  return answerWithdrawal('application', request);
}
