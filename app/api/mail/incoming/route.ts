import { receivePost } from '@/lib/mail-in/server/receive-post';

export function POST(request: Request): Promise<Response> {
  return receivePost(request);
}
