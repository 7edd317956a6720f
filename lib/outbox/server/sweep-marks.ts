import 'server-only';
import { log } from '@/lib/log/log';
import type { TurnResult } from '@/lib/loops/loop';
import { DatabaseAwayError } from '@/lib/supabase/ask';
import { completeMessages } from './outbox-store';
import type { SentMarks } from './sent-marks';

/** Longer than a turn of work takes: whoever set an older mark was killed before taking it away. */
const leftAfterMilliseconds = 10 * 60_000;
const batchSize = 500;

/** Tells the database of each mail whose mark was left behind that it has gone, and takes the mark away. */
export async function sweepMarks(marks: SentMarks, now: Date): Promise<TurnResult> {
  const left = await marks.listBefore(new Date(now.getTime() - leftAfterMilliseconds));
  try {
    for (let start = 0; start < left.length; start += batchSize) {
      const batch = left.slice(start, start + batchSize);
      await completeMessages(batch);
      await marks.remove(batch);
    }
  } catch (error) {
    if (!(error instanceof DatabaseAwayError)) throw error;
    return 'away';
  }
  if (left.length > 0) log.info('outbox.marksSwept', { count: left.length });
  return 'idle';
}
