import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Staff } from '@/lib/staff/staff';
import { DatabaseAwayError } from '@/lib/supabase/ask';
import { StorageError } from '@/lib/supabase/storage';
import { storedName } from '../picture';
import type { VideoFormat } from '../portfolio';
import { cleanMp4 } from './clean-mp4';
import { cleanWebm } from './clean-webm';
import { addVideo, findWork } from './manage-portfolio';
import { dropPortfolioFile, putPortfolioFile } from './portfolio-storage';
import { type ReceivedFile, refused } from './received-file';

/** What the database takes too. */
const longestSeconds = 600;

/**
 * Takes a video into a work that has none: what is no picture and no sound is taken out, and browsers must play the rest
 * as it is. It is shown to everybody once the work is published as a video, described in each language.
 */
export async function receiveVideo(
  staff: Staff,
  workId: string,
  bytes: Uint8Array,
  format: VideoFormat,
): Promise<ReceivedFile> {
  const work = await findWork(staff, workId);
  if (!work) return refused('unknown');
  if (work.video) return refused('videoThere');
  const cleaned = format === 'mp4' ? cleanMp4(bytes) : cleanWebm(bytes);
  if (cleaned.status !== 'ok') {
    const reasons = { damaged: 'fileBroken', codec: 'videoCodec', length: 'videoLength' } as const;
    return refused(reasons[cleaned.status]);
  }
  const seconds = Math.max(1, Math.round(cleaned.seconds));
  if (seconds > longestSeconds) return refused('videoLength');
  const id = randomUUID();
  const name = storedName({ id, format });
  try {
    await putPortfolioFile(name, cleaned.bytes, `video/${format}`);
  } catch (error) {
    if (error instanceof StorageError || error instanceof DatabaseAwayError) return refused('unavailable');
    throw error;
  }
  const answer = await addVideo(staff, workId, { id, format, seconds });
  if (answer.status === 'ok') return { status: 'ok', id, version: answer.version };
  // When the database does not answer at all the row may be there: then the file waits for its time.
  await dropPortfolioFile(name);
  if (answer.status === 'inUse') return refused('videoThere');
  return refused(
    answer.status === 'forbidden' || answer.status === 'unknown' ? answer.status : 'unavailable',
  );
}
