import 'server-only';
import { readTextEntry } from '@/lib/forms/read-entry';
import { readForm } from '@/lib/forms/server/read-form';
import { textField } from '@/lib/forms/text-fields';
import { readAtMost } from '@/lib/http/read-at-most';
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
import { maxFileBytes } from '@/lib/uploads/upload-purposes';
import { type PhotoMoment, photoMoments, photoPixels, workLimits } from '../job-work';
import type { PhotoRefusal, WorkOutcome } from '../work-result';
import { storePhoto } from './photo-files';
import { addJobPhoto } from './work-store';

/** Pixels of the longer side. */
const smallPixels = 480;

// Below the 10 MiB at which Next cuts what passes the middleware.
const maxBodyBytes = maxFileBytes - 64 * 1024;

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
  if (isForm) {
    const read = await readForm(request, maxBodyBytes);
    if (read.status !== 'ok') return read.status === 'unavailable' ? 'unavailable' : 'invalid';
    if (read.cut) return 'fileTooLarge';
    const about = readAbout((name) => readTextEntry(read.form, name));
    const file = read.form.get('file');
    if (!about) return 'invalid';
    if (!(file instanceof File)) return 'fileNeeded';
    return { ...about, bytes: new Uint8Array(await file.arrayBuffer()), name: file.name };
  }
  const query = new URL(request.url).searchParams;
  const about = readAbout((name) => query.get(name) ?? '');
  if (!about) return 'invalid';
  const read = await readAtMost(request.body, maxBodyBytes, maxBodyBytes);
  if (read.status === 'tooLarge') return 'fileTooLarge';
  if (read.status !== 'ok') return read.status === 'interrupted' ? 'fileBroken' : 'unavailable';
  return { ...about, bytes: read.bytes, name: query.get('name') ?? 'photo.jpeg' };
}

const statusOf: Record<PhotoRefusal, number> = {
  forbidden: 403,
  unknown: 404,
  full: 409,
  fileTooLarge: 413,
  fileType: 415,
  fileHeic: 415,
  fileBroken: 415,
  fileNeeded: 400,
  invalid: 400,
  unavailable: 503,
};

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
  return answerJson({ error: outcome }, statusOf[outcome]);
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
