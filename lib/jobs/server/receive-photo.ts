import 'server-only';
import { textField } from '@/lib/forms/text-fields';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { incident } from '@/lib/log/incident';
import { isReference } from '@/lib/quotes/reference';
import { answerJson } from '@/lib/security/api-answer';
import { isOwnOrigin } from '@/lib/security/own-origin';
import { refuseStaff } from '@/lib/staff/server/refuse-staff';
import { findStaffOf } from '@/lib/staff/server/staff';
import type { Staff } from '@/lib/staff/staff';
import { cleanImage } from '@/lib/uploads/server/clean-image';
import { faultOfImage, redrawPhoto } from '@/lib/uploads/server/redraw-photo';
import { readSentPicture, statusOfRefusal } from '@/lib/uploads/server/sent-picture';
import { type PhotoMoment, photoMoments, photoPixels, workLimits } from '../job-work';
import type { PhotoRefusal, WorkOutcome } from '../work-result';
import { storePhoto } from './photo-files';
import { addJobPhoto } from './work-store';

/** Pixels of the longer side. */
const smallPixels = 480;

const wordsField = textField({ max: workLimits.words.max });

interface SentPhoto {
  bytes: Uint8Array;
  name: string;
  moment: PhotoMoment;
  words: string;
}

type Drawn = { photo: Buffer; small: Buffer; width: number; height: number };

/** A photo drawn anew, with a small one beside it. */
async function drawPhoto(bytes: Uint8Array, name: string): Promise<Drawn | PhotoRefusal> {
  const photo = await redrawPhoto(bytes, name, photoPixels);
  if (typeof photo === 'string') return photo;
  const small = await cleanImage(photo.bytes, 'jpeg', { longestSide: smallPixels, into: 'webp' });
  if (small.status !== 'ok') return faultOfImage[small.status];
  return { photo: photo.bytes, small: small.bytes, width: photo.width, height: photo.height };
}

/**
 * Keeps a photo of a job. What fails before the last step has kept nothing, and can be done again.
 *
 * @throws DatabaseAwayError, StorageError
 */
export async function keepPhoto(
  staff: Staff,
  reference: string,
  { bytes, name, moment, words }: SentPhoto,
): Promise<'photoKept' | PhotoRefusal> {
  const drawn = await drawPhoto(bytes, name);
  if (typeof drawn === 'string') return drawn;
  const { width, height } = drawn;
  const stored = await storePhoto(drawn.photo, drawn.small);
  const status = await addJobPhoto(staff, reference, { moment, words, width, height, ...stored });
  return status === 'ok' ? 'photoKept' : status;
}

/** When it was taken and what is written under it, from a form or from the address. */
function readAbout(read: (name: string) => string): Pick<SentPhoto, 'moment' | 'words'> | null {
  const moment = photoMoments.find((known) => known === read('moment'));
  const words = wordsField.safeParse(read('words'));
  return moment && words.success ? { moment, words: words.data } : null;
}

async function readSent(request: Request, isForm: boolean): Promise<SentPhoto | PhotoRefusal> {
  const sent = await readSentPicture(request, isForm);
  if (typeof sent === 'string') return sent;
  const about = readAbout(sent.fieldOf);
  const file = await sent.takeFile();
  // What is cut off may be what was written about it.
  if (file === 'fileTooLarge') return file;
  if (!about) return 'invalid';
  return typeof file === 'string' ? file : { ...about, ...file };
}

/**
 * Takes a photo of a job. The page sends its bytes as the body and reads `{}` or `{ error }`; a browser without script posts
 * the form with the file in it and is led back to the job.
 */
export async function receivePhoto(request: Request, reference: string): Promise<Response> {
  const locale = new URL(request.url).searchParams.get('locale');
  if (!isOwnOrigin(request.headers) || !isLocale(locale) || !isReference(reference))
    return answerJson({ error: 'forbidden' }, 403);
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false;
  const answer = await findStaffOf('jobs');
  // A form of a page that was open for longer than its session: the page asks who it is.
  if (answer.status === 'visitor' && isForm) return leadBack(locale, reference, null);
  if (answer.status !== 'staff') return refuseStaff(answer.status);
  const outcome = await takePhoto(answer.staff, request, reference, isForm);
  if (isForm) return leadBack(locale, reference, outcome);
  if (outcome === 'photoKept') return answerJson({}, 201);
  return answerJson({ error: outcome }, statusOfRefusal[outcome]);
}

async function takePhoto(
  staff: Staff,
  request: Request,
  reference: string,
  isForm: boolean,
): Promise<'photoKept' | PhotoRefusal> {
  try {
    const sent = await readSent(request, isForm);
    return typeof sent === 'string' ? sent : await keepPhoto(staff, reference, sent);
  } catch (error) {
    incident(error, { during: 'jobs.photo' });
    return 'unavailable';
  }
}

/** 303, so that reloading the page does not send the form again. */
function leadBack(locale: Locale, reference: string, outcome: WorkOutcome | null): Response {
  const query = outcome === null ? {} : { work: outcome };
  const path = `${pathWithin('admin-requests', locale, { rest: reference, query })}#photos`;
  return new Response(null, {
    status: 303,
    headers: { Location: path, 'Cache-Control': 'private, no-store' },
  });
}
