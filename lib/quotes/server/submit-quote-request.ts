import 'server-only';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { type ChosenDesignsError, readChosenDesigns } from '@/lib/designs/server/chosen-designs';
import { derivedKey } from '@/lib/forms/derived-key';
import { acceptSubmission } from '@/lib/forms/server/accept-submission';
import type { Locale } from '@/lib/i18n/locales';
import {
  type Bucket,
  bucketFor,
  confirmationLimits,
  hashAddress,
  hashSession,
} from '@/lib/limits/server/buckets';
import { createOptIn } from '@/lib/newsletter/server/opt-in';
import { type FormTicket, isTooFast, readTicket } from '@/lib/security/form-ticket';
import { readReceipts, type UploadedFile } from '@/lib/uploads/server/receipts';
import { answerDueAt } from '../answer-due';
import { hashQuoteBody } from '../body-hash';
import { maxFiles } from '../limits';
import type { QuoteRequestInput } from '../quote-request-schema';
import type { SampleCard } from '../samples/sample-card';
import type { QuoteRecord } from './quote-record';
import { quoteSubmissions } from './quote-submissions';

export interface QuoteSubmission {
  input: QuoteRequestInput;
  locale: Locale;
  /** The form's ticket, or null for a form sent without a script. */
  ticket: string | null;
  /** The field that people do not see. */
  honeypot: string;
  /** Receipts of uploaded files. */
  uploads: readonly string[];
  /** Tokens of designs that are to come with it. */
  designs?: readonly string[];
  /** Files of a plain form, which came with it and are stored. */
  files?: readonly UploadedFile[];
  /** What a request for a sample card asks for. */
  sample?: SampleCard;
  /** The order whose warranty it is about. */
  claim?: { order: string };
  /** Counted beside what every request is. */
  limits?: readonly Bucket[];
  /** Network address of the sender. */
  address: string;
  now: Date;
}

export type QuoteSubmissionResult =
  | {
      status: 'accepted';
      reference: string;
      answerDueAt: Date;
      /** The same request had been accepted before. */
      duplicate: boolean;
    }
  | { status: 'refused'; reason: 'rateLimited' | 'tooFast' | 'conflict' | 'unavailable' }
  | {
      status: 'invalid';
      fields: { files: ('tooManyFiles' | 'uploadExpired')[] } | { designs: ChosenDesignsError[] };
    };

/**
 * Takes a quote request: into the database, or, while that is away, onto the disk, from where it is carried over later.
 * Once it is accepted it will be stored exactly once, however often and wherever it is sent again.
 */
export async function submitQuoteRequest(submission: QuoteSubmission): Promise<QuoteSubmissionResult> {
  const ticket = submission.ticket ? readTicket(submission.ticket, submission.now) : null;
  if (isTooFast(ticket, submission.now)) return { status: 'refused', reason: 'tooFast' };
  const read = readReceipts('quote', submission.uploads, ticket?.session ?? null, maxFiles);
  if ('error' in read) return { status: 'invalid', fields: { files: [read.error] } };

  const chosen = await readChosenDesigns(submission.designs ?? []);
  if ('error' in chosen) return { status: 'invalid', fields: { designs: [chosen.error] } };

  const files = [...read.files, ...(submission.files ?? [])];
  const record = createRecord(submission, ticket, files, chosen.ids);
  return acceptSubmission(quoteSubmissions, record, submission.now);
}

function createRecord(
  { input, sample, claim, files: ownFiles, locale, honeypot, address, now, ...submission }: QuoteSubmission,
  ticket: FormTicket | null,
  files: UploadedFile[],
  designIds: string[],
): Omit<QuoteRecord, 'reference'> {
  const hash = hashQuoteBody({
    request: input,
    // The same form sent twice stores its files twice, under other ids.
    attachmentIds: files.map((file) => (ownFiles ? file.digest : file.id)),
    designIds,
    sample,
    claim,
    locale,
  });
  const addressHash = hashAddress(address);
  const sessionHash = ticket && hashSession(ticket.session);
  const counted = sessionHash
    ? [bucketFor('quotePerSession', sessionHash), bucketFor('quotePerAddress', addressHash)]
    : [bucketFor('quotePerAddressWithoutTicket', addressHash)];
  return {
    idempotency_key: ticket?.idempotencyKey ?? derivedKey(hash),
    derived_key: ticket === null,
    body_hash: hash,
    locale,
    name: input.name,
    first_name: input.firstName,
    email: input.email,
    phone: input.phone,
    company: input.company,
    subject: input.subject,
    message: input.message,
    newsletter_opt_in: input.newsletter,
    newsletter: input.newsletter ? createOptIn(input.email) : null,
    spam: honeypot !== '',
    submitted_at: now.toISOString(),
    answer_due_at: answerDueAt(now, isPublicHoliday).toISOString(),
    session_hash: sessionHash,
    address_hash: addressHash,
    attachments: files.map((file) => ({
      id: file.id,
      storage_path: file.path,
      name: file.name,
      kind: file.kind,
      size: file.size,
    })),
    designs: designIds,
    sample: sample
      ? {
          films: [...sample.films],
          street: sample.street,
          postal_code: sample.postalCode,
          city: sample.city,
          country: sample.country,
        }
      : null,
    claim: claim ?? null,
    limits: [...counted, ...(submission.limits ?? [])],
    repeat_limits: [bucketFor('quoteRepeatPerAddress', addressHash)],
    mail_limits: confirmationLimits(input.email),
  };
}
