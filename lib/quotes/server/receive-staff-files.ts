import 'server-only';
import { readTextEntry } from '@/lib/forms/read-entry';
import { readForm } from '@/lib/forms/server/read-form';
import { isUuid } from '@/lib/forms/uuid';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { incident } from '@/lib/log/incident';
import { answerJson } from '@/lib/security/api-answer';
import { isOwnOrigin } from '@/lib/security/own-origin';
import { refuseStaff } from '@/lib/staff/server/refuse-staff';
import { findStaffOf } from '@/lib/staff/server/staff';
import type { Staff } from '@/lib/staff/staff';
import type { UploadedFile } from '@/lib/uploads/server/receipts';
import { storeUpload } from '@/lib/uploads/server/receive-upload';
import { maxFileBytes } from '@/lib/uploads/upload-purposes';
import { isReference } from '../reference';
import { type AddingOutcome, maxAddedFiles } from '../request/added-files';
import { addStaffFiles } from './staff-files';

// Below the 10 MiB at which Next cuts what passes the middleware.
const maxFormBytes = maxFileBytes - 64 * 1024;

/**
 * Takes files that staff add to a request: a form of plain HTML, with or without script. It ends at the request's page, which
 * says what became of it.
 */
export async function receiveStaffFiles(request: Request, reference: string): Promise<Response> {
  const locale = new URL(request.url).searchParams.get('locale');
  if (!isOwnOrigin(request.headers) || !isLocale(locale) || !isReference(reference))
    return answerJson({ error: 'forbidden' }, 403);
  const answer = await findStaffOf('requests');
  // A form of a page that was open for longer than its session: the page asks who it is.
  if (answer.status === 'visitor') return leadBack(locale, reference, null);
  if (answer.status !== 'staff') return refuseStaff(answer.status);
  const read = await readForm(request, maxFormBytes);
  if (read.status !== 'ok')
    return answerJson({ error: read.status }, read.status === 'unavailable' ? 503 : 400);
  const outcome = await takeFiles(answer.staff, reference, read).catch((error: unknown): AddingOutcome => {
    incident(error, { during: 'quotes.staffFiles' });
    return 'unavailable';
  });
  return leadBack(locale, reference, outcome);
}

async function takeFiles(
  staff: Staff,
  reference: string,
  { form, cut }: { form: FormData; cut: boolean },
): Promise<AddingOutcome> {
  if (cut) return 'fileTooLarge';
  const key = readTextEntry(form, 'key');
  if (!isUuid(key)) return 'invalid';
  const files = form.getAll('files').filter((file) => file instanceof File && file.size > 0) as File[];
  if (files.length === 0) return 'fileNeeded';
  if (files.length > maxAddedFiles) return 'tooManyFiles';
  const stored: UploadedFile[] = [];
  for (const file of files) {
    const result = await storeUpload(
      'quote',
      file.name,
      new Uint8Array(await file.arrayBuffer()),
      new Date(),
    );
    // What was stored of this form by now belongs to nobody, and is swept like any file that was never sent.
    if (result.status === 'refused') return result.reason;
    stored.push(result.file);
  }
  const status = await addStaffFiles(staff.viewer.id, { reference, key, files: stored });
  return status === 'stored' ? 'added' : status;
}

/** 303, so that reloading the page does not send the form again. */
function leadBack(locale: Locale, reference: string, outcome: AddingOutcome | null): Response {
  const query = outcome === null ? {} : { file: outcome };
  const path = `${pathWithin('admin-requests', locale, { rest: reference, query })}#files`;
  return new Response(null, {
    status: 303,
    headers: { Location: path, 'Cache-Control': 'private, no-store' },
  });
}
