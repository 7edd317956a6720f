import { receiveMessage } from '@/lib/quotes/server/receive-message';

export function POST(request: Request): Promise<Response> {
  return receiveMessage(request);
}
