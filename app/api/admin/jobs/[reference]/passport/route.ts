import { receivePassport } from '@/lib/passports/server/receive-passport';

export async function POST(
  request: Request,
  { params }: { params: Promise<{ reference: string }> },
): Promise<Response> {
  return receivePassport(request, (await params).reference);
}
