import { answerInvoice } from '@/lib/offers/server/draft-invoice';

export async function GET(
  request: Request,
  { params }: { params: Promise<{ reference: string }> },
): Promise<Response> {
  return answerInvoice((await params).reference, new URL(request.url).searchParams.get('deliveredOn'));
}
