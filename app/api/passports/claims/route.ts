import { receiveClaim } from '@/lib/passports/server/receive-claim';

export function POST(request: Request): Promise<Response> {
  return receiveClaim(request);
}
