import 'server-only';
import { readShowcaseInTime } from '@/lib/showcase/server/read-showcase';
import { shownJobs } from '../open-jobs';
import { type Position, positionsOf } from '../positions';

/** What one may apply for now; null while the database is away. */
export async function listPositions(): Promise<readonly Position[] | null> {
  const showcase = await readShowcaseInTime();
  return showcase && positionsOf(shownJobs(showcase));
}
