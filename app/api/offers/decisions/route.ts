import { receiveDecision } from '@/lib/offers/server/receive-decision';

export function POST(request: Request): Promise<Response> {
  return receiveDecision(request);
}
