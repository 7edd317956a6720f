import { receiveProof } from '@/lib/proofs/server/receive-proof';

export async function POST(
  request: Request,
  { params }: { params: Promise<{ reference: string }> },
): Promise<Response> {
  return receiveProof(request, (await params).reference);
}
