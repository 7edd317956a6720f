import 'server-only';
import { kickLoop } from '@/lib/background/server/loops';
import { isPublicHoliday } from '@/lib/company/public-holidays';
import { serverEnv } from '@/lib/env/server';
import type { Locale } from '@/lib/i18n/locales';
import { type Bucket, bucketFor, hashAddress, hashSession } from '@/lib/limits/server/buckets';
import { consumeLimitsInMemory } from '@/lib/limits/server/consume-limits';
import { incident } from '@/lib/log/incident';
import { log } from '@/lib/log/log';
import { type FormTicket, fastestFormMilliseconds, readTicket } from '@/lib/security/form-ticket';
import { keyedHash } from '@/lib/security/signing';
import { answerDueAt } from '../answer-due';
import { derivedKey, hashQuoteBody } from '../body-hash';
import { maxFiles } from '../limits';
import type { QuoteRequestInput } from '../quote-request-schema';
import { createReference } from '../reference';
import { readReceipt, type UploadedFile } from './attachments';
import type { QuoteRecord } from './quote-record';
import { findInSpool, quoteSpool, writeToSpool } from './spool';
import { storeQuoteRequest } from './store-quote-request';

/** How long the database may take, all tries together; a visitor is answered within three seconds. */
const databaseMilliseconds = 2000;
const referenceTries = 3;

