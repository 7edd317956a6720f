import 'server-only';
import type { Staff } from '@/lib/staff/staff';
import { attachmentUrl } from '@/lib/uploads/server/receipts';
import { viewsOf } from '@/lib/uploads/viewable';
import type { QuoteFile } from '../staff-request';

/** Files with the signed addresses under which staff look at them and save them, for an hour. */
export function linkFiles(_staff: Staff, files: readonly QuoteFile[], now: Date) {
  return files.map((file) => {
    const { opens, hasPreview } = viewsOf(file);
    return {
      ...file,
      saveUrl: attachmentUrl('quote', file.id, now),
      openUrl: opens ? attachmentUrl('quote', file.id, now, 'open') : null,
      previewUrl: hasPreview ? attachmentUrl('quote', file.id, now, 'preview') : null,
    };
  });
}
