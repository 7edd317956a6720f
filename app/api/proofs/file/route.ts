import { answerProofFile } from '@/lib/proofs/server/answer-proof-file';

export function GET(request: Request): Promise<Response> {
  return answerProofFile(request);
}
