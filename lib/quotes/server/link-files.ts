import 'server-only';
import type { Staff } from '@/lib/staff/staff';
import { attachmentUrl } from '@/lib/uploads/server/receipts';
import { maxFileBytes } from '@/lib/uploads/upload-purposes';
import { isDrawn, isOpenable, isPreviewed } from '@/lib/uploads/viewable';
import type { QuoteFile } from '../staff-request';

/** Files with the signed addresses under which staff look at them and save them, for an hour. */
export function linkFiles(_staff: Staff, files: readonly QuoteFile[], now: Date) {
  return files.map((file) => {
    // What came in parts was not drawn anew, and is only saved.
    const isWhole = file.size <= maxFileBytes;
    const hasPreview = isWhole && (isPreviewed(file.kind) || isDrawn(file.kind));
    return {
      ...file,
      saveUrl: attachmentUrl('quote', file.id, now),
      openUrl: isWhole && isOpenable(file.kind) ? attachmentUrl('quote', file.id, now, 'open') : null,
      previewUrl: hasPreview ? attachmentUrl('quote', file.id, now, 'preview') : null,
    };
  });
}
