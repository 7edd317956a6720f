import { receiveShirt } from '@/lib/shirt-designer/server/receive-shirt';

export function POST(request: Request): Promise<Response> {
  return receiveShirt(request);
}
