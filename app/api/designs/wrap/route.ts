import { receiveWrap } from '@/lib/wrap-simulator/server/receive-wrap';

export function POST(request: Request): Promise<Response> {
  return receiveWrap(request);
}
