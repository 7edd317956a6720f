import { answerIssuedInvoice, receiveInvoice } from '@/lib/offers/server/receive-invoice';

interface Context {
  params: Promise<{ reference: string }>;
}

export async function GET(request: Request, { params }: Context): Promise<Response> {
  return answerIssuedInvoice(request, (await params).reference);
}

export async function POST(request: Request, { params }: Context): Promise<Response> {
  return receiveInvoice(request, (await params).reference);
}
