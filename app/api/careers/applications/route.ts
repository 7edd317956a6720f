import { receiveApplication } from '@/lib/careers/server/receive-application';

export function POST(request: Request): Promise<Response> {
  return receiveApplication(request);
}
