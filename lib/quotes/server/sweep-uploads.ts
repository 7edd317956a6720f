import 'server-only';
import type { TurnResult } from '@/lib/background/server/loop';
import { log } from '@/lib/log/log';
import { listUnclaimed, removeAttachments, StorageError } from './attachment-storage';
import { uploadFolder } from './attachments';

const dayMilliseconds = 24 * 60 * 60 * 1000;
// A form's ticket lives two days, and a request may wait on the disk a while: only older files are nobody's.
const firstDay = 4;
const lastDay = 30;

/** Deletes files that were uploaded and never sent with a request, so that nothing of a visitor stays unasked. */
export async function sweepUploads(now: Date, stopping: AbortSignal): Promise<TurnResult> {
  try {
    for (let day = firstDay; day <= lastDay && !stopping.aborted; day += 1) {
      const paths = await listUnclaimed(uploadFolder(new Date(now.getTime() - day * dayMilliseconds)));
      if (paths.length === 0) continue;
      await removeAttachments(paths);
      log.info('quotes.uploadsSwept', { count: paths.length });
    }
    return 'idle';
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    log.warn('quotes.sweepFailed', { reason: error.message });
    return 'away';
  }
}
