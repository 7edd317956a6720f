import 'server-only';
import { serverEnv } from '@/lib/env/server';
import { consumeLimitsInMemory } from '@/lib/limits/server/consume-limits';
import { incident } from '@/lib/log/incident';
import { log } from '@/lib/log/log';
import { kickLoop } from '@/lib/loops/loops';
import { keyedHash, type SigningPurpose } from '@/lib/security/signing';
import { createReference } from '../reference';
import { findInSpool, writeToSpool } from './spool';
import type { SubmissionKind, SubmissionRecord } from './submission-kind';

/** How long the database may take, all tries together; a visitor is answered within three seconds. */
const databaseMilliseconds = 2000;
const referenceTries = 3;

export type Acceptance<Acknowledgement> =
  | ({
      status: 'accepted';
      /** The same form had been accepted before. */
      duplicate: boolean;
    } & Acknowledgement)
  | { status: 'refused'; reason: 'rateLimited' | 'conflict' | 'unavailable' };

/**
 * Takes a form: into the database, or, while that is away, onto the disk, from where it is carried over later. Once it
 * is accepted it will be stored exactly once, however often and wherever it is sent again.
 *
 * @param draft everything but the reference, which follows from the key
 */
export async function acceptSubmission<
  Form extends SubmissionRecord,
  Acknowledgement extends { reference: string },
>(
  kind: SubmissionKind<Form, Acknowledgement>,
  draft: Omit<Form, 'reference'>,
  now: Date,
): Promise<Acceptance<Acknowledgement>> {
  const referenced = (attempt: number) =>
    ({
      ...draft,
      reference: referenceFor(kind.referencePurpose, draft.idempotency_key, attempt),
    }) as Form;
  const flight = `${kind.name}:${draft.idempotency_key}:${draft.body_hash}`;
  const current = inFlight.get(flight) as Promise<Acceptance<Acknowledgement>> | undefined;
  if (current) {
    const result = await current;
    return result.status === 'accepted' ? { ...result, duplicate: true } : result;
  }
  const started = accept(kind, referenced, now).finally(() => inFlight.delete(flight));
  inFlight.set(flight, started);
  return started;
}

// Ten clicks are one form and one use of the limits, also while the database is away.
const inFlight = new Map<string, Promise<unknown>>();

/**
 * The same key always gives the same reference: whichever of several simultaneous sendings reaches the database, and
 * whether it went there or to the disk, the visitor was told the right one.
 */
function referenceFor(purpose: SigningPurpose, key: string, attempt: number): string {
  const hash = keyedHash(serverEnv().APP_SECRET, purpose, `${key}:${attempt}`);
  return createReference(() => Buffer.from(hash, 'base64url').readUIntBE(0, 6) / 2 ** 48);
}

async function accept<Form extends SubmissionRecord, Acknowledgement extends { reference: string }>(
  kind: SubmissionKind<Form, Acknowledgement>,
  referenced: (attempt: number) => Form,
  now: Date,
): Promise<Acceptance<Acknowledgement>> {
  let record = referenced(0);
  // What waits on the disk was acknowledged: another form under its key must not reach the database first.
  const waiting = await findInSpool(kind.openSpool(), record.idempotency_key).catch(() => null);
  if (waiting) return acknowledgeSpooled(kind, waiting, record);

  const deadline = performance.now() + databaseMilliseconds;
  for (let attempt = 0; attempt < referenceTries; attempt += 1) {
    const timeoutMilliseconds = Math.ceil(deadline - performance.now());
    if (timeoutMilliseconds <= 0) break;
    record = referenced(attempt);
    const outcome = await kind.store(record, { timeoutMilliseconds });
    switch (outcome.status) {
      case 'stored':
      case 'duplicate':
        if (outcome.status === 'stored') {
          log.info(`${kind.name}.stored`, {
            reference: outcome.acknowledgement.reference,
            spam: record.spam,
          });
          kickLoop('outbox');
        }
        return {
          status: 'accepted',
          ...outcome.acknowledgement,
          duplicate: outcome.status === 'duplicate',
        };
      case 'limited':
        return { status: 'refused', reason: 'rateLimited' };
      case 'conflict':
        return { status: 'refused', reason: 'conflict' };
      case 'invalid':
        // The form's rules let through what the database refuses: our mistake, so the visitor is sent to the phone.
        incident(new Error('The database refused a checked form'), {
          form: kind.name,
          detail: outcome.detail,
        });
        return { status: 'refused', reason: 'unavailable' };
      case 'unreachable':
        log.warn(`${kind.name}.databaseAway`, { reason: outcome.error });
        return acceptOnDisk(kind, record, now);
      case 'reference_taken':
        log.info(`${kind.name}.referenceTaken`, { attempt });
    }
  }
  return acceptOnDisk(kind, record, now);
}

async function acceptOnDisk<Form extends SubmissionRecord, Acknowledgement extends { reference: string }>(
  kind: SubmissionKind<Form, Acknowledgement>,
  record: Form,
  now: Date,
): Promise<Acceptance<Acknowledgement>> {
  if (!consumeLimitsInMemory(record.limits, now)) return { status: 'refused', reason: 'rateLimited' };

  const written = await writeToSpool(kind.openSpool(), record);
  if (written.status === 'failed') {
    incident(written.error, { during: `${kind.name}.spool` });
    return { status: 'refused', reason: 'unavailable' };
  }
  if (written.status === 'already') return acknowledgeSpooled(kind, written.record, record);
  log.warn(`${kind.name}.spooled`, { reference: record.reference });
  kickLoop(kind.loop);
  return { status: 'accepted', ...kind.acknowledge(record), duplicate: false };
}

function acknowledgeSpooled<Form extends SubmissionRecord, Acknowledgement extends { reference: string }>(
  kind: SubmissionKind<Form, Acknowledgement>,
  earlier: Form,
  record: Form,
): Acceptance<Acknowledgement> {
  if (earlier.body_hash !== record.body_hash) return { status: 'refused', reason: 'conflict' };
  return { status: 'accepted', ...kind.acknowledge(earlier), duplicate: true };
}