export interface QuoteSubmission {
  input: QuoteRequestInput;
  locale: Locale;
  /** The form's ticket, or null for a form sent without a script. */
  ticket: string | null;
  /** The field that people do not see. */
  honeypot: string;
  /** Receipts of uploaded files. */
  uploads: readonly string[];
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
  | { status: 'invalid'; fields: { files: ('tooManyFiles' | 'uploadExpired')[] } };

/**
 * Takes a quote request: into the database, or, while that is away, onto the disk, from where it is carried over later.
 * Once it is accepted it will be stored exactly once, however often and wherever it is sent again.
 */
export async function submitQuoteRequest(submission: QuoteSubmission): Promise<QuoteSubmissionResult> {
  const ticket = submission.ticket ? readTicket(submission.ticket, submission.now) : null;
  if (ticket && submission.now.getTime() - ticket.issuedAt.getTime() < fastestFormMilliseconds) {
    return { status: 'refused', reason: 'tooFast' };
  }
  const files = readUploads(submission.uploads, ticket);
  if ('errors' in files) return { status: 'invalid', fields: { files: files.errors } };

  const record = createRecord(submission, ticket, files.list);
  const flight = `${record.idempotency_key}:${record.body_hash}`;
  const current = inFlight.get(flight);
  if (current) {
    const result = await current;
    return result.status === 'accepted' ? { ...result, duplicate: true } : result;
  }
  const started = accept(record, submission.now).finally(() => inFlight.delete(flight));
  inFlight.set(flight, started);
  return started;
}

// Ten clicks are one request and one use of the limits, also while the database is away.
const inFlight = new Map<string, Promise<QuoteSubmissionResult>>();

function readUploads(
  receipts: readonly string[],
  ticket: FormTicket | null,
): { list: UploadedFile[] } | { errors: ('tooManyFiles' | 'uploadExpired')[] } {
  if (receipts.length > maxFiles) return { errors: ['tooManyFiles'] };
  const read = receipts.map((receipt) => ticket && readReceipt(receipt, ticket.session));
  const list = read.filter((file) => file !== null);
  if (list.length < read.length) return { errors: ['uploadExpired'] };
  return { list: [...new Map(list.map((file) => [file.id, file])).values()] };
}

function createRecord(
  { input, locale, honeypot, address, now }: QuoteSubmission,
  ticket: FormTicket | null,
  files: UploadedFile[],
): QuoteRecord {
  const hash = hashQuoteBody({ request: input, attachmentIds: files.map((file) => file.id), locale });
  const key = ticket?.idempotencyKey ?? derivedKey(hash);
  const addressHash = hashAddress(address);
  const sessionHash = ticket && hashSession(ticket.session);
  const buckets: Bucket[] = sessionHash
    ? [bucketFor('quotePerSession', sessionHash), bucketFor('quotePerAddress', addressHash)]
    : [bucketFor('quotePerAddressWithoutTicket', addressHash)];
  return {
    idempotency_key: key,
    derived_key: ticket === null,
    body_hash: hash,
    reference: referenceFor(key, 0),
    locale,
    name: input.name,
    first_name: input.firstName,
    email: input.email,
    phone: input.phone,
    company: input.company,
    subject: input.subject,
    message: input.message,
    newsletter_opt_in: input.newsletter,
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
    limits: buckets,
    repeat_limits: [bucketFor('quoteRepeatPerAddress', addressHash)],
  };
}

/**
 * The same key always gives the same reference: whichever of several simultaneous sendings reaches the database, and
 * whether it went there or to the disk, the visitor was told the right one.
 */
function referenceFor(key: string, attempt: number): string {
  const hash = keyedHash(serverEnv().APP_SECRET, 'quote-reference', `${key}:${attempt}`);
  return createReference(() => Buffer.from(hash, 'base64url').readUIntBE(0, 6) / 2 ** 48);
}

async function accept(record: QuoteRecord, now: Date): Promise<QuoteSubmissionResult> {
  // What waits on the disk was acknowledged: another request under its key must not reach the database first.
  const waiting = await findInSpool(quoteSpool(), record.idempotency_key).catch(() => null);
  if (waiting) return acknowledgeSpooled(waiting, record);

  const deadline = performance.now() + databaseMilliseconds;
  let candidate = record;
  for (let attempt = 0; attempt < referenceTries; attempt += 1) {
    const timeoutMilliseconds = Math.ceil(deadline - performance.now());
    if (timeoutMilliseconds <= 0) break;
    candidate = { ...record, reference: referenceFor(record.idempotency_key, attempt) };
    const outcome = await storeQuoteRequest(candidate, { timeoutMilliseconds });
    switch (outcome.status) {
      case 'stored':
      case 'duplicate':
        if (outcome.status === 'stored') {
          log.info('quotes.stored', { reference: outcome.reference, spam: record.spam });
          kickLoop('outbox');
        }
        return {
          status: 'accepted',
          reference: outcome.reference,
          answerDueAt: outcome.answer_due_at,
          duplicate: outcome.status === 'duplicate',
        };
      case 'limited':
        return { status: 'refused', reason: 'rateLimited' };
      case 'conflict':
        return { status: 'refused', reason: 'conflict' };
      case 'invalid':
        // The form's rules let through what the database refuses: our mistake, so the visitor is sent to the phone.
        incident(new Error('The database refused a checked quote request'), { detail: outcome.detail });
        return { status: 'refused', reason: 'unavailable' };
      case 'unreachable':
        log.warn('quotes.databaseAway', { reason: outcome.error });
        return acceptOnDisk(candidate, now);
      case 'reference_taken':
        log.info('quotes.referenceTaken', { attempt });
    }
  }
  return acceptOnDisk(candidate, now);
}

async function acceptOnDisk(record: QuoteRecord, now: Date): Promise<QuoteSubmissionResult> {
  if (!consumeLimitsInMemory(record.limits, now)) return { status: 'refused', reason: 'rateLimited' };

  const written = await writeToSpool(quoteSpool(), record);
  if (written.status === 'failed') {
    incident(written.error, { during: 'quotes.spool' });
    return { status: 'refused', reason: 'unavailable' };
  }
  if (written.status === 'already') return acknowledgeSpooled(written.record, record);
  log.warn('quotes.spooled', { reference: record.reference });
  kickLoop('quote-spool');
  return accepted(record, false);
}

function acknowledgeSpooled(earlier: QuoteRecord, record: QuoteRecord): QuoteSubmissionResult {
  if (earlier.body_hash !== record.body_hash) return { status: 'refused', reason: 'conflict' };
  return accepted(earlier, true);
}

function accepted(record: QuoteRecord, duplicate: boolean): QuoteSubmissionResult {
  return {
    status: 'accepted',
    reference: record.reference,
    answerDueAt: new Date(record.answer_due_at),
    duplicate,
  };
}
