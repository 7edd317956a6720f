import 'server-only';
import { log } from '@/lib/log/log';
import type { TurnResult } from '@/lib/loops/loop';
import { StorageError } from '@/lib/supabase/storage';
import { type UploadPurpose, uploadPurposes } from '../upload-purposes';
import { uploadFolder } from './receipts';
import { listUnclaimed, removeUploads } from './upload-storage';

const dayMilliseconds = 24 * 60 * 60 * 1000;
// A form's ticket lives two days, and a form may wait on the disk a while: only older files are nobody's.
const firstDay = 4;
const lastDay = 30;

/** Deletes files that were uploaded and never sent with a form, so that nothing of a visitor stays unasked. */
export async function sweepUploads(now: Date, stopping: AbortSignal): Promise<TurnResult> {
  try {
    for (const purpose of Object.keys(uploadPurposes) as UploadPurpose[]) {
      for (let day = firstDay; day <= lastDay && !stopping.aborted; day += 1) {
        const folder = uploadFolder(new Date(now.getTime() - day * dayMilliseconds));
        const paths = await listUnclaimed(purpose, folder);
        if (paths.length === 0) continue;
        await removeUploads(purpose, paths);
        log.info('uploads.swept', { purpose, count: paths.length });
      }
    }
    return 'idle';
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    log.warn('uploads.sweepFailed', { reason: error.message });
    return 'away';
  }
}
