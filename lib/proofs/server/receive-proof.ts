import 'server-only';
import { readTextEntry } from '@/lib/forms/read-entry';
import { readForm } from '@/lib/forms/server/read-form';
import { forgetReturnedForm, returnForm } from '@/lib/forms/server/returned-form';
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
import { jpegOfHeic } from '@/lib/uploads/server/jpeg-of-heic';
import { cleanFileName } from '@/lib/uploads/server/receive-upload';
import { sniffFile } from '@/lib/uploads/server/sniff-file';
import { maxFileBytes } from '@/lib/uploads/upload-purposes';
import { type ProofKind, proofKinds, proofLimits } from '../proof';
import type { SendingOutcome } from '../sending';
import { storeProofFile } from './proof-files';
import { recordProof } from './proof-store';

// Below the 10 MiB at which Next cuts what passes the middleware: a form cut by us still has its words.
const maxFormBytes = maxFileBytes - 64 * 1024;

/** The cookies that carry what staff wrote under a proof back are named after it. */
export const returnedProof = 'proof';

const wordsField = textField({ max: proofLimits.words, multiline: true });

// Staff are told alike that a picture has too many bytes and that it has too many pixels.
const faultOfImage = { tooManyPixels: 'fileTooLarge', damaged: 'fileBroken', busy: 'unavailable' } as const;

interface CheckedFile {
  status: 'ok';
  bytes: Uint8Array;
  name: string;
  kind: ProofKind;
  width: number | null;
  height: number | null;
}

/** What a file is by its content; a picture is drawn anew, upright and without what the camera wrote into it. */
async function checkFile(sent: Uint8Array, sentName: string): Promise<CheckedFile | SendingOutcome> {
  if (sent.length === 0) return 'fileNeeded';
  if (sent.length > maxFileBytes) return 'fileTooLarge';
  const opened = await jpegOfHeic({ bytes: sent, name: sentName });
  if (typeof opened === 'string') return opened;
  const { bytes, name } = opened;
  const sniffed = await sniffFile(bytes, name);
  const kind = proofKinds.find((known) => known === sniffed);
  if (!kind) return 'fileType';
  if (kind === 'pdf') return { status: 'ok', bytes, name, kind, width: null, height: null };
  // A photo saved with little quality grows when it is drawn anew.
  const cleaned = await cleanImage(bytes, kind, { mostBytes: maxFileBytes });
  if (cleaned.status !== 'ok') return faultOfImage[cleaned.status];
  if (cleaned.bytes.length > maxFileBytes) return 'fileTooLarge';
  const { width, height } = cleaned;
  return { status: 'ok', bytes: cleaned.bytes, name, kind, width, height };
}

/**
 * Sends a proof: checks and stores its file, and keeps it as the next version with the mail that brings the link. What fails
 * before the last step has sent nothing, and can be done again.
 *
 * @throws DatabaseAwayError, StorageError
 */
export async function sendProof(
  staff: Staff,
  proof: { reference: string; position: number; name: string; bytes: Uint8Array; words: string },
): Promise<SendingOutcome> {
  const { reference, position, words } = proof;
  const file = await checkFile(proof.bytes, proof.name);
  if (typeof file === 'string') return file;
  const { kind, width, height } = file;
  const stored = await storeProofFile(file.bytes, kind);
  const name = cleanFileName(file.name, kind);
  const status = await recordProof(staff, {
    reference,
    position,
    kind,
    name,
    width,
    height,
    words,
    ...stored,
  });
  return status === 'ok' ? 'sent' : status;
}

async function takeProof(
  staff: Staff,
  reference: string,
  { form, cut }: { form: FormData; cut: boolean },
): Promise<SendingOutcome> {
  const words = wordsField.safeParse(readTextEntry(form, 'words'));
  if (!words.success) return 'wordsTooLong';
  if (cut) return 'fileTooLarge';
  const file = form.get('file');
  if (!(file instanceof File)) return 'fileNeeded';
  const position = Number(readTextEntry(form, 'position'));
  if (!Number.isSafeInteger(position) || position < 1 || position > 99) return 'invalid';
  const bytes = new Uint8Array(await file.arrayBuffer());
  return sendProof(staff, { reference, position, name: file.name, bytes, words: words.data });
}

/**
 * Takes a proof that staff send: a form of plain HTML, with or without script. It ends at the request's page, which says what
 * became of it, with the words that could not be sent.
 */
export async function receiveProof(request: Request, reference: string): Promise<Response> {
  const locale = new URL(request.url).searchParams.get('locale');
  if (!isOwnOrigin(request.headers) || !isLocale(locale) || !isReference(reference))
    return answerJson({ error: 'forbidden' }, 403);
  const answer = await findStaffOf('jobs');
  if (answer.status === 'forbidden' || answer.status === 'away') return refuseStaff(answer.status);
  const read = await readForm(request, maxFormBytes);
  if (read.status !== 'ok')
    return answerJson({ error: read.status }, read.status === 'unavailable' ? 503 : 400);
  const words = readTextEntry(read.form, 'words');
  // A form of a page that was open for longer than its session: the page asks who it is.
  if (answer.status !== 'staff') return leadBack(locale, reference, 'signedOut', words);
  const outcome = await takeProof(answer.staff, reference, read).catch((error: unknown): SendingOutcome => {
    incident(error, { during: 'proofs.send' });
    return 'unavailable';
  });
  return leadBack(locale, reference, outcome, words);
}

const jobPath = (locale: Locale, reference: string, query: Record<string, string>) =>
  `${pathWithin('admin-requests', locale, { rest: reference, query })}#job`;

/** 303, so that reloading the page does not send the form again. */
const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'private, no-store' } });

function leadBack(locale: Locale, reference: string, outcome: SendingOutcome, words: string): Response {
  const path = pathWithin('admin-requests', locale, { rest: reference });
  const answer = seeOther(jobPath(locale, reference, { proof: outcome }));
  const kept = words.slice(0, 4 * proofLimits.words).toWellFormed();
  const content = { fields: {}, refused: null, values: { words: kept }, ticket: null, upload: null };
  const cookies =
    outcome === 'sent'
      ? forgetReturnedForm(returnedProof, path)
      : returnForm(returnedProof, path, content, 'words');
  for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie);
  return answer;
}
