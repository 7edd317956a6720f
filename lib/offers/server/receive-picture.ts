import 'server-only';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { incident } from '@/lib/log/incident';
import { isReference } from '@/lib/quotes/reference';
import { answerJson } from '@/lib/security/api-answer';
import { isOwnOrigin } from '@/lib/security/own-origin';
import { refuseStaff } from '@/lib/staff/server/refuse-staff';
import { findStaffOf } from '@/lib/staff/server/staff';
import type { Staff } from '@/lib/staff/staff';
import { redrawPhoto } from '@/lib/uploads/server/redraw-photo';
import { readSentPicture, statusOfRefusal } from '@/lib/uploads/server/sent-picture';
import {
  isLineId,
  isPictureDone,
  linePicturePixels,
  type PictureOutcome,
  type PictureRefusal,
} from '../line-picture';
import { storeLinePicture } from './offer-files';
import { putPicture, removePicture } from './picture-store';

// Of the JPEG: sixty of them go into one document.
const quality = 80;

/** The line of an offer that a picture is for. */
interface Place {
  reference: string;
  line: string;
}

/**
 * Puts a picture beside a line of the draft, in the place of another. What fails before the last step has changed nothing, and
 * can be done again.
 *
 * @throws DatabaseAwayError, StorageError
 */
export async function keepLinePicture(
  staff: Staff,
  place: Place,
  { bytes, name }: { bytes: Uint8Array; name: string },
): Promise<'kept' | PictureRefusal> {
  const drawn = await redrawPhoto(bytes, name, linePicturePixels, quality);
  if (typeof drawn === 'string') return drawn;
  const stored = await storeLinePicture(drawn.bytes);
  const status = await putPicture(staff, { ...place, width: drawn.width, height: drawn.height, ...stored });
  return status === 'ok' ? 'kept' : status;
}

async function take(staff: Staff, place: Place, request: Request, isForm: boolean): Promise<PictureOutcome> {
  try {
    const sent = await readSentPicture(request, isForm);
    if (typeof sent === 'string') return sent;
    if (sent.fieldOf('intent') !== 'remove') {
      const file = await sent.takeFile();
      return typeof file === 'string' ? file : await keepLinePicture(staff, place, file);
    }
    const status = await removePicture(staff, place);
    return status === 'ok' ? 'removed' : status;
  } catch (error) {
    incident(error, { during: 'offers.picture' });
    return 'unavailable';
  }
}

/** 303, so that reloading the page does not send the form again. */
function leadBack(locale: Locale, { reference, line }: Place, outcome: PictureOutcome | null): Response {
  const query = outcome === null ? {} : { picture: outcome, line };
  const path = `${pathWithin('admin-requests', locale, { rest: reference, query })}#offer-picture-${line}`;
  return new Response(null, {
    status: 303,
    headers: { Location: path, 'Cache-Control': 'private, no-store' },
  });
}

/**
 * Takes the picture of a line of a draft, or takes it out. The page sends the bytes as the body and reads `{}` or `{ error }`; a
 * browser without script posts the form with the file in it and is led back to the line.
 */
export async function receiveLinePicture(request: Request, reference: string): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const [locale, line] = [query.get('locale'), query.get('line')];
  if (!isOwnOrigin(request.headers) || !isLocale(locale) || !isReference(reference))
    return answerJson({ error: 'forbidden' }, 403);
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false;
  const answer = await findStaffOf('requests');
  // A form of a page that was open for longer than its session: the page asks who it is.
  if (answer.status === 'visitor' && isForm && isLineId(line))
    return leadBack(locale, { reference, line }, null);
  if (answer.status !== 'staff') return refuseStaff(answer.status);
  if (!isLineId(line)) return answerJson({ error: 'invalid' }, 400);
  const place = { reference, line };
  const outcome = await take(answer.staff, place, request, isForm);
  if (isForm) return leadBack(locale, place, outcome);
  if (isPictureDone(outcome)) return answerJson({}, 201);
  return answerJson({ error: outcome }, statusOfRefusal[outcome as PictureRefusal]);
}
