import { answerPortfolioFile } from '@/lib/portfolio/server/answer-file';
import { findStaffOf } from '@/lib/staff/server/staff';

export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string; file: string }> },
): Promise<Response> {
  const { id, file } = await params;
  // Drafts are for those who edit them, as their pages are.
  const mayEdit = async () => (await findStaffOf('portfolio')).status === 'staff';
  return answerPortfolioFile(request, id, file, mayEdit);
}
