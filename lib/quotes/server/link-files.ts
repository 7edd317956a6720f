import 'server-only';
import type { Staff } from '@/lib/staff/staff';
import { attachmentUrl } from '@/lib/uploads/server/receipts';
import { isOpenable, isPreviewed } from '@/lib/uploads/viewable';
import type { QuoteFile } from '../staff-request';

/** Files with the signed addresses under which staff look at them and save them, for an hour. */
export function linkFiles(_staff: Staff, files: readonly QuoteFile[], now: Date) {
  return files.map((file) => ({
    ...file,
    saveUrl: attachmentUrl('quote', file.id, now),
    openUrl: isOpenable(file.kind) ? attachmentUrl('quote', file.id, now, 'open') : null,
    previewUrl: isPreviewed(file.kind) ? attachmentUrl('quote', file.id, now, 'preview') : null,
  }));
}
