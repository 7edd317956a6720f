import { receiveProposal } from '@/lib/fittings/server/receive-proposal';

export function POST(request: Request): Promise<Response> {
  return receiveProposal(request);
}
