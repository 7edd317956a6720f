import { receiveProofForm } from '@/lib/proofs/server/receive-proof-form';

export function POST(request: Request): Promise<Response> {
  return receiveProofForm(request);
}
