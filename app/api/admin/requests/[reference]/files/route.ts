import { receiveStaffFiles } from '@/lib/quotes/server/receive-staff-files';

export async function POST(
  request: Request,
  { params }: { params: Promise<{ reference: string }> },
): Promise<Response> {
  return receiveStaffFiles(request, (await params).reference);
}
