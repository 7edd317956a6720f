import { drawPreview } from '@/lib/drawing/server/draw-preview';
import { findStaffOf } from '@/lib/staff/server/staff';
import { answerAttachment, attachmentViewOf } from '@/lib/uploads/server/open-attachment';

export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  // A mail's link opens without signing in, for saving alone.
  const isStaff = attachmentViewOf(request) !== 'save' && (await findStaffOf('requests')).status === 'staff';
  return answerAttachment('quote', (await params).id, request, isStaff, drawPreview);
}
