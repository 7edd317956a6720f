import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { storedName } from '@/lib/portfolio/picture';
import { listPortfolioForStaff } from '@/lib/portfolio/server/manage-portfolio';
import { putPortfolioFile } from '@/lib/portfolio/server/portfolio-storage';
import { drawWorkPicture } from '@/lib/portfolio/server/receive-picture';
import { unnamed } from '@/lib/portfolio/staff/work-difference';
import type { Staff } from '@/lib/staff/staff';
import { ask } from '@/lib/supabase/ask';
import { categoryFor, type DraftRefusal, draftKind, draftOf } from '../portfolio-draft';
import { readPhoto } from './photo-files';
import { findJobWork } from './work-store';

/** The work that photos were copied to, and what to say there. */
export interface DraftedWork {
  id: string;
  did: 'madeOfJob' | 'photosAdded' | 'photosThere';
}

const drafted = z.union([
  z.object({ status: z.literal('ok'), id: z.string(), isMade: z.boolean(), added: z.number() }),
  z.object({ status: z.enum(['unknown', 'noCategory', 'invalid', 'forbidden']) }),
]);

/** A copy of a photo in the bucket of the portfolio. Without a row it is removed within hours. */
async function copyPhoto({ id: photo, path }: { id: string; path: string }) {
  const bytes = await readPhoto(path);
  if (!bytes) return 'photoMissing';
  const drawn = await drawWorkPicture(bytes, 'jpeg');
  if (drawn.status !== 'ok') return drawn.status === 'busy' ? 'unavailable' : 'photoMissing';
  const id = randomUUID();
  await putPortfolioFile(storedName({ id, format: 'jpeg' }), drawn.bytes, 'image/jpeg');
  const { width, height, blur } = drawn;
  return { photo, id, width, height, blur };
}

/**
 * Makes a draft of the portfolio from photos of a job, in the order of the work; where one was made before they are added
 * to it. Of the customer and of what was written under the photos nothing is taken along.
 *
 * @param chosen ids of photos
 * @throws DatabaseAwayError, StorageError
 */
export async function draftWorkOfJob(
  staff: Staff,
  reference: string,
  chosen: readonly string[],
): Promise<DraftedWork | DraftRefusal> {
  const job = await findJobWork(staff, reference);
  if (!job) return 'unknown';
  const photos = job.photos.filter(({ id }) => chosen.includes(id));
  if (photos.length !== chosen.length) return 'photoMissing';
  const { group, title } = draftOf(job.subject);
  const categoryId = categoryFor(await listPortfolioForStaff(staff), group);
  if (categoryId === null && !job.work) return 'noCategory';
  const pictures = [];
  for (const photo of photos.filter(({ isInWork }) => !isInWork)) {
    const picture = await copyPhoto(photo);
    if (typeof picture === 'string') return picture;
    pictures.push(picture);
  }
  if (pictures.length === 0) return job.work ? { id: job.work.id, did: 'photosThere' } : 'photosNeeded';
  // Its address follows its title once that is its own: two jobs of a kind are not in each other's way.
  const segment = `${unnamed}${randomUUID().slice(0, 8)}`;
  const draft = {
    reference,
    categoryId,
    group,
    title,
    kind: draftKind(photos.map(({ moment }) => moment)),
    slug: { fr: segment, nl: segment, en: segment },
    pictures,
  };
  const answer = await ask('draft_work_of_job', { actor: staff.viewer.id, draft }, drafted);
  if (answer.status !== 'ok') return answer.status === 'unknown' ? 'photoMissing' : answer.status;
  if (answer.isMade) return { id: answer.id, did: 'madeOfJob' };
  return { id: answer.id, did: answer.added > 0 ? 'photosAdded' : 'photosThere' };
}
