import 'server-only';
import { incident } from '@/lib/log/incident';
import { answerJson } from '@/lib/security/api-answer';
import { refuseStaff } from '@/lib/staff/server/refuse-staff';
import { findStaffOf } from '@/lib/staff/server/staff';
import { answerFile } from '@/lib/uploads/server/answer-file';
import { readPhoto } from './photo-files';
import { findJobWork } from './work-store';

/** Where a photo of a job is, for staff: whole, or as a small picture. */
export const photoPath = (reference: string, id: string, view: 'whole' | 'small'): string =>
  `/api/admin/jobs/${reference}/photos/${id}?view=${view}`;

/** Hands a photo of a job to staff. */
export async function answerPhoto(request: Request, reference: string, id: string): Promise<Response> {
  const answer = await findStaffOf('jobs');
  if (answer.status !== 'staff') return refuseStaff(answer.status);
  const isSmall = new URL(request.url).searchParams.get('view') === 'small';
  try {
    const work = await findJobWork(answer.staff, reference);
    const photo = work?.photos.find((one) => one.id === id);
    const bytes = photo ? await readPhoto(isSmall ? photo.smallPath : photo.path) : null;
    if (!bytes) return answerJson({ error: 'missing' }, 404);
    const kind = isSmall ? 'webp' : 'jpeg';
    const disposition = `inline; filename="job-${reference}-${id.slice(0, 8)}.${kind}"`;
    // A photo never changes; who may not see it any more asks anew after an hour.
    const kept = { 'Cache-Control': 'private, max-age=3600' };
    return answerFile(bytes, { mimeType: `image/${kind}`, disposition }, kept);
  } catch (error) {
    incident(error, { during: 'jobs.photoFile' });
    return answerJson({ error: 'unavailable' }, 503);
  }
}
