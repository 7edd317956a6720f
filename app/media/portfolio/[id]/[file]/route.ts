import { answerPortfolioFile } from '@/lib/portfolio/server/answer-file';
import { findStaff } from '@/lib/staff/server/staff';

export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string; file: string }> },
): Promise<Response> {
  const { id, file } = await params;
  return answerPortfolioFile(request, id, file, async () => (await findStaff()).status === 'staff');
}
