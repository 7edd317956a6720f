import 'server-only';
import { z } from 'zod';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { incident } from '@/lib/log/incident';
import { answerJson } from '@/lib/security/api-answer';
import { isOwnOrigin } from '@/lib/security/own-origin';
import { findStaffOf } from '@/lib/staff/server/staff';
import { readFile, receiveFile } from './receive-file';
import type { FileRefusal, ReceivedFile } from './received-file';

const statusOf: Record<FileRefusal, number> = {
  forbidden: 403,
  unknown: 404,
  fileTooLarge: 413,
  tooManyPixels: 413,
  fileType: 415,
  fileHeic: 415,
  fileBroken: 415,
  videoCodec: 415,
  videoLength: 415,
  videoThere: 409,
  unavailable: 503,
};

/**
 * Takes a picture or a video into a work. The page sends its bytes as the body and reads `{ id, version }` or `{ error }`; a browser
 * without script posts the form with the file in it and is led back to the page of the work.
 */
export async function answerPortfolioUpload(request: Request, workId: string): Promise<Response> {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false;
  const outcome = await take(request, workId, isForm);
  if (isForm) return leadBack(request, workId, outcome);
  if (outcome.status === 'ok') return answerJson({ id: outcome.id, version: outcome.version }, 201);
  return answerJson({ error: outcome.reason }, statusOf[outcome.reason]);
}

async function take(request: Request, workId: string, isForm: boolean): Promise<ReceivedFile> {
  if (!isOwnOrigin(request.headers)) return { status: 'refused', reason: 'forbidden' };
  const answer = await findStaffOf('portfolio');
  if (answer.status !== 'staff') {
    return { status: 'refused', reason: answer.status === 'away' ? 'unavailable' : 'forbidden' };
  }
  if (!z.uuid().safeParse(workId).success) return { status: 'refused', reason: 'unknown' };
  try {
    const read = await readFile(request.body);
    if (read.status !== 'ok') return read;
    const bytes = isForm ? await findFile(request.headers, read.bytes) : read.bytes;
    if (!bytes?.length) return { status: 'refused', reason: 'fileType' };
    return await receiveFile(answer.staff, workId, bytes);
  } catch (error) {
    incident(error, { during: 'portfolio.upload' });
    return { status: 'refused', reason: 'unavailable' };
  }
}

/** The file of a form that a browser without script has sent. */
async function findFile(headers: Headers, body: Uint8Array): Promise<Uint8Array | null> {
  const type = { 'content-type': headers.get('content-type') ?? '' };
  const form = await new Response(new Uint8Array(body), { headers: type }).formData().catch(() => null);
  const file = form?.get('file');
  return file instanceof File ? new Uint8Array(await file.arrayBuffer()) : null;
}

function leadBack(request: Request, workId: string, outcome: ReceivedFile): Response {
  const asked = new URL(request.url).searchParams.get('locale') ?? '';
  const said = outcome.status === 'ok' ? 'uploaded' : outcome.reason;
  const path = pathWithin('admin-portfolio', isLocale(asked) ? asked : defaultLocale, {
    rest: encodeURIComponent(workId),
    query: { outcome: said },
  });
  return new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } });
}
