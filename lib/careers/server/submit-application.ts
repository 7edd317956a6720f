import 'server-only';
import { derivedKey, hashBody } from '@/lib/forms/derived-key';
import { acceptSubmission } from '@/lib/forms/server/accept-submission';
import type { Locale } from '@/lib/i18n/locales';
import { bucketFor, confirmationLimits, hashAddress, hashSession } from '@/lib/limits/server/buckets';
import { type FormTicket, isTooFast } from '@/lib/security/form-ticket';
import type { UploadedFile } from '@/lib/uploads/server/receipts';
import type { ApplicationInput } from '../application-schema';
import { deleteAfter } from '../delete-after';
import { type ApplicationRecord, applicationSubmissions } from './application-submissions';

export interface ApplicationSubmission {
  input: ApplicationInput;
  cv: UploadedFile;
  locale: Locale;
  /** Null for a form sent without a script. */
  ticket: FormTicket | null;
  /** The field that people do not see. */
  honeypot: string;
  /** Network address of the sender. */
  address: string;
  now: Date;
}

export type ApplicationSubmissionResult =
  | { status: 'accepted'; reference: string; duplicate: boolean }
  | { status: 'refused'; reason: 'rateLimited' | 'tooFast' | 'conflict' | 'unavailable' };

/** Takes a job application, whose CV is stored by now, exactly once; see `acceptSubmission`. */
export async function submitApplication(
  submission: ApplicationSubmission,
): Promise<ApplicationSubmissionResult> {
  const { ticket, now } = submission;
  if (isTooFast(ticket, now)) return { status: 'refused', reason: 'tooFast' };
  return acceptSubmission(applicationSubmissions, createRecord(submission), now);
}

function createRecord({
  input,
  cv,
  locale,
  ticket,
  honeypot,
  address,
  now,
}: ApplicationSubmission): Omit<ApplicationRecord, 'reference'> {
  // The digest, not the id: a form without a script brings its file along each time it is sent.
  const hash = hashBody([
    input.position,
    input.name,
    input.firstName,
    input.email,
    input.phone,
    input.message,
    input.keepLonger,
    cv.digest,
    locale,
  ]);
  const addressHash = hashAddress(address);
  const sessionHash = ticket && hashSession(ticket.session);
  return {
    idempotency_key: ticket?.idempotencyKey ?? derivedKey(hash),
    derived_key: ticket === null,
    body_hash: hash,
    locale,
    position_id: input.position,
    name: input.name,
    first_name: input.firstName,
    email: input.email,
    phone: input.phone,
    message: input.message,
    keep_longer: input.keepLonger,
    spam: honeypot !== '',
    submitted_at: now.toISOString(),
    delete_after: deleteAfter(now, input.keepLonger).toISOString(),
    session_hash: sessionHash,
    address_hash: addressHash,
    cv: { id: cv.id, storage_path: cv.path, name: cv.name, kind: cv.kind, size: cv.size },
    limits: sessionHash
      ? [bucketFor('applicationPerSession', sessionHash), bucketFor('applicationPerAddress', addressHash)]
      : [bucketFor('applicationPerAddressWithoutTicket', addressHash)],
    repeat_limits: [bucketFor('applicationRepeatPerAddress', addressHash)],
    mail_limits: confirmationLimits(input.email),
  };
}
