import 'server-only';
import { incident } from '@/lib/log/incident';
import { openStatusToken, readStatusToken, type StatusToken } from '@/lib/quotes/server/status-link';
import { answerJson } from '@/lib/security/api-answer';
import { refuseStaff } from '@/lib/staff/server/refuse-staff';
import { findStaffOf } from '@/lib/staff/server/staff';
import { answerFile } from '@/lib/uploads/server/answer-file';
import { readLinePicture } from './offer-files';
import { findPictures, findSentPictures, type StoredPicture } from './picture-store';

/** Where the picture of a line is for staff, in a draft too. */
export const staffPicturePath = (reference: string, id: string): string =>
  `/api/admin/offers/${reference}/pictures/${id}`;

/** Where the picture of a line of a version that was sent is, for whoever has the private link. */
export const sentPicturePath = (token: StatusToken, id: string): string =>
  `/api/offers/pictures?${new URLSearchParams({ token, picture: id })}`;

async function answerWith(
  request: Request,
  id: string | null,
  list: () => Promise<readonly StoredPicture[] | null>,
): Promise<Response> {
  try {
    const pictures = await list();
    if (pictures === null) return answerJson({ error: 'forbidden' }, 403);
    const picture = pictures.find((one) => one.id === id);
    if (!picture) return answerJson({ error: 'missing' }, 404);
    const headers = {
      // Asked for anew each time: who may not see it any more is not shown it, and it never changes.
      'Cache-Control': 'private, no-cache',
      ETag: `"${picture.hash}"`,
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    };
    if (request.headers.get('if-none-match')?.includes(headers.ETag))
      return new Response(null, { status: 304, headers });
    const bytes = await readLinePicture(picture);
    if (!bytes) return answerJson({ error: 'missing' }, 404);
    const disposition = `inline; filename="${picture.line}-${picture.position}.jpeg"`;
    return answerFile(bytes, { mimeType: 'image/jpeg', disposition }, headers);
  } catch (error) {
    incident(error, { during: 'offers.pictureFile' });
    return answerJson({ error: 'unavailable' }, 503);
  }
}

/** Hands the picture of a line to staff. */
export async function answerStaffPicture(request: Request, reference: string, id: string): Promise<Response> {
  const answer = await findStaffOf('requests');
  if (answer.status !== 'staff') return refuseStaff(answer.status);
  return answerWith(request, id, () => findPictures(answer.staff, reference));
}

/** Hands the picture of a line that was sent to whoever has the private link of its request. */
export async function answerSentPicture(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const token = readStatusToken(query.get('token'));
  return answerWith(request, query.get('picture'), async () => {
    const reference = token && (await openStatusToken(token));
    return reference ? findSentPictures(reference) : null;
  });
}
